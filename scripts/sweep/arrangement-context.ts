import { rpcOperations } from '../../generated/openapi/operations.ts'
import type { ControlClient, SignedInMember } from './start-sandbox.ts'

/**
 * What an arrangement is given: the member who is about to be asked, the request of the contract's
 * example, and ways to prepare her.
 */
export interface ArrangementContext {
  readonly member: SignedInMember
  readonly example: unknown
  /** A REST call of hers; resolves to the body. */
  readonly ask: (path: string, init?: RequestInit) => Promise<unknown>
  /** An RPC of hers, in JSON; resolves to the message. */
  readonly rpc: (operationId: keyof typeof rpcOperations, request?: object) => Promise<unknown>
  readonly control: ControlClient['control']
}

export function arrangementContext(
  sandbox: ControlClient,
  member: SignedInMember,
  example: unknown,
): ArrangementContext {
  const ask: ArrangementContext['ask'] = async (path, init = {}) => {
    const answer = await fetch(sandbox.origin + path, {
      ...init,
      headers: {
        authorization: `Bearer ${member.accessToken}`,
        'x-scenario': member.scenario,
        ...init.headers,
      },
    })
    const text = await answer.text()
    return text === '' ? undefined : (JSON.parse(text) as unknown)
  }
  return {
    member,
    example,
    ask,
    rpc: (operationId, request = {}) =>
      ask(rpcOperations[operationId].path, {
        method: 'POST',
        body: JSON.stringify(request),
        headers: { 'content-type': 'application/json' },
      }),
    control: sandbox.control,
  }
}

/**
 * The first text that stands under a name anywhere in an answer, the outer ones first; empty where
 * there is none.
 */
export function firstText(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return ''
  const own = (body as Readonly<Record<string, unknown>>)[name]
  if (typeof own === 'string') return own
  return Object.values(body).reduce((found: string, each) => found || firstText(each, name), '')
}
