/**
 * `tickets` are single-use: access codes, auth tokens, mail links and trusted devices.
 * `mfa_challenges` are open second steps, `asks` counts rate-limited requests, `mails` holds sent
 * messages, `audit` holds staff actions.
 */
export const signIn: readonly string[] = [
  'ALTER TABLE families ADD COLUMN impersonator_id TEXT',
  'ALTER TABLE families ADD COLUMN role TEXT',
  'ALTER TABLE families ADD COLUMN started_ms BIGINT',
  `CREATE TABLE tickets (
    hash TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    member_id TEXT REFERENCES members (id) ON DELETE CASCADE,
    data TEXT NOT NULL,
    expires_ms BIGINT NOT NULL,
    used INTEGER NOT NULL
  )`,
  'CREATE INDEX tickets_by_member ON tickets (member_id, kind)',
  `CREATE TABLE mfa_challenges (
    hash TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    expires_ms BIGINT NOT NULL,
    done INTEGER NOT NULL,
    wrong INTEGER NOT NULL,
    code_hash TEXT,
    code_expires_ms BIGINT NOT NULL,
    resend_ms BIGINT NOT NULL
  )`,
  'CREATE INDEX mfa_challenges_by_member ON mfa_challenges (member_id)',
  'CREATE TABLE asks (kind TEXT NOT NULL, name TEXT NOT NULL, at_ms BIGINT NOT NULL)',
  'CREATE INDEX asks_by_name ON asks (kind, name)',
  `CREATE TABLE mails (
    id TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at_ms BIGINT NOT NULL,
    channel TEXT NOT NULL,
    destination TEXT NOT NULL,
    kind TEXT NOT NULL,
    secret TEXT NOT NULL,
    text TEXT NOT NULL
  )`,
  'CREATE INDEX mails_by_member ON mails (member_id)',
  `CREATE TABLE audit (
    id TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    at_ms BIGINT NOT NULL,
    impersonator_id TEXT NOT NULL,
    role TEXT NOT NULL,
    action TEXT NOT NULL
  )`,
  'CREATE INDEX audit_by_member ON audit (member_id)',
  `CREATE TABLE external_identities (
    partner_id TEXT NOT NULL,
    external_id TEXT NOT NULL,
    member_id TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    PRIMARY KEY (partner_id, external_id)
  )`,
  'CREATE TABLE signing_keys (name TEXT PRIMARY KEY, jwk TEXT NOT NULL)',
]
