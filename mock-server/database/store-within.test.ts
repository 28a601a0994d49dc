import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FreshDatabase, passingDatabase } from '../testing/fresh-database.ts'
import { openStore } from './open-store.ts'
import { openSqlite } from './sqlite-store.ts'
import type { Store } from './store.ts'
import { storeWithin } from './store-within.ts'

let fresh: FreshDatabase
let store: Store
beforeEach(async () => {
  fresh = await passingDatabase()
  store = await openStore(fresh.database)
  await store.run('CREATE TABLE t (n INTEGER)')
})
afterEach(async () => {
  await store.close()
  await fresh.remove()
})

const add = (n: number) => (sql: Pick<Store, 'run'>) => sql.run('INSERT INTO t VALUES (?)', [n])
const stored = async (): Promise<readonly number[]> =>
  (await store.all<{ n: number }>('SELECT n FROM t ORDER BY n')).map(({ n }) => n)
const no = async (sql: Pick<Store, 'run' | 'notify'>, n: number): Promise<never> => {
  await add(n)(sql)
  await sql.notify('t', String(n))
  throw new Error('no')
}

test('a failure undoes the transactions within', async () => {
  const failing = storeWithin(store, async (within) => {
    await within.transaction(add(1))
    await within.alone('work', () => add(2)(within))
    await no(within, 3)
  })
  await expect(failing).rejects.toThrow('no')
  expect(await stored()).toEqual([])
})

test('a failed transaction within undoes itself only, with its notices', async () => {
  const heard: (string | null)[] = []
  const last = Promise.withResolvers<void>()
  await store.listen('t', (payload) => {
    heard.push(payload)
    if (payload === 'last') last.resolve()
  })
  await storeWithin(store, async (within) => {
    await within.transaction(async (sql) => {
      await add(1)(sql)
      await sql.notify('t', '1')
    })
    await expect(within.transaction((sql) => no(sql, 2))).rejects.toThrow('no')
    await add(3)(within)
    await within.notify('t', '3')
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    expect(heard).toEqual([])
  })
  await store.notify('t', 'last')
  await last.promise
  expect(heard).toEqual(['1', '3', 'last'])
  expect(await stored()).toEqual([1, 3])
})

test('what waits for the commit can use the outer store, and runs never after a failure', async () => {
  const seen: (readonly number[])[] = []
  const look = async (): Promise<void> => void seen.push(await stored())
  await storeWithin(store, async (within) => {
    await within.afterCommit(look)
    await add(1)(within)
  })
  expect(seen).toEqual([[1]])
  await expect(
    storeWithin(store, async (within) => {
      await within.afterCommit(look)
      await no(within, 2)
    }),
  ).rejects.toThrow('no')
  expect(seen).toEqual([[1]])
})

test('on SQLite, a transaction that uses its outer store fails, and does not wait for ever', async () => {
  const sqlite = openSqlite(':memory:')
  const wrong = storeWithin(sqlite, async () => sqlite.get('SELECT 1'))
  await expect(wrong).rejects.toThrow('Use the store of the call.')
  await expect(sqlite.transaction(() => sqlite.transaction(async () => 1))).rejects.toThrow(
    'Use the store of the call.',
  )
  // What it leaves for later may.
  const later = await sqlite.transaction(async () => ({
    read: Promise.resolve()
      .then(() => new Promise((done) => setTimeout(done, 1)))
      .then(() => sqlite.get('SELECT 1 AS n')),
  }))
  expect(await later.read).toEqual({ n: 1 })
  await sqlite.close()
})
