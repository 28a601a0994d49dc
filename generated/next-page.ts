// Written by `npm run generate` from contracts/. Do not edit.
const nexts = new WeakMap<object, string>()

const pattern = /^<\?([^>]+)>; *rel="?next"?$/

/** The same answer; the `cursor` of its header `Link` is remembered beside it, for a list that is itself the body. */
export const linked = <Answer>(answer: Answer, link: string | null | undefined): Answer => {
  const cursor = new URLSearchParams(pattern.exec(link ?? '')?.[1] ?? '').get('cursor')
  return cursor === null ? answer : followedBy(answer, cursor)
}

/** The same answer; `next` begins the page after it. */
export const followedBy = <Answer>(answer: Answer, next: string | undefined): Answer => {
  if (next !== undefined && answer instanceof Object) nexts.set(answer, next)
  return answer
}

/** What begins the page after an answer, as the generated call gave it; undefined after the last page, and for a copy of an answer. */
export const nextOf = (answer: unknown): string | undefined => nexts.get(answer as object)
