// Written by `npm run generate` from contracts/. Do not edit.
import { followPages, joinItems } from '../all-pages.ts'
import { ApiProblem } from './problem.ts'

/** Options of a caller that requests pages itself. */
interface PageQuery {
  cursor?: string
  limit?: number
}

/**
 * Returns all pages of a list as one response, in order; `name` is the member with the items. Returns a single page if the caller passes `cursor` or `limit`.
 * Throws `ApiProblem` if a page is not a list or if the server repeats a cursor.
 */
export const allPages = async <Query extends PageQuery, Answer extends { next?: string }>(operationId: string, name: keyof Answer, query: Query, ask: (query: Query) => Promise<Answer>): Promise<Answer> => {
  const first = await ask(query)
  if (query.cursor !== undefined || query.limit !== undefined) return first
  const refuse = (cause: string): ApiProblem => new ApiProblem(operationId, 'unreadable', 200, { cause })
  const pages = await followPages(first, { ask: (cursor) => ask({ ...query, cursor }), nextOf: (page) => page?.next, refuse })
  const { next: _, ...whole } = { ...first, [name]: joinItems(pages.map((page) => page?.[name]), refuse) }
  // The first response, with the items of all pages.
  return whole as Answer
}
