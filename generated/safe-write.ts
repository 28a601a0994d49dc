// Written by `npm run generate` from contracts/. Do not edit.
import { tagOf } from './entity-tag.ts'

type CallInit = { readonly signal?: AbortSignal; readonly headers?: Readonly<Record<string, string>> }

/** What a write based on an answer is given: `If-Match` with the tag of the answer, or nothing where the server sent none. */
export const basedOn = (answer: unknown): CallInit => {
  const tag = tagOf(answer)
  return tag === undefined ? {} : { headers: { 'If-Match': tag } }
}

/** By operation and parameters. A key counts for one member, so a next one may get the same. */
const keys = new Map<string, string>()

/**
 * Runs a call that makes something with an `Idempotency-Key`. A call that failed keeps its key: the same parameters sent again carry the
 * same one, so that the server makes one thing although the first answer was lost. Other parameters, and those sent again after a success, get a new key.
 */
export const keyed = async <Answer>(operationId: string, params: unknown, init: CallInit, run: (init: CallInit) => Promise<Answer>): Promise<Answer> => {
  const thing = operationId + JSON.stringify(params)
  const key = keys.get(thing) ?? `"${crypto.randomUUID()}"`
  keys.set(thing, key)
  const answer = await run({ ...init, headers: { 'Idempotency-Key': key, ...init.headers } })
  keys.delete(thing)
  return answer
}
