import type { SentCall } from './control-types.ts'
import { expect } from '../expect.ts'
import type { PortalWorld } from '../world.ts'

/**
 * The expected parts of a request. Other parts, fields, query parameters and headers are ignored.
 */
export interface ExpectedRequest {
  /** The complete body. */
  readonly body?: unknown
  /** Leaves of the body by path (`address.city`, `0.prefVal`). `absent` matches a missing leaf. */
  readonly fields?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, string | symbol>>
  readonly headers?: Readonly<Record<string, string | symbol>>
  /** The end of the path, for example an id. */
  readonly path?: string
  readonly status?: number
  /** Index of the call among the calls of the operation, from 0. The default is the last call. */
  readonly nth?: number
}

export const ABSENT: symbol = Symbol('absent')

/**
 * Waits until the backend has received a matching request and returns it: `await expectSent(this,
 * 'addWeight', { body: {…} })`. `status` is the status of the answer.
 */
export async function expectSent(
  world: PortalWorld,
  operationId: string,
  expected: ExpectedRequest,
): Promise<SentCall> {
  let sent: SentCall | undefined
  const sentRequests = async () => {
    sent = (await world.control.sent(operationId)).at(expected.nth ?? -1)
    return sent === undefined ? 'nothing' : shownOf(sent, expected)
  }
  await expect.poll(sentRequests, `what ${operationId} sent`).toEqual(withoutPosition(expected))
  world.asserted.add(operationId)
  return sent!
}

/**
 * The leaves of a body by path: `{a: {b: [1]}}` gives `{'a.b.0': 1}`. Empty objects, empty lists
 * and plain values are leaves.
 */
export function leavesOf(body: unknown, at = ''): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null && Object.keys(body).length > 0
    ? Object.fromEntries(
        Object.entries(body).flatMap(([name, value]) =>
          Object.entries(leavesOf(value, at === '' ? name : `${at}.${name}`)),
        ),
      )
    : { [at]: body }
}

/** The parts of a call that the expectation names. */
const shownOf = (
  call: SentCall,
  { body, fields, query, headers, path, status }: ExpectedRequest,
): object => ({
  ...(body === undefined ? {} : { body: call.body }),
  ...(fields && { fields: chosen(leavesOf(call.body), fields) }),
  ...(query && { query: chosen(call.query, query) }),
  ...(headers && { headers: chosen(call.headers, headers) }),
  ...(path === undefined ? {} : { path: call.path.slice(-path.length) }),
  ...(status === undefined ? {} : { status: call.status }),
})

const withoutPosition = ({ nth: _, ...expected }: ExpectedRequest): object =>
  Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined))

const chosen = (from: Readonly<Record<string, unknown>>, names: object): object =>
  Object.fromEntries(Object.keys(names).map((name) => [name, name in from ? from[name] : ABSENT]))
