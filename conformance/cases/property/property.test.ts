import { expect, test, vi } from 'vitest'
import { optionsOf } from '../../cli/options.ts'
import { replay } from '../../cli/commands/replay.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { runToy } from '../../testing/run-toy.ts'
import { toyContract } from '../../testing/toy-contract.ts'
import { correctResponse, startToy, TOY_TOKEN, type ToyRequest } from '../../testing/toy-server.ts'
import { readPath } from './run-property.ts'

/** This defect is not near any limit, so only random texts find it. */
const refusesDigits = (request: ToyRequest) =>
  request.method === 'POST' && /[0-9]/.test((JSON.parse(request.body) as { text: string }).text)
    ? { status: 400, json: { message: 'No digits.' } }
    : correctResponse(request)

test('a conforming server has no failures', async () => {
  const toy = await startToy()
  const { code, failed } = await runToy(toy.address, {
    args: ['--phases', 'property', '--random', '20'],
  })
  await toy.close()
  expect({ code, failed }).toEqual({ code: 0, failed: [] })
})

test('shrinks a failure, and its replay line repeats the smallest request', async () => {
  const toy = await startToy(refusesDigits)
  const { code, reports } = await runToy(toy.address, {
    args: ['--phases', 'property', '--random', '40'],
  })
  const failed = (
    JSON.parse(reports.json) as {
      results: { tests: { status: string; extra: Record<string, string> }[] }
    }
  ).results.tests.filter(({ status }) => status === 'failed')
  expect([code, failed.length]).toEqual([1, 1])
  const line = failed[0]!.extra['conform/replay']!
  const id = line.split(' ')[2]!
  expect(readPath(id).at).not.toBe(null)
  toy.requests.length = 0
  using folder = temporaryFolder({
    'contract.json': toyContract(),
    'target.json': { base: toy.address, personas: { member: { token: TOY_TOKEN } } },
  })
  const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const again = await replay(
    optionsOf([
      'replay',
      id,
      '--openapi',
      folder.file('contract.json'),
      '--target',
      folder.file('target.json'),
      '--seed',
      '77',
    ]),
  )
  stdout.mockRestore()
  await toy.close()
  const posted = toy.requests
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => (JSON.parse(body) as { text: string }).text)
  expect([again, posted]).toEqual([1, [expect.stringMatching(/^.?0.?$/)]])
})

test.each([
  ['05fe3c2bd1b9', null],
  ['05fe3c2bd1b9@7.0:1', { seed: 7, path: '0:1' }],
  ['05fe3c2bd1b9@-2051764.2', { seed: -2051764, path: '2' }],
  ['05fe3c2bd1b9@7.x', null],
])('%s', (id, at) => expect(readPath(id)).toEqual({ id: '05fe3c2bd1b9', at }))
