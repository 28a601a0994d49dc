// Written by `npm run generate` from contracts/. Do not edit.
type CallInit = { readonly signal?: AbortSignal; readonly headers?: Readonly<Record<string, string>> }

const tags = new WeakMap<object, string>()

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The same answer; `tag` is remembered beside it. */
export const tagged = <Answer>(answer: Answer, tag: string | null | undefined): Answer => {
  if (tag && isObject(answer)) tags.set(answer, tag)
  return answer
}

/** The entity tag that came with an answer, as the generated call gave it; undefined for a copy of it. */
export const tagOf = (answer: unknown): string | undefined => (isObject(answer) ? tags.get(answer) : undefined)

/** What a write based on an answer is given: `If-Match` with the tag of the answer, or nothing where the server sent none. */
export const basedOn = (answer: unknown): CallInit => {
  const tag = tagOf(answer)
  return tag === undefined ? {} : { headers: { 'If-Match': tag } }
}

const keys = new WeakMap<object, Map<string, string>>()

/**
 * Runs a call that makes something with an `Idempotency-Key`. A call that failed keeps its key: the same parameters sent again carry the
 * same one, so that the server makes one thing although the first answer was lost. Other parameters, and those sent again after a success, get a new key.
 */
export const keyed = async <Answer>(client: object, operationId: string, params: unknown, init: CallInit, run: (init: CallInit) => Promise<Answer>): Promise<Answer> => {
  const own = keys.get(client) ?? new Map<string, string>()
  keys.set(client, own)
  const thing = operationId + JSON.stringify(params)
  const key = own.get(thing) ?? `"${crypto.randomUUID()}"`
  own.set(thing, key)
  const answer = await run({ ...init, headers: { 'Idempotency-Key': key, ...init.headers } })
  own.delete(thing)
  return answer
}
