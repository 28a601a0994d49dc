import { expect, it } from 'vitest'
import { askTextsAnew } from './language-refresh.queries.ts'
import { createMemberQueries } from './member-cache.queries.ts'

it('asks anew for what may hold a text of the server, and not for numbers', async () => {
  const queries = createMemberQueries()
  const keys = [
    ['listUserGuides', {}],
    ['listTasks', {}],
    ['listBloodPressureReadings', { count: 30 }],
    ['listPrograms', {}],
    ['getUserToken', {}],
  ]
  for (const key of keys) queries.setQueryData(key, {})
  await askTextsAnew(queries)
  expect(
    keys.filter((key) => queries.getQueryState(key)?.isInvalidated).map(([operation]) => operation),
  ).toEqual(['listUserGuides', 'listTasks'])
})
