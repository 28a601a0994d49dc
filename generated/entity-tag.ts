// Written by `npm run generate` from contracts/. Do not edit.
const tags = new WeakMap<object, string>()

/** Stores `tag` for the response and returns the same response. */
export const tagged = <Answer>(answer: Answer, tag: string | null | undefined): Answer => {
  if (tag && answer instanceof Object) tags.set(answer, tag)
  return answer
}

/** The entity tag of a response of a generated call; undefined for a copy and for a value that is not an object. */
export const tagOf = (answer: unknown): string | undefined => tags.get(answer as object)
