import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { diskFailure } from './disk-failure.ts'
import { StoreUnavailable } from './store-unavailable.ts'

const thrownBy = (work: () => void): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('Nothing was thrown.')
}

it('a full disk is an outage', () => {
  const database = new DatabaseSync(':memory:')
  database.exec('CREATE TABLE notes (text TEXT); PRAGMA max_page_count = 2')
  const error = thrownBy(() =>
    database.prepare('INSERT INTO notes VALUES (?)').run('a'.repeat(100_000)),
  )
  expect(diskFailure(error)).toBeInstanceOf(StoreUnavailable)
  database.close()
})

it.each([
  ['a failing disk', { errcode: 10 }],
  ['a write that failed', { errcode: 778 }],
])('%s is an outage', (_, error) => expect(diskFailure(error)).toBeInstanceOf(StoreUnavailable))

it.each([
  ['a broken rule', { errcode: 2067 }],
  ['another error', new TypeError('no')],
])('%s stays as it is', (_, error) => expect(diskFailure(error)).toBe(error))
