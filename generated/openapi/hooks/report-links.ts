// Written by `npm run generate` from contracts/. Do not edit.
import { mutationHook, queryHook } from '../../query/hook.ts'
import type { PortalClient } from '../client.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ListReportLinksAnswer, CreateReportLinkParams, CreateReportLinkAnswer, RevokeReportLinkParams, RevokeReportLinkAnswer, OpenReportLinkParams, OpenReportLinkAnswer } from '../calls.ts'
import type { ApiProblem } from '../problem.ts'
import { listReportLinksQuery, createReportLinkMutation, revokeReportLinkMutation, openReportLinkMutation } from '../queries.ts'

/** List the member's live links to their report, newest first. */
export const useListReportLinks = queryHook<ApiProblem, PortalClient, Readonly<Record<never, never>>, ListReportLinksAnswer>(listReportLinksQuery, usePortalClient)

/** Make a link that shows the report to whoever has it. */
export const useCreateReportLink = mutationHook<ApiProblem, PortalClient, CreateReportLinkParams, CreateReportLinkAnswer>(createReportLinkMutation, usePortalClient)

/** Revoke a link, so that it no longer works. */
export const useRevokeReportLink = mutationHook<ApiProblem, PortalClient, RevokeReportLinkParams, RevokeReportLinkAnswer>(revokeReportLinkMutation, usePortalClient)

/** Read the report that a link shows. */
export const useOpenReportLink = mutationHook<ApiProblem, PortalClient, OpenReportLinkParams, OpenReportLinkAnswer>(openReportLinkMutation, usePortalClient)
