-- Lists that stay quick however many tables there are, and what tells a repeated post from a new one.

-- Whose tables these are: those at which a person sits, and those it opened. `ended` is 0 while they run, so that one
-- walk finds the running ones and another the last that ended.
CREATE TABLE attendance (
    person   TEXT NOT NULL,
    ended    INTEGER NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person, ended, table_id)
) STRICT, WITHOUT ROWID;

INSERT INTO attendance (person, ended, table_id)
    SELECT owner, coalesce(ended, 0), id FROM tables
    UNION
    SELECT c.person, coalesce(t.ended, 0), t.id FROM chairs c JOIN tables t ON t.id = c.table_id
    WHERE c.person IS NOT NULL;

-- Kept by the database itself: no way of writing tables and chairs can forget it.
CREATE TRIGGER attendance_opened AFTER INSERT ON tables BEGIN
    INSERT OR IGNORE INTO attendance VALUES (NEW.owner, coalesce(NEW.ended, 0), NEW.id);
END;

CREATE TRIGGER attendance_seated AFTER INSERT ON chairs WHEN NEW.person IS NOT NULL BEGIN
    INSERT OR IGNORE INTO attendance
        SELECT NEW.person, coalesce(ended, 0), id FROM tables WHERE id = NEW.table_id;
END;

CREATE TRIGGER attendance_moved AFTER UPDATE OF person ON chairs WHEN OLD.person IS NOT NEW.person BEGIN
    DELETE FROM attendance WHERE person = OLD.person AND table_id = OLD.table_id
        AND ended = (SELECT coalesce(ended, 0) FROM tables WHERE id = OLD.table_id)
        AND NOT EXISTS (SELECT 1 FROM chairs WHERE table_id = OLD.table_id AND person = OLD.person)
        AND NOT EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id AND owner = OLD.person);
    INSERT OR IGNORE INTO attendance
        SELECT NEW.person, coalesce(ended, 0), id FROM tables WHERE id = NEW.table_id AND NEW.person IS NOT NULL;
END;

CREATE TRIGGER attendance_handed_over AFTER UPDATE OF owner ON tables WHEN OLD.owner IS NOT NEW.owner BEGIN
    DELETE FROM attendance WHERE person = OLD.owner AND ended = coalesce(OLD.ended, 0) AND table_id = OLD.id
        AND NOT EXISTS (SELECT 1 FROM chairs WHERE table_id = OLD.id AND person = OLD.owner);
    INSERT OR IGNORE INTO attendance VALUES (NEW.owner, coalesce(NEW.ended, 0), NEW.id);
END;

CREATE TRIGGER attendance_ended AFTER UPDATE OF ended ON tables WHEN OLD.ended IS NOT NEW.ended BEGIN
    UPDATE OR REPLACE attendance SET ended = coalesce(NEW.ended, 0)
        WHERE ended = coalesce(OLD.ended, 0) AND table_id = NEW.id
          AND person IN (SELECT person FROM chairs WHERE table_id = NEW.id UNION SELECT NEW.owner);
END;

-- When something last happened, in the table itself: lists are sorted by it.
ALTER TABLE tables ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET moved = max(created, coalesce(started, 0), coalesce(ended, 0), coalesce(
    (SELECT at FROM plies WHERE table_id = tables.id ORDER BY ply DESC LIMIT 1), 0));
CREATE INDEX tables_moved ON tables (moved);
CREATE INDEX tables_by_move ON tables (state, visibility, moved);

CREATE TRIGGER moved_by_ply AFTER INSERT ON plies BEGIN
    UPDATE tables SET moved = max(moved, NEW.at) WHERE id = NEW.table_id;
END;

-- Guests who never came back are looked for by age.
CREATE INDEX guests_by_age ON people (created) WHERE guest = 1;

-- A line that comes with an id from its sender is kept once.
ALTER TABLE chat ADD COLUMN post TEXT;
CREATE UNIQUE INDEX chat_posts ON chat (table_id, person, post) WHERE post IS NOT NULL;

-- Written to see whether anything can be written.
CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    at INTEGER NOT NULL
) STRICT;
INSERT INTO pulse VALUES (1, 0);
