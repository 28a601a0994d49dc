// Written by `npm run generate` from contracts/. Do not edit.
import { tagOf } from './entity-tag.ts'

type CallInit = { readonly signal?: AbortSignal; readonly headers?: Readonly<Record<string, string>> }

/** The headers of a write that is based on a response: `If-Match` with its entity tag, or nothing if the server sent none. */
export const basedOn = (answer: unknown): CallInit => {
  const tag = tagOf(answer)
  return tag === undefined ? {} : { headers: { 'If-Match': tag } }
}

/** Keys by operation and parameters. A key is scoped to one member, so another member may get the same. */
const keys = new Map<string, string>()

/**
 * Runs a creating call with an `Idempotency-Key`. A failed call keeps its key, so that a retry with the same parameters creates one thing
 * even if the first response was lost. Other parameters, and the same ones after a success, get a new key.
 */
export const keyed = async <Answer>(operationId: string, params: unknown, init: CallInit, run: (init: CallInit) => Promise<Answer>): Promise<Answer> => {
  const thing = operationId + JSON.stringify(params)
  const key = keys.get(thing) ?? `"${crypto.randomUUID()}"`
  keys.set(thing, key)
  const answer = await run({ ...init, headers: { 'Idempotency-Key': key, ...init.headers } })
  keys.delete(thing)
  return answer
}
