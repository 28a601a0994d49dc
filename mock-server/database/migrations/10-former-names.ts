/**
 * Email addresses that a member signed in with before a change; each works until `until_ms` (epoch
 * milliseconds).
 */
export const formerNames: readonly string[] = [
  `CREATE TABLE former_sign_in_names (
    username TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    until_ms BIGINT NOT NULL
  )`,
]
