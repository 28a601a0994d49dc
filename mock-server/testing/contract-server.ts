import { afterAll, beforeAll, expect } from 'vitest'
import type { RpcClient } from '../../generated/rpc/client.ts'
import {
  type AnyOperationId,
  callOperation,
  type OperationCall,
  type SeenCall,
} from './operation-call.ts'
import { CLIENT, type SignInServer, startSignInServer } from './sign-in-client.ts'

/**
 * A mock server for the tests of one file, with `callOperation`. `withClient` and `as` set the
 * authorization of a call.
 */
export type ContractServer = {
  readonly server: () => SignInServer
  readonly call: <Result>(
    operationId: AnyOperationId,
    call: OperationCall<Result>,
  ) => Promise<SeenCall<Result>>
  /** Returns a copy of a demo member, signed in at noon in New York on Friday, 2026-11-20. */
  readonly member: (
    template: string,
    more?: object,
  ) => Promise<{
    readonly id: string
    readonly username: string
    readonly token: string
    readonly scenario: string
  }>
  readonly codeFor: (memberId: string, kind: string, more?: object) => Promise<string>
}

/** Basic authorization of the client. The edge adds it to calls that may return a session. */
export const withClient = { headers: { authorization: CLIENT } } as const

export function contractServer(...members: readonly string[]): ContractServer {
  let server: SignInServer | undefined
  let copies = 0
  beforeAll(async () => {
    server = await startSignInServer(members)
  })
  afterAll(() => server?.close())
  const running = (): SignInServer => {
    if (server === undefined) throw new Error('The mock server runs only during the tests.')
    return server
  }
  return {
    server: running,
    call: (operationId, call) => callOperation(running(), operationId, call),
    member: async (template, more) => {
      copies += 1
      const scenario = `contract-${template}-${copies}`
      await running().control('POST', 'clock', { scenario, now: '2026-11-20T17:00:00Z' })
      return { ...(await running().member(template, scenario, more)), scenario }
    },
    codeFor: async (memberId, kind, more = {}) =>
      (await running().control('POST', 'access-codes', { memberId, kind, ...more })).body.code,
  }
}

export type RpcCall<Request> = (client: RpcClient, request: Request) => Promise<unknown>

/** The response of an RPC: a message or an error code. */
export type RpcAnswer =
  | { readonly message: unknown }
  | { readonly code: string; readonly reason?: string }

const statusOf: Readonly<Record<string, number>> = {
  invalid_argument: 400,
  failed_precondition: 400,
  out_of_range: 400,
  unauthenticated: 401,
  permission_denied: 403,
  not_found: 404,
  already_exists: 409,
  aborted: 409,
}

/**
 * Calls an RPC by POST with JSON: `rpcOf(contract, 'goals',
 * 'portal.goals.v1.GoalsService')(token)('setGoal', setGoal, {…}, { message: {…} })`.
 */
export function rpcOf({ call }: Pick<ContractServer, 'call'>, slug: string, service: string) {
  return (token: string) =>
    <Request extends object>(
      operationId: AnyOperationId,
      ask: RpcCall<Request>,
      request: NoInfer<Request>,
      answer: RpcAnswer,
    ): Promise<SeenCall<unknown>> =>
      call(operationId, {
        token,
        send: ({ rpc }) => ask(rpc, request),
        request: {
          line: `POST /user/liv/me/${slug}/${service}/${operationId.replace(/^./, (first) => first.toUpperCase())}`,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: request,
        },
        answer:
          'message' in answer
            ? { status: 200, body: answer.message }
            : {
                status: statusOf[answer.code] ?? 500,
                headers: answer.reason === undefined ? {} : { reason: answer.reason },
                body: expect.objectContaining({ code: answer.code }),
              },
      })
}
