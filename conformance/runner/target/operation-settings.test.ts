import { afterEach, expect, test } from 'vitest'
import { runToy } from '../../testing/run-toy.ts'
import { toyContract } from '../../testing/toy-contract.ts'
import { correctResponse, startToy, type ToyServer } from '../../testing/toy-server.ts'

const toys: ToyServer[] = []
afterEach(async () => {
  for (const each of toys.splice(0)) await each.close()
})

const toy = async (...args: Parameters<typeof startToy>): Promise<ToyServer> => {
  const started = await startToy(...args)
  toys.push(started)
  return started
}

test('an operation is skipped, or limited to some cases', async () => {
  const { address, requests } = await toy()
  const { reports } = await runToy(address, {
    target: { operations: { addNote: { skip: 'it costs money' }, listNotes: { budget: 3 } } },
  })
  expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  expect(JSON.parse(reports.json)).toMatchObject({
    results: { summary: { tests: 3 }, extra: { 'conform/skipped': { addNote: 'it costs money' } } },
  })
  expect(reports.json).toContain('the target file limits listNotes to 3 cases')
})

test('a check is left out at one operation only, and the reports say so', async () => {
  const { address } = await toy((request) => {
    const answer = correctResponse(request)
    return answer.status < 300 ? { ...answer, json: 7 } : answer
  })
  const { failed, reports } = await runToy(address, {
    args: ['--phases', 'examples'],
    target: { operations: { listNotes: { without: ['response_schema_conformance'] } } },
  })
  expect(failed).toEqual([expect.stringMatching(/^rest\/addNote\//)])
  expect(reports.json).toContain('leaves out response_schema_conformance at listNotes')
})

test('a value and a timeout belong to their operation', async () => {
  const { address, requests } = await toy()
  await runToy(address, {
    args: ['--phases', 'examples'],
    target: { values: { count: '9' }, operations: { listNotes: { values: { count: '7' } } } },
  })
  expect(requests.flatMap(({ query }) => query.getAll('count'))).toEqual(['7', '7'])
  let calls = 0
  const slow = await toy((request, response) => {
    const answer = correctResponse(request)
    calls += 1
    // The probe is answered at once; the case later than the whole target's 200 ms.
    if (calls > 1)
      setTimeout(() => {
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
        response.end(JSON.stringify(answer.json))
      }, 2_500)
    return calls > 1 ? undefined : answer
  })
  expect(
    await runToy(slow.address, {
      args: ['--phases', 'examples', '--only', 'rest/listNotes/examples/no-body'],
      target: { timeoutSeconds: 1, operations: { listNotes: { timeoutSeconds: 60 } } },
    }),
  ).toMatchObject({ code: 0, failed: [] })
})

test.each([
  [{ nobody: {} }, 'nobody'],
  [{ addNote: { without: ['no_such_check'] } }, 'no_such_check'],
  [{ addNote: { timeout: 3 } }, 'unknown field timeout'],
  [{ addNote: { budget: 0 } }, 'budget'],
  [{ addNote: 'skip' }, 'must be an object'],
])('a wrong setting is a usage error (%#)', async (operations, words) => {
  expect(
    await runToy('http://127.0.0.1:9', { contract: toyContract(), target: { operations } }),
  ).toMatchObject({ code: 2, words: expect.stringContaining(words) })
})
