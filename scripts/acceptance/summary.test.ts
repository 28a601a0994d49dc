import type { Envelope, TestStepResult } from '@cucumber/messages'
import { expect, it } from 'vitest'
import { slowestLines, SummaryCollector } from './summary.ts'

const pickle = (id: string, line: number) => ({
  pickle: { id, name: id, uri: 'a.feature', location: { line }, steps: [], tags: [] },
})
const result = (seconds: number) =>
  ({ status: 'PASSED', duration: { seconds, nanos: 0 } }) as unknown as TestStepResult
const runOf = (name: string, ...seconds: readonly number[]) => [
  {
    testCase: {
      id: `case ${name}`,
      pickleId: name,
      testSteps: [
        { id: `${name} 0`, stepDefinitionIds: ['definition'] },
        { id: `${name} 1`, hookId: 'hook' },
      ],
    },
  },
  { testCaseStarted: { id: `run ${name}`, testCaseId: `case ${name}` } },
  ...seconds.map((each, index) => ({
    testStepFinished: {
      testCaseStartedId: `run ${name}`,
      testStepId: `${name} ${index}`,
      testStepResult: result(each),
    },
  })),
  { testCaseFinished: { testCaseStartedId: `run ${name}` } },
]

it('tells the slowest scenarios, steps and hooks', () => {
  const collector = new SummaryCollector()
  const messages = [
    pickle('quick', 3),
    pickle('slow', 9),
    { hook: { id: 'hook', name: 'Judge' } },
    { stepDefinition: { id: 'definition', pattern: { source: 'Rosa opens {string}' } } },
    ...runOf('quick', 1, 1),
    ...runOf('slow', 6, 2),
  ]
  for (const message of messages) collector.take(message as unknown as Envelope)
  expect(slowestLines(collector.summary(2, 10))).toEqual([
    'Slowest scenarios, seconds:',
    '     8.0  a.feature:9',
    '     2.0  a.feature:3',
    'Slowest steps and hooks, seconds in all (times):',
    '     7.0  Rosa opens {string} (2)',
    '     3.0  Judge (2)',
  ])
})
