/**
 * The database is unavailable and nothing of the call was stored. The message names the database,
 * never a password or value.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreAway'
}
