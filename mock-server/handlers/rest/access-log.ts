import { accessLogOf, recordedSince, utcText } from '../../database/tables/access-log.ts'
import { pageOf, rowsAfter } from '../pagination.ts'
import type { RestHandlers } from '../rest-call.ts'

/** Who viewed the member's data. */
export const accessLog: RestHandlers<'listAccessLog'> = {
  listAccessLog: async ({ caller, store, query, problem }) => {
    const page = await pageOf(query, 100, rowsAfter(await accessLogOf(store, caller.id)))
    if (page === null) return problem(422, 'unknown_cursor')
    const since = await recordedSince(store, caller.id)
    return {
      status: 200,
      body: {
        entries: [...page.rows],
        recordedSince: since === null ? null : utcText(since),
        ...(page.next !== undefined && { next: page.next }),
      },
    }
  },
}
