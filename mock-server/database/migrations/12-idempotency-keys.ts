/**
 * Idempotency keys by member, with the answer to the first request; null while it runs. `owner` is
 * empty for calls without a session.
 */
export const idempotencyKeys: readonly string[] = [
  `CREATE TABLE idempotency_keys (
    owner TEXT NOT NULL,
    idempotency_key TEXT NOT NULL,
    member_id TEXT REFERENCES members (id) ON DELETE CASCADE,
    fingerprint TEXT NOT NULL,
    answer TEXT,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (owner, idempotency_key)
  )`,
  'CREATE INDEX idempotency_keys_by_age ON idempotency_keys (at_ms)',
]
