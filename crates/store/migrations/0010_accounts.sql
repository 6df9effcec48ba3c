-- Accounts that cannot be mistaken for one another, tokens that say what they may, clocks that are kept.

-- May a personal token rename its owner?
ALTER TABLE sessions ADD COLUMN may_rename INTEGER NOT NULL DEFAULT 0;

-- What the names of accounts look like: two that share a line could be taken for each other. Worked out by the program,
-- for accounts from before this step when the file is opened.
CREATE TABLE looks (
    look   TEXT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    PRIMARY KEY (look, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX looks_by_person ON looks (person);

-- Guests who are called as a new account is, to give them another name.
CREATE INDEX guests_by_name ON people (name_key) WHERE guest = 1;

-- What is left on the clock of a seat stands with its chair; before, only the ply knew.
UPDATE chairs SET clock_left = coalesce(
    (SELECT p.clock_left FROM plies p
     WHERE p.table_id = chairs.table_id AND p.seat = chairs.seat AND p.clock_left IS NOT NULL
     ORDER BY p.ply DESC LIMIT 1), clock_left)
WHERE table_id IN (SELECT id FROM tables WHERE state = 'playing');
