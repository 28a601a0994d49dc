/** Links to the report for a doctor, by a hash of their token. */
export const reportLinks: readonly string[] = [
  `CREATE TABLE report_links (
    id TEXT PRIMARY KEY,
    hash TEXT NOT NULL UNIQUE,
    member_id TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    parts TEXT NOT NULL,
    report_days INTEGER NOT NULL,
    made_ms BIGINT NOT NULL,
    ends_ms BIGINT NOT NULL,
    revoked_ms BIGINT,
    look_count INTEGER NOT NULL DEFAULT 0,
    last_look_ms BIGINT
  )`,
  'CREATE INDEX report_links_by_member ON report_links (member_id, made_ms)',
]
