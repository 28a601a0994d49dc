// Written by `npm run generate` from contracts/. Do not edit.
import { followPages, joinItems } from '../all-pages.ts'
import { ApiProblem } from './problem.ts'

/** What a caller pages by itself with. */
interface PageQuery {
  cursor?: string
  limit?: number
}

/**
 * All pages of a list as one answer, in order; `name` is the member that has the items. One page alone where the caller gives `cursor` or `limit`.
 * Throws `ApiProblem` where a page is no list, or where the server goes round in a circle.
 */
export const allPages = async <Query extends PageQuery, Answer extends { next?: string }>(operationId: string, name: keyof Answer, query: Query, ask: (query: Query) => Promise<Answer>): Promise<Answer> => {
  const first = await ask(query)
  if (query.cursor !== undefined || query.limit !== undefined) return first
  const refuse = (cause: string): ApiProblem => new ApiProblem(operationId, 'unreadable', 200, { cause })
  const pages = await followPages(first, { ask: (cursor) => ask({ ...query, cursor }), nextOf: (page) => page?.next, refuse })
  const { next: _, ...whole } = { ...first, [name]: joinItems(pages.map((page) => page?.[name]), refuse) }
  // The same answer, with the items of all pages in the place of the first one's.
  return whole as Answer
}
