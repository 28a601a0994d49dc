import { afterEach, expect, it, vi } from 'vitest'
import { postgresHome } from '../postgres/find-postgres.ts'
import { onPostgres } from './on-postgres.ts'

afterEach(() => vi.unstubAllEnvs())

const part = onPostgres(['--eval', '', '--'], () => ({ passed: 1, failed: 0 }))

it('is left out only when told to, and says so', async () => {
  vi.stubEnv('WITHOUT_POSTGRES', '1')
  const say = vi.spyOn(console, 'log')
  expect(await part.run()).toEqual({ passed: 0, failed: 0 })
  expect(say).toHaveBeenCalledWith(
    expect.stringContaining('LEFT OUT, because WITHOUT_POSTGRES is set'),
  )
})

it('fails where there is no PostgreSQL, with what to do', async () => {
  vi.stubEnv('WITHOUT_POSTGRES', '')
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('POSTGRES_BIN', '/nowhere')
  await expect(part.run()).rejects.toThrow(
    'POSTGRES_BIN names /nowhere, which has no postgres and initdb.',
  )
  expect(() => postgresHome()).toThrow('POSTGRES_BIN names /nowhere')
})
