-- Times are milliseconds since 1970, UTC. What has an id of its own is named by it; what belongs to a table is keyed by
-- (table, number), so that of two writers only one gets the number.

CREATE TABLE people (
    id            TEXT PRIMARY KEY,
    name          TEXT NOT NULL,
    name_key      TEXT NOT NULL,
    guest         INTEGER NOT NULL,
    password_hash TEXT,
    language      TEXT,
    created       INTEGER NOT NULL,
    CHECK (guest = (password_hash IS NULL))
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX accounts_by_name ON people (name_key) WHERE guest = 0;

CREATE TABLE sessions (
    number  INTEGER PRIMARY KEY AUTOINCREMENT,
    hash    BLOB NOT NULL UNIQUE,
    person  TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind    TEXT NOT NULL,
    label   TEXT,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    expires INTEGER NOT NULL
) STRICT;

CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_end ON sessions (expires);

CREATE TABLE tables (
    id           TEXT PRIMARY KEY,
    game         TEXT NOT NULL,
    ruleset      TEXT NOT NULL,
    components   TEXT NOT NULL,
    options      TEXT NOT NULL,
    clock        TEXT NOT NULL,
    visibility   TEXT NOT NULL,
    rated        INTEGER NOT NULL,
    secret       BLOB NOT NULL,
    commitment   BLOB NOT NULL,
    owner        TEXT NOT NULL REFERENCES people (id),
    parent_table TEXT,
    parent_ply   INTEGER,
    extra        TEXT NOT NULL,
    created      INTEGER NOT NULL,
    started      INTEGER,
    ended        INTEGER,
    state        TEXT NOT NULL,
    epoch        INTEGER NOT NULL DEFAULT 0,
    outcome      TEXT,
    -- When ratings were applied; a match is rated once.
    rated_at     INTEGER
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_state ON tables (state, visibility, created);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE INDEX tables_unrated ON tables (ended) WHERE state = 'over' AND rated = 1 AND rated_at IS NULL;

CREATE TABLE chairs (
    table_id   TEXT NOT NULL REFERENCES tables (id),
    seat       INTEGER NOT NULL,
    kind       TEXT NOT NULL,
    person     TEXT REFERENCES people (id),
    level      TEXT,
    name       TEXT,
    part       BLOB,
    takeover   INTEGER NOT NULL,
    clock_left INTEGER,
    place      INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX chairs_by_person ON chairs (person) WHERE person IS NOT NULL;

CREATE TABLE plies (
    table_id   TEXT NOT NULL REFERENCES tables (id),
    ply        INTEGER NOT NULL,
    epoch      INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    text       TEXT NOT NULL,
    -- A person's id, or NULL for a computer player.
    person     TEXT,
    crossed    INTEGER NOT NULL,
    clock_left INTEGER,
    at         INTEGER NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE undone_plies (
    table_id   TEXT NOT NULL REFERENCES tables (id),
    until      INTEGER NOT NULL,
    ply        INTEGER NOT NULL,
    epoch      INTEGER NOT NULL,
    seat       INTEGER NOT NULL,
    text       TEXT NOT NULL,
    person     TEXT,
    crossed    INTEGER NOT NULL,
    clock_left INTEGER,
    at         INTEGER NOT NULL,
    PRIMARY KEY (table_id, until, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    person   TEXT NOT NULL,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE ratings (
    person     TEXT NOT NULL REFERENCES people (id),
    game       TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    games      INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE rating_history (
    person     TEXT NOT NULL REFERENCES people (id),
    at         INTEGER NOT NULL,
    table_id   TEXT NOT NULL REFERENCES tables (id),
    game       TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    games      INTEGER NOT NULL,
    PRIMARY KEY (person, at, table_id)
) STRICT, WITHOUT ROWID;
