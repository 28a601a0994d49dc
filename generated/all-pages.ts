// Written by `npm run generate` from contracts/. Do not edit.
/** Items as the server sent them, or as a reader decoded them. */
type Items = readonly unknown[] | { readonly items: readonly unknown[]; readonly leftOut: number }

/** How to page a kind of call: returns the cursor of the next page, and creates the error for a response that is not a page. */
interface Paging<Answer> {
  readonly ask: (next: string) => Promise<Answer>
  readonly nextOf: (page: Answer) => string | undefined
  readonly refuse: (cause: string) => Error
}

/** Yields the responses of all pages in order. Throws if the server repeats a cursor. */
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

/** Returns the items of all pages as one list. Throws if a page has no list or if no item was readable, because the list must not look empty. */
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
