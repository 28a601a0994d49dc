import { createReportLink, revokeReportLink } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useListReportLinks } from '#generated/openapi/hooks.ts'
import { createReportLinkMutation, revokeReportLinkMutation } from '#generated/openapi/queries.ts'
import { toFailure } from '#platform/http/to-failure.ts'
import { type QueryState, toRowsQueryState } from '#platform/query/query-state.ts'
import { useSave } from '#platform/query/use-save.ts'
import { useWrite } from '#platform/query/use-write.ts'
import type { DoctorReportDays, ReportPart } from '../model/doctor-report.ts'
import { type LinkDays, type ReportLink, sentParts } from '../model/link-parts.ts'

/** A link to make: how long it works, and what it shows. */
export type AskedLink = {
  readonly lastsDays: LinkDays
  readonly reportDays: DoctorReportDays
  readonly parts: readonly ReportPart[]
}

/** The member's links that work, newest first. */
export function useReportLinks(): QueryState<readonly ReportLink[]> {
  return toRowsQueryState(useListReportLinks({}, { select: ({ links }) => links }))
}

/** Makes a link; only this answer has its token. */
export function useMakeReportLink() {
  const client = usePortalClient()
  return useWrite(
    ({ parts, ...asked }: AskedLink) =>
      createReportLink(client, { body: { ...asked, parts: parts.map((part) => sentParts[part]) } }),
    createReportLinkMutation.invalidates,
  )
}

/** Revokes a link by its id. `wasGone`: it had ended or was revoked before. */
export function useRevokeReportLink() {
  const client = usePortalClient()
  return useSave(async (id: string) => {
    try {
      await revokeReportLink(client, { id })
      return { wasGone: false }
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (failure._tag === 'Refused' && failure.status === 404) return { wasGone: true }
      throw failure
    }
  }, revokeReportLinkMutation.invalidates)
}
