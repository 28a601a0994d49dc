import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { runToy } from '../testing/run-toy.ts'
import { recoverySeconds } from './target-death.ts'

const answers = { 200: { description: 'Fine.' } }
const contract = {
  openapi: '3.1.0',
  info: { title: 'Fragile', version: '1' },
  paths: {
    '/state': { get: { operationId: 'state', responses: answers } },
    '/alarm': {
      post: {
        operationId: 'alarm',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { type: 'object' } } },
        },
        responses: { ...answers, 400: { description: 'Refused.' } },
      },
    },
    '/admin/shutdown': { post: { operationId: 'shutdown', responses: answers } },
  },
}

/** A server that dies of a POST to `/alarm`, before or after it answers, and may come back. */
const fragile = async (
  dies: 'before its answer' | 'after its answer',
  comesBack: boolean,
): Promise<{ address: string; deaths: () => number; paths: string[]; close: () => void }> => {
  let deaths = 0
  const paths: string[] = []
  let port = 0
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    request.resume()
    request.on('end', () => {
      if (request.url !== '/alarm' || request.method !== 'POST' || (comesBack && deaths > 0)) {
        response.end()
        return
      }
      deaths += 1
      // It stops to listen before it answers, so that no next request still reaches it.
      server.close(() => comesBack && setTimeout(() => server.listen(port, '127.0.0.1'), 700))
      if (dies === 'before its answer') server.closeAllConnections()
      else response.setHeader('connection', 'close').end(() => server.closeAllConnections())
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
  return {
    address: `http://127.0.0.1:${port}`,
    deaths: () => deaths,
    paths,
    close: () => {
      comesBack = false
      server.close()
    },
  }
}

const args = ['--phases', 'examples,negative', '--workers', '1']

test.each(['before its answer', 'after its answer'] as const)(
  'a target that dies of a request %s fails that request, and the run goes on when it is back',
  async (dies) => {
    const target = await fragile(dies, true)
    const { code, failed, reports } = await runToy(target.address, { contract, args })
    target.close()
    expect([code, target.deaths()]).toEqual([1, 1])
    expect(failed.filter((each) => each.includes('no_answer'))).toEqual([
      expect.stringMatching(/^rest\/alarm\/.*: no_answer$/),
    ])
    expect(reports.junit).toContain('stopped to answer after POST /alarm')
    expect(reports.html).not.toContain('PARTIAL')
  },
)

test(
  'a target that stays dead is a failure with exit code 1, in a partial report',
  async () => {
    const target = await fragile('before its answer', false)
    const { code, failed, reports } = await runToy(target.address, { contract, args })
    target.close()
    expect(code).toBe(1)
    expect(failed).toContainEqual(expect.stringMatching(/^rest\/alarm\/.*: no_answer$/))
    expect(JSON.parse(reports.json).results.extra['conform/partial'] ?? reports.json).toContain(
      'stopped after',
    )
  },
  (recoverySeconds.alone + 20) * 1_000,
)

test('an operation that looks destructive is called only with --destructive', async () => {
  const target = await fragile('before its answer', true)
  await runToy(target.address, { contract, args })
  expect(target.paths).not.toContain('/admin/shutdown')
  await runToy(target.address, { contract, args: [...args, '--destructive'] })
  target.close()
  expect(target.paths).toContain('/admin/shutdown')
})
