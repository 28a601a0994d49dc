import createClient, { type Client } from 'openapi-fetch'
import type { paths } from '#generated/openapi/types.d.ts'
import { serializePath } from './door.ts'
import { createPortalFetch, type FetchPorts } from './portal-fetch.ts'
import { failureOfAnswer, retryAfterSeconds, toFailure } from './problem.ts'

/** The typed client of every REST operation, for a signed-in member. */
export type PortalClient = Client<paths>

export const createPortalClient = (ports: FetchPorts): PortalClient =>
  createClient<paths>({ fetch: createPortalFetch(ports), pathSerializer: serializePath })

/** Headers of calls that nobody asked for just now, such as polling: they do not count as the member's activity. */
export const inBackground = { 'x-portal-background': '1' } as const

/** The data of an answer; an error answer, or none, is thrown as a Failure. `operation` names the call. */
export async function answerOf<T>(operation: string, call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  const { data, error, response } = await call.catch((thrown: unknown) => Promise.reject(toFailure(thrown, operation)))
  if (response.ok) return data as T // An operation without content, as 204, has the data type undefined.
  throw failureOfAnswer(operation, response.status, error, retryAfterSeconds(response.headers.get('Retry-After'), Date.now()))
}
