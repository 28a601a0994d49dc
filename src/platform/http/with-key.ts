/** The init of a call that takes an `Idempotency-Key`; without a key the call makes its own. */
export function withKey(key: string | undefined): {
  readonly headers?: Readonly<Record<string, string>>
} {
  return key === undefined ? {} : { headers: { 'Idempotency-Key': `"${key}"` } }
}
