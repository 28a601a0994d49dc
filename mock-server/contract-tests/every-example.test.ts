import { fromJson, type DescMethod, type Message } from '@bufbuild/protobuf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rpcOperations } from '../../generated/openapi/operations.ts'
import { services } from '../../generated/proto/services.ts'
import {
  contractOperations,
  type ContractAnswer,
  type ContractOperation,
  type RequestExample,
} from '../testing/arrangements/contract-operations.ts'
import {
  controlClient,
  type ControlClient,
  type SignedInMember,
} from '../testing/arrangements/control-client.ts'
import { requestOf, type RequestOptions } from '../testing/arrangements/rest-request.ts'
import { asJson, callByHttp, callRpc, type RpcResult } from '../testing/arrangements/rpc-call.ts'
import { shownExamples, type ShownExample } from '../testing/arrangements/rpc-example.ts'
import { protocols } from '../testing/protocols.ts'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'

let server: TestServer
let control: ControlClient['control']
let rosa: SignedInMember
beforeAll(async () => {
  server = await startTestServer({ members: ['rosa'] })
  const client = controlClient(server.origin)
  control = client.control
  rosa = await client.member('rosa', 'every example')
})
afterAll(() => server.close())

/** Arms one answer for the next calls of an operation. Resolves to the scenario of the calls. */
const arm = async (operationId: string, fault: object, times = 1): Promise<string> => {
  const scenario = `example of ${operationId}`
  await control('POST', 'faults', { scenario, operationId, times, ...fault })
  return scenario
}

const violationsOf = (operationId: string) =>
  server.violations(encodeURIComponent(`example of ${operationId}`))

/** A body without its request id, which an example cannot know. */
const withoutRequestId = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { requestId: _, ...rest } = body as { readonly requestId?: unknown }
  return rest
}

type Language = RequestOptions['language']
const languageOf = (name = ''): Language => (name.endsWith('_spanish') ? 'es-US' : 'en-US')

const answerFor = async (
  operation: ContractOperation,
  { status, name }: ContractAnswer,
  example: RequestExample | undefined,
  language: Language,
  parameters: RequestOptions['parameters'],
) => {
  const scenario = await arm(operation.operationId, {
    status,
    ...(name === undefined ? {} : { example: name }),
  })
  const token = rosa.accessToken
  const response = await fetch(
    requestOf(server.origin, operation, { language, scenario, token, example, parameters }),
  )
  const mediaType = response.headers.get('content-type')?.split(';')[0] ?? null
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    mediaType,
    body: withoutRequestId(mediaType?.endsWith('json') === true ? JSON.parse(text) : text),
  }
}

test.each(contractOperations.map((operation) => [operation.operationId, operation] as const))(
  '%s: answers with each example of the contract, for each example request',
  async (operationId, operation) => {
    const { answers, requestExamples } = operation
    const assertAnswer = async (
      expected: ContractAnswer,
      example: RequestExample | undefined,
      language: Language,
      parameters: RequestOptions['parameters'],
    ): Promise<void> => {
      const { headers, ...answer } = await answerFor(
        operation,
        expected,
        example,
        language,
        parameters,
      )
      expect(answer).toEqual({
        status: expected.status,
        mediaType: expected.mediaTypes.length === 0 ? null : answer.mediaType,
        body:
          'body' in expected ? expected.body : expected.mediaTypes.length === 0 ? '' : answer.body,
      })
      if (expected.mediaTypes.length > 0) expect(expected.mediaTypes).toContain(answer.mediaType)
      expect(expected.requiredHeaders.filter((name) => !headers.has(name))).toEqual([])
      if (expected.status === 429 || expected.status === 503)
        expect(headers.get('retry-after')).toBe('30')
    }
    for (const answer of answers)
      await assertAnswer(answer, requestExamples[0], languageOf(answer.name), 'required')
    const success = answers.find(({ status }) => status < 400)
    if (success !== undefined)
      for (const example of requestExamples.length === 0 ? [undefined] : requestExamples)
        for (const language of ['en-US', 'es-US'] as const)
          await assertAnswer(success, example, language, 'all')
    expect(await violationsOf(operationId)).toEqual([])
  },
)

const methods = new Map(
  Object.values(services).flatMap((service) =>
    (service.methods as readonly DescMethod[]).map((method) => [
      `/${service.typeName}/${method.name}`,
      method,
    ]),
  ),
)

const expectedOf = (method: DescMethod, { response, error }: ShownExample): unknown =>
  error ?? asJson(method, fromJson(method.output, response ?? {}) as Message)

const shownOf = (method: DescMethod, result: RpcResult): unknown =>
  'error' in result ? result.error : asJson(method, result.message)

test.each(Object.values(rpcOperations).map((row) => [row.operationId, row] as const))(
  '%s: answers with each example and error of the contract in every protocol',
  async (operationId, { path, procedure }) => {
    const method = methods.get(procedure)!
    const place = path.slice(0, -procedure.length)
    const transports = protocols.map(([name, open]) => [name, open(server.origin, place)] as const)
    const isUnary = method.methodKind === 'unary'
    for (const example of shownExamples(procedure)) {
      const { name, request, language } = example
      const times = transports.length + (isUnary ? 1 : 0)
      const headers = {
        authorization: `Bearer ${rosa.accessToken}`,
        'x-scenario': await arm(operationId, { example: name }, times),
        'accept-language': language,
      }
      const results: (readonly [protocol: string, result: unknown])[] = []
      for (const [protocol, transport] of transports) {
        const result = await callRpc(transport, method, request, headers)
        results.push([protocol, shownOf(method, result)])
      }
      if (isUnary) {
        const { ended, wrong } = await callByHttp(server.origin + path, method, request, headers)
        expect([name, wrong]).toEqual([name, []])
        results.push(['HTTP', shownOf(method, ended)])
      }
      const expected = expectedOf(method, example)
      expect([name, results]).toEqual([name, results.map(([protocol]) => [protocol, expected])])
    }
    const errors = shownExamples(procedure).flatMap(({ error }) => error ?? [])
    expect(
      errors.filter(
        ({ code, retryAfter }) =>
          ['resource_exhausted', 'unavailable'].includes(code) && retryAfter === null,
      ),
    ).toEqual([])
    expect(await violationsOf(operationId)).toEqual([])
  },
)

test.each([
  '/user/liv/me/programs/portal.programs.v1.ProgramsService/NoSuchRpc',
  '/user/liv/me/nothing',
  '/portal.nothing.v1.NothingService/GetNothing',
])('%s is no RPC of the contract, and is recorded', async (path) => {
  const scenario = `no RPC ${path}`
  const send = (contentType: string) =>
    fetch(server.origin + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${rosa.accessToken}`,
        'x-scenario': scenario,
        'content-type': contentType,
      },
      body: '{}',
    })
  const bare = await send('application/json')
  expect([bare.status, ((await bare.json()) as { code: string }).code]).toEqual([
    404,
    'unimplemented',
  ])
  const grpc = await send('application/grpc-web+proto')
  const trailers = `${grpc.headers.get('grpc-status') ?? ''} ${await grpc.text()}`
  expect([grpc.status, /grpc-status: ?12|^12 /i.test(trailers)]).toEqual([200, true])
  expect((await server.violations(encodeURIComponent(scenario))).map(({ kind }) => kind)).toEqual([
    'unmatched call',
    'unmatched call',
  ])
})
