// Written by `npm run generate` from contracts/. Do not edit.
const nexts = new WeakMap<object, string>()

const pattern = /^<\?([^>]+)>; *rel="?next"?$/

/** Stores the `cursor` of the header `Link` for the response, for a list that is the whole body. */
export const linked = <Answer>(answer: Answer, link: string | null | undefined): Answer => {
  const cursor = new URLSearchParams(pattern.exec(link ?? '')?.[1] ?? '').get('cursor')
  return cursor === null ? answer : followedBy(answer, cursor)
}

/** Stores `next`, the cursor of the following page, and returns the same response. */
export const followedBy = <Answer>(answer: Answer, next: string | undefined): Answer => {
  if (next !== undefined && answer instanceof Object) nexts.set(answer, next)
  return answer
}

/** The cursor of the page after a response of a generated call; undefined after the last page and for a copy. */
export const nextOf = (answer: unknown): string | undefined => nexts.get(answer as object)
