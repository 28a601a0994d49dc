import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../../mock-server/testing/sandbox-client.ts'
import { valueValidatorOf } from '../../contracts/lint/value-validator.ts'
import { operationsOf, type Contract } from '../../generate/contract.ts'
import { responseViolations } from '../check-rest-response.ts'
import { badRequests, type BadRequest } from './bad-requests.ts'
import { databaseSnapshot } from './database-snapshot.ts'

// The contract lint checks this shape.
const contract = JSON.parse(readFileSync('generated/openapi/portal.json', 'utf8')) as Contract
const judge = valueValidatorOf(contract)
const isProblem = judge('#/components/schemas/Problem')

let server: TestServer
let rosa: Awaited<ReturnType<TestServer['member']>>
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa'] })
  rosa = await server.member('rosa', 'bad input')
})
// Closing fails if a request caused an internal error.
afterAll(() => server.close())

const wrongWith = async (
  target: Parameters<typeof responseViolations>[2],
  { name, request, statuses }: BadRequest,
): Promise<string[]> => {
  const answer = await fetch(request)
  const text = await answer.text()
  const said = `${name}: ${answer.status}`
  if (!statuses.includes(answer.status))
    return [`${said} instead of ${statuses.join(' or ')}: ${text.slice(0, 200)}`]
  // A path without an operation for the method declares no answers.
  if (answer.status === 405) return isProblem(JSON.parse(text)) ? [] : [`${said} is no Problem`]
  return responseViolations(
    contract,
    judge,
    target,
    { status: answer.status, headers: answer.headers, text },
    undefined,
  ).map((wrong) => `${said}: ${wrong}`)
}

test.each(operationsOf(contract).map((target) => [target.operation.operationId, target] as const))(
  '%s: whatever is wrong with a request is refused in the contract’s words, recorded, and changes nothing',
  async (operationId, target) => {
    const scenario = `bad ${operationId}`
    const all = await badRequests(contract, judge, server.origin, target, {
      language: 'en-US',
      scenario,
      token: rosa.token,
      said: { path: { userId: rosa.id } },
    })
    const before = await databaseSnapshot(server.mock.sandbox.store)
    const wrong: string[] = []
    for (const bad of all) wrong.push(...(await wrongWith(target, bad)))
    expect(wrong).toEqual([])
    expect((await server.violations(encodeURIComponent(scenario))).length).toBeGreaterThan(0)
    expect(await databaseSnapshot(server.mock.sandbox.store)).toEqual(before)
  },
)
