import { expect, it } from 'vitest'
import { refetchLocalizedQueries } from './refetch-localized-queries.ts'
import { createQueryClient } from '#platform/query/query-client.ts'

it('refetches queries that may contain texts, not those with numbers only', async () => {
  const queries = createQueryClient()
  const keys = [
    ['listUserGuides', {}],
    ['listTasks', {}],
    ['listBloodPressureReadings', { count: 30 }],
    ['listPrograms', {}],
    ['getUserToken', {}],
  ]
  for (const key of keys) queries.setQueryData(key, {})
  await refetchLocalizedQueries(queries)
  expect(
    keys.filter((key) => queries.getQueryState(key)?.isInvalidated).map(([operation]) => operation),
  ).toEqual(['listUserGuides', 'listTasks'])
})
