// Written by `npm run generate` from contracts/. Do not edit.
import { ApiProblem } from './problem.ts'

/** What a caller pages by itself with. */
interface PageQuery {
  cursor?: string
  limit?: number
}

/** Items as the server sent them, or as a reader could read them. */
type Rows = readonly unknown[] | { readonly items: readonly unknown[]; readonly leftOut: number }

/**
 * All pages of a list as one answer, in order; `name` is the member that has the items. One page alone where the caller gives `cursor` or `limit`.
 * Throws `ApiProblem` where a page is no list, or where the server goes round in a circle.
 */
export const allPages = async <Query extends PageQuery, Answer extends { next?: string }>(operationId: string, name: keyof Answer, query: Query, ask: (query: Query) => Promise<Answer>): Promise<Answer> => {
  const first = await ask(query)
  if (query.cursor !== undefined || query.limit !== undefined || first?.next === undefined) return first
  const pages = [first]
  for (let next: string | undefined = first.next; next !== undefined; ) {
    const page: Answer = await ask({ ...query, cursor: next })
    if (page?.next === next) throw new ApiProblem(operationId, 'unreadable', 200, { cause: 'next' })
    pages.push(page)
    next = page?.next
  }
  const { next: _, ...whole } = { ...first, [name]: joined(operationId, pages.map((page) => page?.[name] as Rows)) }
  // The same answer, with the items of all pages in the place of the first one's.
  return whole as Answer
}

const joined = (operationId: string, parts: readonly Rows[]): Rows => {
  const items = parts.flatMap((part) => (Array.isArray(part) ? part : (part as Partial<Exclude<Rows, readonly unknown[]>> | undefined)?.items ?? unreadable(operationId)))
  return Array.isArray(parts[0]) ? items : { items, leftOut: parts.reduce((sum, part) => sum + ('leftOut' in part ? part.leftOut : 0), 0) }
}

const unreadable = (operationId: string): never => {
  throw new ApiProblem(operationId, 'unreadable', 200, { cause: 'page' })
}
