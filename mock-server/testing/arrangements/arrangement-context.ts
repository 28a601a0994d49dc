import { rpcOperations } from '../../../generated/openapi/operations.ts'
import type { ControlClient, SignedInMember } from './control-client.ts'

/**
 * The input of an arrangement: the member who sends the request, the request of the contract's
 * example, and functions to prepare the member's data.
 */
export interface ArrangementContext {
  readonly member: SignedInMember
  readonly example: unknown
  /** Sends a REST request as the member; resolves to the body. */
  readonly ask: (path: string, init?: RequestInit) => Promise<unknown>
  /** Sends an RPC as the member, in JSON; resolves to the message. */
  readonly rpc: (operationId: keyof typeof rpcOperations, request?: object) => Promise<unknown>
  readonly control: ControlClient['control']
  /** The time of the member's scenario, in epoch milliseconds. */
  readonly now: () => Promise<number>
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
    now: async () =>
      Date.parse(
        (
          await fetch(`${sandbox.origin}/v1/users/me/token`, {
            headers: { 'x-scenario': member.scenario },
          })
        ).headers.get('date') ?? '',
      ),
  }
}

/** The first text under a name in an answer, breadth first; empty if there is none. */
export function firstText(body: unknown, name: string): string {
  if (typeof body !== 'object' || body === null) return ''
  const own = (body as Readonly<Record<string, unknown>>)[name]
  if (typeof own === 'string') return own
  return Object.values(body).reduce((found: string, each) => found || firstText(each, name), '')
}
