import { expect, it } from 'vitest'
import { contractUseOf, importedNames, contractUseFindings, namedByText } from './contract-use.ts'

const queries = new Map([
  [
    'generated/rpc/queries/goals.ts',
    'export const listGoalsQuery: X = {}\nexport const setGoalMutation: Y = {}\nexport const deleteGoalMutation: Y = {}',
  ],
])
const src = (gateway: string, domain = '') =>
  new Map([
    ['src/slices/goals/api/goal-queries.ts', gateway],
    ['src/slices/goals/model/goals.ts', domain],
  ])
const none = { structs: 0, accepts: 0, unlisted: 0, named: 0 }
const judged = (gateway: string, domain = '', listed: Record<string, string> = {}) =>
  contractUseFindings(contractUseOf(src(gateway, domain), queries), none, listed)
const all =
  "import { useListGoals } from '#generated/rpc/hooks.ts'\nimport { deleteGoalMutation, setGoalMutation } from '#generated/rpc/queries.ts'"

it('passes when api/ uses every operation, and reports the counts', () => {
  expect(judged(all)).toEqual({
    wrong: '',
    counted:
      '3 of 3 operations used through generated queries, mutations and hooks, 0 listed; Schema.Struct of messages 0, of own shapes 0; Accepts< 0; operation ids as strings 0',
  })
})

it('fails for an operation without a query, mutation or hook, unless it is listed', () => {
  const calls =
    "import { deleteGoal } from '#generated/rpc/calls.ts'\nimport { listGoalsQuery, setGoalMutation } from '#generated/rpc/queries.ts'"
  expect(judged(calls).wrong).toContain('deleteGoal')
  expect(judged(calls, '', { deleteGoal: 'why' })).toMatchObject({ wrong: '' })
})

it('fails for a listed operation that is not in the contracts', () =>
  expect(judged(all, '', { dropGoal: 'why' }).wrong).toContain('dropGoal'))

it('fails for a hand-written Schema and for an Accepts type', () => {
  expect(judged(all, 'const Goal = Schema.Struct({ id: Id })').wrong).toContain(
    'src/slices/goals/model/goals.ts 1',
  )
  expect(judged(`${all}\ntype A = Accepts<Json, typeof Goal>`).wrong).toContain('Accepts<')
})

it('counts modules of api/ only', () => {
  expect(
    contractUseOf(new Map([['src/slices/goals/ui/list/goals-screen.tsx', all]]), queries).used.size,
  ).toBe(0)
})

it('resolves namespace imports and renamed imports', () => {
  expect(
    importedNames(
      "import * as ask from '#generated/openapi/queries.ts'\nimport { setGoal as set } from '#generated/rpc/calls.ts'\nask.getLocaleQuery",
    ),
  ).toEqual(['setGoal', 'getLocaleQuery'])
})

it('fails for an operation id in a string, but not for an equal word', () => {
  expect(judged(all, "const broken = { operation: 'listGoals' }").wrong).toContain(
    "src/slices/goals/model/goals.ts 'listGoals'",
  )
  const operations = new Set(['signOut', 'setGoal'])
  expect(
    namedByText(
      "call('signOut'); run(\"setGoal\"); const id = { operationId: 'signOut' }",
      operations,
    ),
  ).toEqual(['signOut', 'setGoal', 'signOut'])
  expect(
    namedByText("if (step.type === 'signOut') go({ type: 'signOut' }) // `setGoal`", operations),
  ).toEqual([])
})
