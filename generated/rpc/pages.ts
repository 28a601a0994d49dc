// Written by `npm run generate` from contracts/. Do not edit.
import { followPages, joinItems } from '../all-pages.ts'
import { RpcProblem } from './problem.ts'

/** What a caller pages by itself with. */
interface PageRequest {
  pageToken?: string
  pageSize?: number
}

/**
 * All pages of a list as one answer, in order; `name` is the field that has the items. One page alone where the caller gives `pageToken` or `pageSize`.
 * Throws `RpcProblem` where the server goes round in a circle.
 */
export const allPages = async <Request extends PageRequest, Answer extends { nextPageToken?: string }>(operationId: string, name: keyof Answer, request: Request, ask: (request: Request) => Promise<Answer>): Promise<Answer> => {
  const first = await ask(request)
  if (request.pageToken !== undefined || request.pageSize !== undefined) return first
  const refuse = (cause: string): RpcProblem => new RpcProblem(operationId, 'unreadable', 'internal', { cause })
  const pages = await followPages(first, { ask: (pageToken) => ask({ ...request, pageToken }), nextOf: ({ nextPageToken }) => nextPageToken, refuse })
  const { nextPageToken: _, ...whole } = { ...first, [name]: joinItems(pages.map((page) => page[name]), refuse) }
  // The same answer, with the items of all pages in the place of the first one's.
  return whole as Answer
}
