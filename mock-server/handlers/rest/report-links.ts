import { recordLook } from '../../database/tables/access-log.ts'
import { memberById } from '../../database/tables/members.ts'
import { countRequest, type RateLimit } from '../../database/tables/rate-limits.ts'
import {
  addReportLink,
  endReportLink,
  liveReportLinks,
  lookByLink,
} from '../../database/tables/report-links.ts'
import { areasOfParts, sharedReport } from '../../services/reports/shared-report.ts'
import type { RestAnswer, RestHandlers } from '../rest-call.ts'

const MOST = 20
const LOOKS: RateLimit = { kind: 'report-link', most: 60, ms: 60 * 60_000 }

/** Links to the report for a doctor. */
export const reportLinks: RestHandlers<
  'listReportLinks' | 'createReportLink' | 'revokeReportLink' | 'openReportLink'
> = {
  listReportLinks: async ({ caller, store, now }) => ({
    status: 200,
    body: { links: [...(await liveReportLinks(store, caller.id, now))] },
  }),

  createReportLink: ({ caller, store, body, now, problem }) =>
    store.transaction(async (sql): Promise<RestAnswer<'createReportLink'>> => {
      const live = await liveReportLinks(sql, caller.id, now)
      if (live.length >= MOST) return problem(409, 'report_link_limit')
      const made = await addReportLink(sql, caller.id, body, now)
      const location = `/v1/users/me/report-links/${made.link.id}`
      return { status: 201, headers: { location }, body: made }
    }),

  revokeReportLink: async ({ caller, store, path, now, problem }) =>
    (await endReportLink(store, caller.id, path.id, now))
      ? { status: 204 }
      : problem(404, 'not_found'),

  // A look counts only together with its line on the access log.
  openReportLink: ({ store, body, now, problem }) =>
    store.transaction(async (sql): Promise<RestAnswer<'openReportLink'>> => {
      const wait = await countRequest(sql, LOOKS, body.token, now)
      if (wait !== null)
        return {
          ...problem(429, 'too_many_requests'),
          headers: { 'Retry-After': String(wait) },
        }
      const looked = await lookByLink(sql, body.token, now)
      const member = looked === null ? undefined : await memberById(sql, looked.memberId)
      if (looked === null || member === undefined) return problem(404, 'report_link_gone')
      const { link } = looked
      await recordLook(sql, member.id, areasOfParts(link.parts), now)
      return { status: 200, body: await sharedReport(sql, member, link, now) }
    }),
}
