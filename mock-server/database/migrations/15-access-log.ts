/** Views of a member's data by others, what each showed, and since when they are recorded. */
export const accessLog: readonly string[] = [
  `CREATE TABLE access_log (
    id TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    family_id TEXT,
    viewer_type TEXT NOT NULL,
    viewer_name TEXT,
    role TEXT,
    started_ms BIGINT NOT NULL,
    ended_ms BIGINT
  )`,
  'CREATE INDEX access_log_by_member ON access_log (member_id, started_ms)',
  'CREATE INDEX access_log_by_family ON access_log (family_id)',
  `CREATE TABLE access_log_areas (
    view_id TEXT NOT NULL REFERENCES access_log (id) ON DELETE CASCADE,
    area TEXT NOT NULL,
    PRIMARY KEY (view_id, area)
  )`,
  'ALTER TABLE members ADD COLUMN access_recorded_ms BIGINT',
]
