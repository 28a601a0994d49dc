/** `used_ms`: first use of a refresh token. `seed`: input from which its successor is derived. */
export const refreshReuse: readonly string[] = [
  'ALTER TABLE refresh_tokens ADD COLUMN used_ms BIGINT',
  'ALTER TABLE refresh_tokens ADD COLUMN seed TEXT',
]
