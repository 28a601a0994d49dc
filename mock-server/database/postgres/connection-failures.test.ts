import { expect, test } from 'vitest'
import { startMockServer } from '../../server.ts'
import { StoreUnavailable } from '../store-unavailable.ts'
import { databaseOf, openStore } from '../open-store.ts'
import { mustRunAgain, asStoreUnavailable } from './connection-failures.ts'

const place = { host: 'db.example', port: 5432, database: 'sandbox', user: 'wellspring' }
const failure = (code: string, message = 'secret') => Object.assign(new Error(message), { code })

test.each([
  [
    failure('ECONNREFUSED'),
    'PostgreSQL at db.example:5432 refuses connections; is it running? (ECONNREFUSED)',
  ],
  [
    new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')]),
    'PostgreSQL at db.example:5432 refuses connections; is it running? (ECONNREFUSED)',
  ],
  [failure('28P01'), 'PostgreSQL at db.example:5432 refuses the password of wellspring'],
  [failure('3D000'), 'PostgreSQL at db.example:5432 has no database sandbox'],
  [failure('53300'), 'PostgreSQL at db.example:5432 has no connection left to give'],
  [failure('57P01'), 'PostgreSQL at db.example:5432 has broken the connection'],
  [failure('57014'), 'PostgreSQL at db.example:5432 took too long'],
  [
    failure('', 'Connection terminated unexpectedly'),
    'PostgreSQL at db.example:5432 has broken the connection',
  ],
  [
    failure('', 'timeout exceeded when trying to connect'),
    'PostgreSQL at db.example:5432 does not answer',
  ],
  [failure('', 'timeout expired'), 'PostgreSQL at db.example:5432 does not answer'],
  [failure('', 'Query read timeout'), 'PostgreSQL at db.example:5432 does not answer'],
])('%s is reported as %j', (error, message) => {
  const away = asStoreUnavailable(error, place)
  expect(away).toBeInstanceOf(StoreUnavailable)
  expect((away as StoreUnavailable).message).toBe(message)
})

test('does not report other errors as an unavailable database', () => {
  for (const code of ['42601', '23505', '22021', '40001', '40P01'])
    expect(asStoreUnavailable(failure(code), place)).not.toBeInstanceOf(StoreUnavailable)
  expect([failure('40001'), failure('40P01'), failure('23505')].map(mustRunAgain)).toEqual([
    true,
    true,
    false,
  ])
})

test('a server without its database fails to start and names the address, not the password', async () => {
  const started = startMockServer({
    port: 0,
    database: 'postgresql://wellspring:hunter2@127.0.0.1:1/sandbox',
    control: false,
    members: [],
  })
  const error = await started.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(StoreUnavailable)
  expect((error as StoreUnavailable).message).toBe(
    'PostgreSQL at 127.0.0.1:1 refuses connections; is it running? (ECONNREFUSED)',
  )
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('hunter2')
})

test('refuses an invalid address without quoting it', async () => {
  for (const address of ['mysql://wellspring:hunter2@host/sandbox', 'host=x password=hunter2'])
    expect(() => databaseOf(address)).toThrow(
      /^DATABASE_URL must be such as postgresql:\/\/user:password@host:5432\/database$/,
    )
  await expect(
    openStore('postgresql://wellspring:hunter2@host:not-a-port/sandbox'),
  ).rejects.toThrow(/^DATABASE_URL cannot be read; it must be such as/)
  expect(databaseOf('')).toMatch(/sandbox\.sqlite$/)
})
