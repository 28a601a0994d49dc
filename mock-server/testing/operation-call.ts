import { expect, TestRunner, vi, type TaskMeta } from 'vitest'
import { type PortalClient, createPortalClient } from '../../generated/openapi/client.ts'
import { operations, type rpcOperations } from '../../generated/openapi/operations.ts'
import { type RpcClient, createRpcClient } from '../../generated/rpc/client.ts'
import { assertCommonResponse, isProblem, withoutAdded } from './problem-members.ts'
import { readWireBody } from './read-response-body.ts'
import type { TestServer } from './sandbox-client.ts'

/** All operations of both contracts. */
export type AnyOperationId = keyof typeof operations | keyof typeof rpcOperations

/**
 * An operation call whose request and response a test asserted. `npm run trace` reads it from the
 * JSON report.
 */
export interface AssertedCall {
  readonly operationId: string
  readonly line: string
  readonly status: number
}

declare module 'vitest' {
  interface TaskMeta {
    operations?: AssertedCall[]
  }
}

/** The clients of a test. `fetch` resolves contract paths against the mock server. */
export interface CallSender {
  readonly rest: PortalClient
  readonly rpc: RpcClient
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>
}

export interface OperationCall<Result> {
  /** Access token of the caller; `send` may set another Authorization header. */
  readonly token?: string
  /** Calls the operation once. Prefer the generated calls, because the portal sends those. */
  readonly send: (sender: CallSender) => Promise<Result>
  /**
   * The expected request: `line` is `METHOD /path`, `query` and `body` are compared completely,
   * `headers` by name.
   */
  readonly request: {
    readonly line: string
    readonly query?: unknown
    readonly headers?: Readonly<Record<string, unknown>>
    readonly body: unknown
  }
  /** The expected response. The `body` of a stream is undefined; assert the result of `send`. */
  readonly answer: {
    readonly status: number
    readonly headers?: Readonly<Record<string, unknown>>
    readonly body: unknown
  }
}

export interface SeenCall<Result> {
  readonly request: {
    readonly line: string
    readonly query: Record<string, string | string[]>
    readonly headers: Record<string, string>
    readonly body: unknown
  }
  readonly answer: {
    readonly status: number
    readonly headers: Record<string, string>
    readonly body: unknown
  }
  /** The result of `send`; undefined when it rejected with an error response. */
  readonly result: Result | undefined
}

/**
 * Calls one operation of the mock server and asserts request and response. Rejects for another
 * recorded operation or a contract violation; a request with an error response may violate the
 * contract.
 */
export async function callOperation<Result>(
  server: TestServer,
  operationId: AnyOperationId,
  call: OperationCall<Result>,
): Promise<SeenCall<Result>> {
  const meta = currentMeta()
  const { records } = server.mock.sandbox
  const before = { calls: new Set(records.calls()), violations: new Set(records.violations()) }
  const { seen, sender } = recorder(server.origin, call.token)
  const [sent] = await Promise.allSettled([call.send(sender)])
  const [first, ...others] = seen
  if (first === undefined)
    throw sent.status === 'rejected'
      ? sent.reason
      : new Error('`send` called nothing: use the clients or the fetch that it is given.')
  expect(
    others.map(({ request }) => request.line),
    '`send` makes one call',
  ).toEqual([])
  if (sent.status === 'rejected' && first.answer.status < 400) throw sent.reason

  const newCalls = await vi.waitUntil(
    () => {
      const calls = records.calls().filter((record) => !before.calls.has(record))
      return calls.length > 0 && calls
    },
    { timeout: 60_000 },
  )
  expect(newCalls.map((record) => record.operationId)).toContain(operationId)
  const violations = records
    .violations()
    .filter((each) => !before.violations.has(each) && each.operationId === operationId)
  expect(violations.filter(({ kind }) => kind === 'response' || first.answer.status < 400)).toEqual(
    [],
  )

  if (operationId in operations)
    assertCommonResponse(first.answer.status, new Headers(first.answer.headers), first.answer.body)
  const { request, answer } = call
  expect(first.request).toEqual({
    ...first.request,
    line: request.line,
    query: request.query ?? {},
    headers: expect.objectContaining(request.headers ?? {}),
    body: request.body,
  })
  expect({
    ...first.answer,
    body: isProblem(new Headers(first.answer.headers))
      ? withoutAdded(first.answer.body)
      : first.answer.body,
  }).toEqual({
    status: answer.status,
    headers: expect.objectContaining(answer.headers ?? {}),
    body: answer.body,
  })
  meta.operations = [
    ...(meta.operations ?? []),
    { operationId, line: first.request.line, status: first.answer.status },
  ]
  return { ...first, result: sent.status === 'fulfilled' ? sent.value : undefined }
}

const currentMeta = (): TaskMeta => {
  const test = TestRunner.getCurrentTest()
  if (test === undefined)
    throw new Error('callOperation works inside a test: a call in a hook is asserted by no test.')
  return test.meta
}

const recorder = (origin: string, token: string | undefined) => {
  const seen: Pick<SeenCall<unknown>, 'request' | 'answer'>[] = []
  const record = async (asked: Request): Promise<Response> => {
    // The generated RPC calls have the path prefix of the edge, which removes it.
    const url = new URL(asked.url.replace(`${origin}/rpc/`, `${origin}/`))
    const headers = new Headers(asked.headers)
    if (token !== undefined && !headers.has('authorization'))
      headers.set('authorization', `Bearer ${token}`)
    const bytes = asked.body === null ? undefined : await asked.clone().arrayBuffer()
    const request = {
      line: `${asked.method} ${decodeURIComponent(url.pathname)}`,
      query: Object.fromEntries(
        [...new Set(url.searchParams.keys())].map((name) => [
          name,
          oneOrAll(url.searchParams.getAll(name)),
        ]),
      ),
      headers: Object.fromEntries(headers),
      body: bytes === undefined ? undefined : await readWireBody(new Response(bytes, { headers })),
    }
    const response = await fetch(url, {
      method: asked.method,
      headers,
      redirect: 'manual',
      signal: asked.signal,
      ...(bytes && { body: bytes }),
    })
    const isStream =
      response.headers.get('content-type')?.startsWith('application/connect+') === true
    seen.push({
      request,
      answer: {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: isStream ? undefined : await readWireBody(response.clone()),
      },
    })
    return response
  }
  const sender: CallSender = {
    rest: createPortalClient({ baseUrl: origin, paths: 'contract', fetch: record }),
    rpc: createRpcClient({ baseUrl: origin, fetch: record }),
    fetch: (path, init) => record(new Request(new URL(path, origin), init)),
  }
  return { seen, sender }
}

const oneOrAll = (values: string[]): string | string[] =>
  values.length === 1 ? (values[0] ?? '') : values
