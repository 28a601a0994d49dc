/**
 * Earlier email addresses of a member. Each works for sign-in until `until_ms` (epoch
 * milliseconds).
 */
export const formerNames: readonly string[] = [
  `CREATE TABLE former_sign_in_names (
    username TEXT PRIMARY KEY,
    member_id TEXT NOT NULL REFERENCES members (id) ON DELETE CASCADE,
    until_ms BIGINT NOT NULL
  )`,
]
