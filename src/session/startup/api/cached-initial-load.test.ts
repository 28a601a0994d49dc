import { beforeEach, describe, expect, test } from 'vitest'
import { getFeaturesQuery, getUserTokenQuery } from '#generated/openapi/queries.ts'
import { createPortalClient } from '#generated/openapi/client.ts'
import { queryOf } from '#generated/query/operation.ts'
import { createRpcClient } from '#generated/rpc/client.ts'
import { listProgramsQuery } from '#generated/rpc/queries.ts'
import { shortHash } from '#platform/storage/short-hash.ts'
import { clearInitialLoad } from './clear-initial-load.ts'
import { cacheInitialLoad, type CachePorts } from './cached-initial-load.ts'
import { createQueryClient } from '#platform/query/query-client.ts'

const htn = {
  id: 'HTN',
  program: 'hypertension',
  slug: 'hypertension',
  dbSlug: 'HYPERTENSION',
  status: 'ACTIVE',
} as const
const rows = <Row>(...items: readonly Row[]) => ({ items, leftOut: 0 })
const programsKey = queryOf(
  listProgramsQuery,
  createRpcClient({ baseUrl: 'https://portal.example' }),
  {},
).queryKey
const portal = createPortalClient({ baseUrl: 'https://portal.example' })
const featuresKey = queryOf(getFeaturesQuery, portal, {}).queryKey
const userKey = queryOf(getUserTokenQuery, portal, {}).queryKey
const features = {
  features: rows(
    { name: 'REMINDERS', state: 'ENABLED' as const },
    { name: 'GOAL_SETTING', state: { type: 'unknown', raw: 'BETA' } as const },
  ),
}

const keptAs = (answers: object) =>
  JSON.stringify({ stamp: '2026-11-20T15:00:00', session: shortHash('s-1'), member: 'x', answers })

let stored: Map<string, string>
let time: number
let session: string | null
const keeping: CachePorts = {
  now: () => time,
  session: () => session,
  storage: () =>
    ({
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    }) as Storage,
}
beforeEach(() => {
  stored = new Map()
  time = Date.parse('2026-11-20T15:00:00Z')
  session = 's-1'
})

/** A visit with answers of the server. */
function visit(
  userId: string,
  ...programs: readonly (typeof htn)[]
): ReturnType<typeof createQueryClient> {
  const queries = createQueryClient()
  const stop = cacheInitialLoad(queries, keeping)
  answer(queries, userId, ...programs)
  stop()
  return queries
}
function answer(
  queries: ReturnType<typeof createQueryClient>,
  userId: string,
  ...programs: readonly (typeof htn)[]
): void {
  queries.setQueryData(programsKey, {
    programs: rows(...programs),
    diagnoses: rows({ code: 'I10', condition: 'HYPERTENSION' as const }),
  })
  queries.setQueryData(featuresKey, features)
  queries.setQueryData(userKey, { userId })
}
const next = () => {
  const queries = createQueryClient()
  cacheInitialLoad(queries, keeping)
  return queries
}

describe('cacheInitialLoad', () => {
  test('START-016 START-018: shows cached answers at the next visit and refetches them', () => {
    visit('m-rosa', htn)
    const queries = next()
    expect(queries.getQueryData(programsKey)).toEqual({ programs: rows(htn), diagnoses: rows() })
    expect(queries.getQueryData(featuresKey)).toEqual(features)
    expect(queries.getQueryState(programsKey)?.isInvalidated).toBe(true)
  })
  test('START-017 GAP-069: caches no personal field, result or diagnosis', () => {
    const queries = createQueryClient()
    const stop = cacheInitialLoad(queries, keeping)
    const personal = {
      getPersonalInfo: { firstName: 'Mallory' },
      getLocale: { uuid: 'u-1' },
      listKidneyResults: rows(48.5),
      listSupplyOrders: { orders: rows({ id: 'o-1' }) },
      somethingNew: { ssn: '1' },
    }
    for (const [operation, data] of Object.entries(personal))
      queries.setQueryData([operation, {}], data)
    answer(queries, 'm-rosa', htn)
    stop()
    expect(
      Object.keys(
        (JSON.parse(stored.get('portal.initial-load') ?? '{}') as { answers: object }).answers,
      ),
    ).toEqual(['listPrograms', 'getFeatures'])
    expect(JSON.stringify([...stored])).not.toMatch(/m-rosa|I10|diagnos|Mallory|u-1|48\.5|o-1|ssn/)
  })
  test('ignores foreign keys in storage', () => {
    visit('m-rosa', htn)
    const { answers, ...rest } = JSON.parse(stored.get('portal.initial-load') ?? '{}') as {
      answers: object
    }
    stored.set(
      'portal.initial-load',
      JSON.stringify({
        ...rest,
        answers: { ...answers, getPersonalInfo: { firstName: 'Mallory' } },
      }),
    )
    expect(next().getQueryData(['getPersonalInfo', {}])).toBeUndefined()
  })
  test('ignores a cache without programs', () => {
    visit('m-paul')
    expect(next().getQueryData(programsKey)).toBeUndefined()
  })
  test('cached answers do not renew the stamp', () => {
    visit('m-rosa', htn)
    time += 20 * 3_600_000
    next().setQueryData(userKey, { userId: 'm-rosa' })
    time += 5 * 3_600_000
    expect(next().getQueryData(programsKey)).toBeUndefined()
  })
  test('drops the cache of the member whom staff looked at before, when the user id is known', () => {
    visit('m-rosa', htn)
    const queries = next()
    queries.setQueryData(userKey, { userId: 'm-carmen' })
    expect(queries.getQueryData(programsKey)).toBeUndefined()
    expect(next().getQueryData(programsKey)).toBeUndefined()
  })
  test.each(['s-2', null])("shows nothing of another session's cache: %s", (other) => {
    visit('m-rosa', htn)
    session = other
    expect(next().getQueryData(programsKey)).toBeUndefined()
  })
  test.each([
    ['spoilt', '{"stamp'],
    [
      'of an older version',
      keptAs({ listPrograms: { programs: [{ ...htn, status: 'PROGRAM_STATUS_ACTIVE' }] } }),
    ],
    [
      'of another shape',
      keptAs({ listPrograms: { programs: rows({ name: 'old' }), diagnoses: rows() } }),
    ],
    [
      'changed in another answer',
      keptAs({
        listPrograms: { programs: rows(htn), diagnoses: rows() },
        getCoachingInfo: { sharedCoaching: 'no' },
      }),
    ],
  ])('ignores a cache that is %s', (_, text) => {
    stored.set('portal.initial-load', text)
    expect(next().getQueryData(programsKey)).toBeUndefined()
  })
  test('ignores blocked or full storage', () => {
    const blocked: CachePorts = {
      ...keeping,
      storage: () => {
        throw new Error('blocked')
      },
    }
    const queries = createQueryClient()
    cacheInitialLoad(queries, blocked)
    expect(() => {
      queries.setQueryData(userKey, { userId: 'm-rosa' })
      queries.setQueryData(programsKey, { programs: rows(htn), diagnoses: rows<never>() })
      clearInitialLoad(blocked.storage)
    }).not.toThrow()
  })
  test('sign-out clears the cache', () => {
    visit('m-rosa', htn)
    clearInitialLoad(keeping.storage)
    expect([...stored]).toEqual([])
  })
})
