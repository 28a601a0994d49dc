import { afterEach, expect, it, vi } from 'vitest'
import { postgresHome } from '../postgres/find-postgres.ts'
import { onPostgres } from './on-postgres.ts'

afterEach(() => vi.unstubAllEnvs())

const part = onPostgres(['--eval', '', '--'], () => ({ passed: 1, failed: 0 }))

it('is skipped only with WITHOUT_POSTGRES, with a message', async () => {
  vi.stubEnv('WITHOUT_POSTGRES', '1')
  const write = vi.fn()
  expect(await part.run(write)).toEqual({ passed: 0, failed: 0 })
  expect(write).toHaveBeenCalledWith(
    expect.stringContaining('SKIPPED because WITHOUT_POSTGRES is set'),
  )
})

it('fails with instructions when PostgreSQL is missing', async () => {
  vi.stubEnv('WITHOUT_POSTGRES', '')
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('POSTGRES_BIN', '/nowhere')
  await expect(part.run(() => {})).rejects.toThrow(
    'POSTGRES_BIN names /nowhere, which has no postgres and initdb.',
  )
  expect(() => postgresHome()).toThrow('POSTGRES_BIN names /nowhere')
})
