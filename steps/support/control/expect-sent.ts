import type { SentCall } from './control-types.ts'
import { expect } from '../expect.ts'
import type { PortalWorld } from '../world.ts'

/**
 * What a step says of a call. What is not named here is not looked at; of `fields`, `query` and
 * `headers` only the names that are given.
 */
export interface ExpectedRequest {
  /** The whole body: no field more, none less. */
  readonly body?: unknown
  /**
   * Leaves of the body by their paths (`address.city`, `0.prefVal`); `absent` for what may not be
   * there.
   */
  readonly fields?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, string | symbol>>
  readonly headers?: Readonly<Record<string, string | symbol>>
  /** The end of its path, for an id that stands in it. */
  readonly path?: string
  readonly status?: number
  /** Which of the calls of that operation, from 0; the last one when not said. */
  readonly nth?: number
}

export const ABSENT: symbol = Symbol('absent')

/**
 * Waits until the portal has sent a call of that operation with what is said, and gives it back:
 * `await expectSent(this, 'addWeight', { body: {…} })`. It is what reached the backend, whatever it
 * made of it; `status` is how it answered.
 */
export async function expectSent(
  world: PortalWorld,
  operationId: string,
  said: ExpectedRequest,
): Promise<SentCall> {
  let sent: SentCall | undefined
  const seen = async () => {
    sent = (await world.control.sent(operationId)).at(said.nth ?? -1)
    return sent === undefined ? 'nothing' : shownOf(sent, said)
  }
  await expect.poll(seen, `what ${operationId} sent`).toEqual(wantedOf(said))
  world.asserted.add(operationId)
  return sent!
}

/**
 * A body as its leaves, by their paths: `{a: {b: [1]}}` is `{'a.b.0': 1}`. An empty object or list
 * is a leaf, and so is a body that is no object.
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

/** Of a call what is said of it. */
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

const wantedOf = ({ nth: _, ...said }: ExpectedRequest): object =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined))

const chosen = (from: Readonly<Record<string, unknown>>, names: object): object =>
  Object.fromEntries(Object.keys(names).map((name) => [name, name in from ? from[name] : ABSENT]))
