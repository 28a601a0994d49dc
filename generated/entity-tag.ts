// Written by `npm run generate` from contracts/. Do not edit.
const tags = new WeakMap<object, string>()

/** The same answer; `tag` is remembered beside it. */
export const tagged = <Answer>(answer: Answer, tag: string | null | undefined): Answer => {
  if (tag && answer instanceof Object) tags.set(answer, tag)
  return answer
}

/** The entity tag that came with an answer, as the generated call gave it; undefined for a copy of it and for what is no object. */
export const tagOf = (answer: unknown): string | undefined => tags.get(answer as object)
