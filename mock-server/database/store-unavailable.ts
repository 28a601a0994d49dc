/**
 * The database is unavailable and nothing of the call was stored. The message names the database,
 * never a password or value.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreAway'

  /** By its name, because a bundle has a class of its own. */
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'StoreAway'
  }
}
