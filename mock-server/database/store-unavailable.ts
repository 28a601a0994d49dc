/**
 * The database cannot be asked at the moment; nothing of the call was kept. Its message names the
 * database, never a password or a value.
 */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreAway'
}
