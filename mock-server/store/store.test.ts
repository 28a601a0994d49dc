import { expect, test } from 'vitest'
import { migrate } from './migrations.ts'
import { openSqlite } from './sqlite.ts'

test('migrating twice changes nothing', async () => {
  const store = openSqlite(':memory:')
  await migrate(store)
  await migrate(store)
  expect(await store.all('SELECT version FROM schema_migrations')).toHaveLength(1)
  await store.close()
})

test('a transaction that fails leaves nothing, and statements from outside wait for it', async () => {
  const store = openSqlite(':memory:')
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
  await store.close()
})

test('transactions follow one another', async () => {
  const store = openSqlite(':memory:')
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
  await store.close()
})
