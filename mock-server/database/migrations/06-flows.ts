/** Food entries. `foods` is JSON; `client_entry_id` identifies a repeated add. */
export const flows: readonly string[] = [
  `CREATE TABLE food_entries (
    member_id TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    at_ms BIGINT NOT NULL,
    id TEXT NOT NULL,
    local_time TEXT NOT NULL,
    utc_offset INTEGER NOT NULL,
    time_zone TEXT NOT NULL,
    meal TEXT NOT NULL,
    foods TEXT NOT NULL,
    note TEXT NOT NULL,
    revision INTEGER NOT NULL,
    client_entry_id TEXT NOT NULL,
    PRIMARY KEY (member_id, id)
  )`,
  'CREATE INDEX food_entries_by_time ON food_entries (member_id, at_ms)',
  'CREATE UNIQUE INDEX food_entries_by_client_id ON food_entries (member_id, client_entry_id)',
]
