/** `used_ms`: when a refresh token was first used. `seed`: what its successor is derived with. */
export const refreshReuse: readonly string[] = [
  'ALTER TABLE refresh_tokens ADD COLUMN used_ms BIGINT',
  'ALTER TABLE refresh_tokens ADD COLUMN seed TEXT',
]
