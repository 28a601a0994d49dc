// Written by `npm run generate` from contracts/. Do not edit.
import { followPages, joinItems } from '../all-pages.ts'
import { RpcProblem } from './problem.ts'

/** Options of a caller that requests pages itself. */
interface PageRequest {
  pageToken?: string
  pageSize?: number
}

/**
 * Returns all pages of a list as one response, in order; `name` is the field with the items. Returns a single page if the caller passes `pageToken` or `pageSize`.
 * Throws `RpcProblem` if the server repeats a page token.
 */
export const allPages = async <Request extends PageRequest, Answer extends { nextPageToken?: string }>(operationId: string, name: keyof Answer, request: Request, ask: (request: Request) => Promise<Answer>): Promise<Answer> => {
  const first = await ask(request)
  if (request.pageToken !== undefined || request.pageSize !== undefined) return first
  const refuse = (cause: string): RpcProblem => new RpcProblem(operationId, 'unreadable', 'internal', { cause })
  const pages = await followPages(first, { ask: (pageToken) => ask({ ...request, pageToken }), nextOf: ({ nextPageToken }) => nextPageToken, refuse })
  const { nextPageToken: _, ...whole } = { ...first, [name]: joinItems(pages.map((page) => page[name]), refuse) }
  // The first response, with the items of all pages.
  return whole as Answer
}
