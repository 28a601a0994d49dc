import { expect, test } from 'vitest'
import type { CaseOutcome } from '../runner/outcome.ts'
import { runToy } from '../testing/run-toy.ts'
import { startToy } from '../testing/toy-server.ts'
import { sameAnswers } from './same-answers.ts'

const outcomes = (statuses: readonly number[], expects = 'accept'): CaseOutcome[] =>
  statuses.map((status) => ({ status, testCase: { expects, request: {} } }) as CaseOutcome)

const many = (status: number, count = 20): number[] => Array.from({ length: count }, () => status)

test.each([
  ['twenty 404s', outcomes(many(404)), 'return 404: check the base'],
  ['twenty 401s', outcomes(many(401)), 'return 401: check the credentials'],
  ['nineteen 404s', outcomes(many(404, 19)), null],
  ['one success among them', outcomes([...many(404), 200]), null],
  ['successes', outcomes(many(200)), null],
  ['refused invalid requests', outcomes(many(400), 'refuse'), null],
])('%s', (_, all, words) => {
  if (words === null) expect(sameAnswers(all)).toBeNull()
  else expect(sameAnswers(all)).toContain(words)
})

test('a run with a wrong base says so in its reports', async () => {
  const toy = await startToy(() => ({ status: 404, json: {} }))
  const { reports } = await runToy(toy.address)
  expect(reports.json).toContain('check the base of the target and its paths')
  await toy.close()
})
