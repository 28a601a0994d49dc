import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { headerParameters } from './passed-headers.ts'
import { startEdgeUnderTest, type EdgeUnderTest } from './testing/edge-under-test.ts'

type Parameter = { readonly name?: string; readonly in?: string; readonly $ref?: string }
type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string; readonly parameters?: readonly Parameter[] }>>>>
  readonly components: { readonly parameters?: Readonly<Record<string, Parameter>> }
}

it('each header parameter of the contract passes with its own operation, and there are no others', () => {
  const contract = JSON.parse(readFileSync(new URL('../../generated/openapi/portal.json', import.meta.url), 'utf8')) as Contract
  const resolve = (parameter: Parameter) => contract.components.parameters?.[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter
  const declared = Object.values(contract.paths).flatMap((path) => Object.values(path).flatMap(({ operationId, parameters = [] }) =>
    parameters.map(resolve).flatMap(({ name = '', in: place }) => (operationId !== undefined && place === 'header' && name !== 'Accept-Language' ? [[operationId, name.toLowerCase()]] : [])),
  ))
  expect(Object.fromEntries(declared)).toEqual(headerParameters)
})

let edge: EdgeUnderTest
let cookie: string
beforeAll(async () => {
  edge = await startEdgeUnderTest()
  cookie = await edge.signIn()
})
beforeEach(() => void (edge.upstream.seen.length = 0))
afterAll(() => edge.close())

const smuggled = { token: 'pw-of-somebody', 'initial-request-uuid': 'a', 'connect-timeout-ms': '1', 'grpc-metadata': 'a', 'x-forwarded-for': '10.0.0.1', 'x-original-url': '/control', forwarded: 'for=a', 'x-http-method-override': 'DELETE' }
const passed = () => Object.keys(edge.upstream.seen[0]?.headers ?? {}).filter((name) => name in smuggled)

it('a header of one operation does not pass with another', async () => {
  await edge.call({ path: '/api/v1/users/me/token', headers: { cookie, ...smuggled } })
  expect(passed()).toEqual([])
})

it('an RPC has its own headers, and none of those', async () => {
  await edge.write({ path: '/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms', headers: { cookie, 'content-type': 'application/json', ...smuggled }, body: '{}' })
  expect(passed().toSorted()).toEqual(['connect-timeout-ms', 'grpc-metadata'])
})
