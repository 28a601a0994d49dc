import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FreshDatabase, passingDatabase } from '../testing/fresh-database.ts'
import { readFact, updateFact, writeFact } from './facts/facts.ts'
import { addMember } from './tables/members.ts'
import { migrate } from './migrations.ts'
import { openStore } from './open-store.ts'
import type { Store } from './store.ts'

let fresh: FreshDatabase
let store: Store
beforeEach(async () => {
  fresh = await passingDatabase()
  store = await openStore(fresh.database)
})
afterEach(async () => {
  await store.close()
  await fresh.remove()
})

test('a repeated migration changes nothing', async () => {
  const applied = () =>
    store.all<{ version: number }>('SELECT version FROM schema_migrations ORDER BY version')
  await migrate(store)
  const first = await applied()
  expect(first[0]).toEqual({ version: 1 })
  await migrate(store)
  expect(await applied()).toEqual(first)
})

test('a failed migration rolls back completely', async () => {
  await store.run('CREATE TABLE bp_readings (n INTEGER)')
  await expect(migrate(store)).rejects.toThrow('already exists')
  await expect(store.all('SELECT id FROM members')).rejects.toThrow(/no such table|does not exist/)
  await store.run('DROP TABLE bp_readings')
  await migrate(store)
  expect(await store.all('SELECT id FROM members')).toEqual([])
})

test('a failed transaction rolls back, and other statements wait for it', async () => {
  await store.run('CREATE TABLE t (n INTEGER)')
  const failing = store.transaction(async (sql) => {
    await sql.run('INSERT INTO t VALUES (1)')
    await new Promise((resolve) => setImmediate(resolve))
    throw new Error('no')
  })
  const outside = store.run('INSERT INTO t VALUES (2)')
  await expect(failing).rejects.toThrow('no')
  await outside
  expect(await store.all<{ n: number }>('SELECT n FROM t')).toEqual([{ n: 2 }])
})

test('runs transactions one after another', async () => {
  await store.run('CREATE TABLE t (n INTEGER)')
  await store.run('INSERT INTO t VALUES (0)')
  const add = () =>
    store.transaction(async (sql) => {
      const row = await sql.get<{ n: number }>('SELECT n FROM t')
      await new Promise((resolve) => setImmediate(resolve))
      await sql.run('UPDATE t SET n = ?', [row!.n + 1])
    })
  await Promise.all([add(), add(), add()])
  expect(await store.get('SELECT n FROM t')).toEqual({ n: 3 })
})

/** A member with no new labs. */
const withMember = async (): Promise<string> => {
  await migrate(store)
  await addMember(store, {
    id: 'm-1',
    public_id: 'p-1',
    template: 'rosa',
    scenario: null,
    username: 'a',
    password_hash: '',
    time_zone: 'America/New_York',
    filled_to: 0,
  })
  await writeFact(store, 'm-1', 'scores', { scores: [] })
  return 'm-1'
}
const score = (points: number) =>
  ({ pillar: 'WEIGHT', score: points, timestamp: '2026-11-20T06:00:00' }) as const

test('keeps all concurrent changes of a fact', async () => {
  const id = await withMember()
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      updateFact(store, id, 'scores', ({ scores }) => ({ scores: [...scores, score(index)] })),
    ),
  )
  expect(
    (await readFact(store, id, 'scores')).scores
      .map((one) => one.score)
      .toSorted((a, b) => a! - b!),
  ).toEqual(Array.from({ length: 20 }, (_, index) => index))
})

test('keeps the fact when a change throws, and reports a missing fact', async () => {
  const id = await withMember()
  await expect(
    updateFact(store, id, 'scores', () => {
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  expect(await readFact(store, id, 'scores')).toEqual({ scores: [] })
  await expect(updateFact(store, id, 'labs', () => [])).rejects.toThrow('without the fact "labs"')
})

test('notifies listeners of a topic after the commit, until they stop listening', async () => {
  const heard: (string | null)[] = []
  const leave = await store.listen('chat', (payload) => heard.push(payload))
  const all = new Promise<void>((resolve) => void store.listen('end', () => resolve()))
  await store.notify('other', '0')
  await store.transaction(async (sql) => {
    await sql.notify('chat', '1')
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    expect(heard).toEqual([])
  })
  await store
    .transaction(async (sql) => {
      await sql.notify('chat', 'never')
      throw new Error('undone')
    })
    .catch(() => undefined)
  await store.notify('chat', '2')
  await expect(store.notify('chat', 'x'.repeat(8000))).rejects.toThrow('at most 7900 bytes')
  const other = await store.listen('other', () => undefined)
  await other()
  await new Promise<void>(
    (resolve) => void store.listen('pause', () => resolve()).then(() => store.notify('pause', '')),
  )
  await leave()
  await store.notify('chat', '3')
  await store.notify('end', '')
  await all
  expect(heard).toEqual(['1', '2'])
})
