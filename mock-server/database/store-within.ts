import type { Sql, Store } from './store.ts'

type Notice = { readonly topic: string; readonly payload: string }

/**
 * Runs `work` with a store whose statements and transactions are all part of one transaction. As in
 * every transaction, `work` may run more than once and must not use the outer store.
 */
export async function storeWithin<T>(
  store: Store,
  work: (within: Store) => Promise<T>,
): Promise<T> {
  let later: (() => Promise<void>)[] = []
  const result = await store.transaction(async (sql) => {
    later = []
    const notices: Notice[] = []
    const value = await work(withinOf(store, sql, notices, later))
    for (const { topic, payload } of notices) await sql.notify(topic, payload)
    return value
  })
  for (const each of later) await each()
  return result
}

/** A transaction within is a savepoint: when it fails, its notices go with its changes. */
function withinOf(
  store: Store,
  sql: Sql,
  notices: Notice[],
  later: (() => Promise<void>)[],
): Store {
  const notify = async (topic: string, payload: string): Promise<void> => {
    notices.push({ topic, payload })
  }
  return {
    ...store,
    ...sql,
    notify,
    transaction: async (work) => {
      const { length } = notices
      await sql.run('SAVEPOINT part')
      try {
        const result = await work({ ...sql, notify })
        await sql.run('RELEASE SAVEPOINT part')
        return result
      } catch (error) {
        notices.length = length
        // A broken connection has undone everything already.
        await sql
          .run('ROLLBACK TO SAVEPOINT part')
          .then(() => sql.run('RELEASE SAVEPOINT part'))
          .catch(() => undefined)
        throw error
      }
    },
    // Another connection would wait for this transaction.
    alone: (_what, work) => work(),
    afterCommit: async (work) => void later.push(work),
  }
}
