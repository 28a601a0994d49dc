const reading = (table: string, columns: string) => [
  `CREATE TABLE ${table} (
    member_id TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    at_ms BIGINT NOT NULL,
    id TEXT NOT NULL,
    local_time TEXT NOT NULL,
    utc_offset INTEGER NOT NULL,
    time_zone TEXT NOT NULL,
    ${columns},
    PRIMARY KEY (member_id, at_ms, id)
  )`,
]

/** Members, their facts, sessions and readings. */
export const base: readonly string[] = [
  `CREATE TABLE members (
    id TEXT PRIMARY KEY,
    public_id TEXT NOT NULL,
    template TEXT NOT NULL,
    scenario TEXT,
    username TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    time_zone TEXT NOT NULL,
    filled_to BIGINT NOT NULL
  )`,
  'CREATE INDEX members_by_scenario ON members (scenario)',
  `CREATE TABLE facts (
    member_id TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (member_id, name)
  )`,
  `CREATE TABLE sign_in_attempts (username TEXT PRIMARY KEY, failures INTEGER NOT NULL, last_ms BIGINT NOT NULL)`,
  `CREATE TABLE families (
    id TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    expires_ms BIGINT NOT NULL,
    revoked INTEGER NOT NULL
  )`,
  `CREATE TABLE refresh_tokens (
    hash TEXT PRIMARY KEY,
    family_id TEXT NOT NULL REFERENCES families (id) ON DELETE CASCADE,
    used INTEGER NOT NULL
  )`,
  'CREATE INDEX refresh_tokens_by_family ON refresh_tokens (family_id)',
  `CREATE TABLE access_tokens (
    hash TEXT PRIMARY KEY,
    family_id TEXT NOT NULL REFERENCES families (id) ON DELETE CASCADE,
    expires_ms BIGINT NOT NULL,
    revoked INTEGER NOT NULL
  )`,
  'CREATE INDEX access_tokens_by_family ON access_tokens (family_id)',
  'CREATE INDEX families_by_member ON families (member_id)',
  ...reading(
    'bp_readings',
    'systolic INTEGER NOT NULL, diastolic INTEGER NOT NULL, pulse INTEGER, source TEXT NOT NULL',
  ),
  ...reading(
    'bg_readings',
    `value INTEGER, eat_code INTEGER, source INTEGER NOT NULL, oor_low INTEGER NOT NULL, oor_high INTEGER NOT NULL,
    note TEXT, carb INTEGER, feeling_code INTEGER, short_float DOUBLE PRECISION, long_float DOUBLE PRECISION,
    premix_float DOUBLE PRECISION, is_control INTEGER NOT NULL`,
  ),
  ...reading(
    'weight_readings',
    'weight_lb DOUBLE PRECISION NOT NULL, weight_as_read TEXT, body_fat DOUBLE PRECISION, muscle DOUBLE PRECISION, is_irregular INTEGER NOT NULL, source TEXT NOT NULL',
  ),
]
