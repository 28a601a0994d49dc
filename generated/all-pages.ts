// Written by `npm run generate` from contracts/. Do not edit.
/** Items as the server sent them, or as a reader could read them. */
type Items = readonly unknown[] | { readonly items: readonly unknown[]; readonly leftOut: number }

/** How a kind of call pages: what begins the page after an answer, and what is thrown where an answer is no page. */
interface Paging<Answer> {
  readonly ask: (next: string) => Promise<Answer>
  readonly nextOf: (page: Answer) => string | undefined
  readonly refuse: (cause: string) => Error
}

/** The answers of all pages, in order, from the first one on. Throws where the server goes round in a circle. */
export const followPages = async <Answer>(first: Answer, { ask, nextOf, refuse }: Paging<Answer>): Promise<readonly [Answer, ...Answer[]]> => {
  const pages: [Answer, ...Answer[]] = [first]
  const begun = new Set<string>()
  for (let next = nextOf(first); next !== undefined; ) {
    if (begun.has(next)) throw refuse('next')
    begun.add(next)
    const page = await ask(next)
    pages.push(page)
    next = nextOf(page)
  }
  return pages
}

/** The items of all pages as one list. Throws where a page has no list, and where none of the items could be read: the list must not look empty. */
export const joinItems = (parts: readonly unknown[], refuse: (cause: string) => Error): Items => {
  const lists = parts as readonly (Items | undefined)[]
  const items = lists.flatMap((part) => {
    if (Array.isArray(part)) return part as readonly unknown[]
    if (part === undefined || !('items' in part)) throw refuse('page')
    return part.items
  })
  if (Array.isArray(lists[0])) return items
  const leftOut = lists.reduce((sum, part) => sum + (part !== undefined && 'leftOut' in part ? part.leftOut : 0), 0)
  if (items.length === 0 && leftOut > 0) throw refuse('rows')
  return { items, leftOut }
}
