import { afterAll, beforeAll } from 'vitest'
import { type AnyOperationId, callOperation, type OperationCall, type SeenCall } from '../testing/operation-call.ts'
import { CLIENT, type SignInServer, startSignInServer } from '../testing/sign-in-client.ts'

/** A mock server for the tests of one file, with the calls of `callOperation`. `withClient` and `as` are what a call is signed with. */
export type ContractServer = {
  readonly server: () => SignInServer
  readonly call: <Result>(operationId: AnyOperationId, call: OperationCall<Result>) => Promise<SeenCall<Result>>
  /** A member of the test's own: a copy of a demo member, signed in at noon in New York on Friday, 2026-11-20. */
  readonly member: (
    template: string,
    more?: object,
  ) => Promise<{ readonly id: string; readonly username: string; readonly token: string; readonly scenario: string }>
  readonly codeFor: (memberId: string, kind: string, more?: object) => Promise<string>
}

/** The client's basic authorization, which the portal's edge adds to a call that can answer with a session. */
export const withClient = { headers: { authorization: CLIENT } } as const

export const contractServer = (...members: readonly string[]): ContractServer => {
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
