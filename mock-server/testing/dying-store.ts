import type { Sql, Store } from '../database/store.ts'
import { StoreUnavailable } from '../database/store-unavailable.ts'

/**
 * Changes a store so that it dies after some statements: no later one reaches the database, until
 * `dieAfter(Infinity)`. Returns `dieAfter`.
 */
export function dyingStore(store: Store): (statements: number) => void {
  let left = Infinity
  const live = (): void => {
    if (left <= 0) throw new StoreUnavailable('the store of the test has died')
    left--
  }
  const dying = <Part extends Sql>(sql: Part): Part => ({
    ...sql,
    all: async (text, parameters) => (live(), sql.all(text, parameters)),
    get: async (text, parameters) => (live(), sql.get(text, parameters)),
    run: async (text, parameters) => (live(), sql.run(text, parameters)),
  })
  const { transaction } = store
  Object.assign(store, dying({ ...store }), {
    transaction: (work: (sql: Sql) => Promise<unknown>, kind?: 'serial' | 'locking') =>
      transaction((sql) => work(dying(sql)), kind),
  })
  return (statements) => {
    left = statements
  }
}
