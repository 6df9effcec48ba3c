-- Long matches are taken up at a keyframe, and old ones are played with the components they began with.

-- The text of each component set, once. Tables opened before this step name fingerprints that are not here.
CREATE TABLE components (
    fingerprint TEXT PRIMARY KEY,
    -- The game that brought it first; sets of games without pieces of their own are all the same one.
    game        TEXT NOT NULL,
    text        TEXT NOT NULL
) STRICT;

-- The whole match after a ply. With a row id: positions are long, and must not weigh down the tree that is searched.
CREATE TABLE keyframes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    ply      INTEGER NOT NULL,
    -- The epoch whose line of play it shows; never older than its ply.
    epoch    INTEGER NOT NULL,
    position TEXT NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT;

-- The last ply by which somebody learnt something, without a walk back through the log.
CREATE INDEX plies_crossed ON plies (table_id, ply) WHERE crossed = 1;
