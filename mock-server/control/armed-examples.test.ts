import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations as table } from '../../generated/openapi/operations.ts'
import type { OperationId } from '../handlers/rest-call.ts'
import { startTestServer, type TestServer } from '../testing/sandbox-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ members: ['edith'] })
})
afterAll(() => server.close())

/** Returns the contract's example of a parameter as text. */
const exampleOf = (parameter: {
  readonly name: string
  readonly examples?: readonly object[]
}): string => {
  const [example] = parameter.examples ?? []
  if (!example || !('value' in example))
    throw new Error(`the contract has no example of ${parameter.name}`)
  return String(example.value)
}

/** Returns a valid request of the operation. */
const sample = (id: OperationId): [path: string, init: RequestInit] => {
  const { request, security = [] } = server.mock.sandbox.judge.operation(id)
  const inPath = new Map((request?.path ?? []).map((one) => [one.name, exampleOf(one)]))
  const path = table[id].path.replace(/\{(\w+)\}/g, (_, name: string) => inPath.get(name)!)
  const query = (request?.query ?? [])
    .filter((one) => one.required)
    .map((one) => `${one.name}=${encodeURIComponent(exampleOf(one))}`)
  const content = request?.body?.contents?.[0]
  const example = content?.examples?.[0]
  const value = example && 'value' in example ? example.value : undefined
  const body =
    value === undefined
      ? undefined
      : content?.mediaType === 'application/json'
        ? JSON.stringify(value)
        : content?.mediaType === 'text/plain'
          ? String(value)
          : String(new URLSearchParams(value as Record<string, string>))
  const headers: Record<string, string> = {
    ...Object.fromEntries(
      (request?.headers ?? [])
        .filter((one) => one.required)
        .map((one) => [one.name, exampleOf(one)]),
    ),
    ...(security.flat().some((one) => one.type === 'http' && one.scheme === 'basic')
      ? { authorization: `Basic ${btoa('portal-web:sandbox-secret')}` }
      : {}),
    ...(content && body !== undefined ? { 'content-type': content.mediaType } : {}),
  }
  return [
    `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    { method: table[id].method, headers, ...(body === undefined ? {} : { body }) },
  ]
}

test.each(Object.keys(table) as OperationId[])(
  '%s returns each armed example without a violation',
  async (operationId) => {
    const scenario = `examples of ${operationId}`
    const { token } = await server.member('edith', scenario)
    const [path, init] = sample(operationId)
    for (const { status, key, value } of server.mock.sandbox.judge.examples(operationId)) {
      await server.control('POST', 'faults', {
        scenario,
        operationId,
        example: key,
        status,
        times: 1,
      })
      const answer = await server.call(path, {
        ...init,
        scenario,
        ...(table[operationId].secured ? { token } : {}),
      })
      expect({ key, status: answer.status, body: answer.problem ?? answer.body }).toMatchObject({
        key,
        status,
        body: value,
      })
      if (status === 429 || status === 503) expect(answer.headers.get('retry-after')).toBe('30')
    }
    expect(await server.violations(encodeURIComponent(scenario))).toEqual([])
  },
)
