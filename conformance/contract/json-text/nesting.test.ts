import { expect, test } from 'vitest'
import { runToy } from '../../testing/run-toy.ts'
import { correctResponse, startToy } from '../../testing/toy-server.ts'
import { DEEPEST, isTooDeep } from './nesting.ts'

const lists = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

test.each([
  ['the limit', lists(DEEPEST), false],
  ['one more', lists(DEEPEST + 1), true],
  ['many beside one another', `[${'[],'.repeat(5_000)}1]`, false],
  ['brackets in a text', `["${'['.repeat(5_000)}"]`, false],
  ['a quote in a text', String.raw`["\"${'['.repeat(5_000)}"]`, false],
])('finds nesting beyond the limit: %s', (_, text, expected) =>
  expect(isTooDeep(Buffer.from(text))).toBe(expected),
)

test('a response that is nested too deeply fails its case, and not the run', async () => {
  const deep = `${'[{"id":"n","text":"t","replies":'.repeat(50_000)}[]${'}]'.repeat(50_000)}`
  const toy = await startToy((request) => {
    const answer = correctResponse(request)
    return request.method === 'GET' && answer.status === 200
      ? { status: 200, text: deep, headers: { 'content-type': 'application/json' } }
      : answer
  })
  const { code, failed } = await runToy(toy.address, { args: ['--phases', 'examples'] })
  await toy.close()
  expect(code).toBe(1)
  expect(failed).toEqual([
    'rest/listNotes/examples/no-body: json_wellformed',
    'rest/listNotes/examples/no-body-with-every-parameter: json_wellformed',
  ])
})
