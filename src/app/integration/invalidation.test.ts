import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { healthPartsOf } from '#slices/health-profile/model/health-info-form.ts'
import { PortalClientProvider } from '#generated/openapi/client-context.tsx'
import { createPortalClient } from '#generated/openapi/client.ts'
import { RpcClientProvider } from '#generated/rpc/client-context.tsx'
import { createRpcClient } from '#generated/rpc/client.ts'
import { addWeightMutation } from '#generated/rpc/queries.ts'
import { useAddBloodSugar } from '#slices/blood-sugar/api/blood-sugar-mutations.ts'
import { useChooseFoodFocus, useDeleteFoodEntry } from '#slices/food-log/api/food-log-queries.ts'
import { useSaveHealthInfo } from '#slices/health-profile/api/health-info-queries.ts'
import { createQueryClient } from '#platform/query/query-client.ts'

/** Queries that depend on a member's writes; without invalidation they stay fresh for a minute. */
const shown = [
  'listUserTasks',
  'getBiometrics',
  'listGoals',
  'listFoodFocuses',
  'listBloodSugarReadings',
  'getCareTeam',
] as const

/** Runs a hook's write; returns the queries that became stale. */
async function renewed<Asked>(
  useWrite: () =>
    | { readonly save: (asked: Asked) => Promise<unknown> }
    | ((asked: Asked) => Promise<unknown>),
  asked: Asked,
  answer: object,
): Promise<readonly string[]> {
  const queries = createQueryClient()
  for (const name of shown) queries.setQueryData([name, {}], {})
  const fetch = async () => Response.json(answer)
  let save: (asked: Asked) => Promise<unknown> = () =>
    Promise.reject(new Error('Nothing was drawn.'))
  const Write = () => {
    const write = useWrite()
    save = typeof write === 'function' ? write : write.save
    return null
  }
  const rpc = createElement(RpcClientProvider, {
    client: createRpcClient({ baseUrl: 'https://portal.example', fetch }),
    children: createElement(Write),
  })
  const portal = createElement(PortalClientProvider, {
    client: createPortalClient({ baseUrl: 'https://portal.example', fetch }),
    children: rpc,
  })
  renderToString(createElement(QueryClientProvider, { client: queries, children: portal }))
  expect(await save(asked)).not.toBeNull()
  return shown.filter((name) => queries.getQueryState([name, {}])?.isInvalidated)
}

const tags = {
  eat_code: 13,
  source: 7,
  OOR_low: false,
  OOR_high: false,
  note: null,
  carb: null,
  feeling_code: null,
  short_float: null,
  long_float: null,
  premix_float: null,
  is_control: false,
}
const told = {
  meal: 13,
  note: null,
  carbGrams: null,
  feeling: null,
  shortInsulin: null,
  longInsulin: null,
  premixInsulin: null,
  source: 7,
  isControl: false,
} as const
const focus = {
  code: 'VEGETABLES',
  title: 'Half a plate',
  reason: 'Fiber',
  criterion: 'At lunch',
  ideas: ['Beans'],
}

test('refetches the food focuses after a change of the food log', async () => {
  expect(await renewed(useDeleteFoodEntry, 'entry-1', {})).toEqual(['listFoodFocuses'])
})

test('refetches the tasks after choosing a food focus', async () => {
  const current = {
    id: 'focus-1',
    focus,
    startDate: { year: 2026, month: 11, day: 20 },
    targetDayCount: 14,
  }
  expect(await renewed(useChooseFoodFocus, 'VEGETABLES', { current })).toEqual([
    'listUserTasks',
    'listFoodFocuses',
  ])
})

test('refetches goals and next steps after a reading', async () => {
  const reading = {
    id: 'bg-1',
    timestamp: '2026-11-20T07:10:00',
    utcOffset: '-05:00',
    timeZone: 'America/New_York',
    value: 118,
    tags,
    adaTargetRangeExtendedStatus: 'IN_RANGE',
  }
  expect(
    await renewed(
      useAddBloodSugar,
      { timestamp: '2026-11-20T07:10:00', value: 118, tags: told },
      reading,
    ),
  ).toEqual(['listUserTasks', 'listGoals', 'listBloodSugarReadings'])
  expect(addWeightMutation.invalidates).toEqual(
    expect.arrayContaining(['listGoals', 'listUserTasks']),
  )
})

test('refetches the body mass index after a change of height', async () => {
  const told = {
    heightInches: 64,
    a1cTenths: null,
    conditions: [],
    medications: [],
    allergies: [],
    usesInsulin: null,
    smokingStatus: null,
    race: [],
    sexualOrientation: null,
    genderIdentity: null,
    pronouns: null,
  } as const
  const parts = healthPartsOf(told)
  expect(
    await renewed(useSaveHealthInfo, { told: parts, shown: parts, sending: () => {} }, told),
  ).toEqual(['listUserTasks', 'getBiometrics'])
})
