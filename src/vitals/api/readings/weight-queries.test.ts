import { useQueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { drawnBeside } from '#platform/query/testing/render-query.tsx'
import { weightTarget } from './weight-goal-answer.ts'
import { useWeightStats } from './weight-goal-queries.ts'
import { useProgramWeights } from './weight-queries.ts'

/** The address of the one request that a hook declares. */
async function requestOf(useHook: () => unknown): Promise<string> {
  let sent = ''
  const queries = drawnBeside(
    async (request) => {
      const { pathname, searchParams } = new URL((request as Request).url)
      sent = `${pathname}?${decodeURIComponent(searchParams.toString())}`
      return Response.json({})
    },
    () => {
      useHook()
      return useQueryClient()
    },
  )
  const declared = queries.getQueryCache().getAll()
  expect(declared).toHaveLength(1)
  await declared[0]?.fetch().catch(() => undefined)
  return sent
}

const span = { start: '2026-10-22', end: '2026-11-20' }
test.each([
  [true, 'start=1970-01-01T00:00:00'],
  [false, 'start=2026-10-22T00:00:00&end=2026-11-20T23:59:59&count=5'],
])('WT-016: weight management %s requests %s', async (hasWeightManagement, query) => {
  expect(await requestOf(() => useProgramWeights({ hasWeightManagement, ...span, count: 5 }))).toBe(
    `/api/v1/users/me/reading/weights?${query}`,
  )
})

test('WT-018: requests the extended statistics of the durations', async () => {
  expect(await requestOf(() => useWeightStats([7, 30]))).toBe(
    '/api/v1/users/me/reading/weight/stats?durations=7,30&extended_stats=true',
  )
})

test('WT-014: reads each target by its name, and an unknown unit is unreadable, not none', () => {
  const pounds = (weight: number) => ({ weight, weightUnit: 'LB' }) as const
  const targets = {
    target: pounds(185),
    weightReadingId: 'w-7',
    selfEnteredTarget: pounds(186),
    suggestedTarget: pounds(180.7),
    lowestTarget: pounds(104.5),
  }
  const stones = { weight: 13, weightUnit: { type: 'unknown', raw: 'ST' } } as const
  expect(weightTarget(targets)).toEqual(targets)
  expect(weightTarget({ ...targets, suggestedTarget: stones })).toEqual({
    ...targets,
    suggestedTarget: { type: 'unreadable' },
  })
  expect(weightTarget({ ...targets, target: stones }).target).toEqual({ type: 'unreadable' })
})
