// Written by `npm run generate` from contracts/. Do not edit.
import type { MutationOperation, QueryOperation } from '../../query/operation.ts'
import { listReportLinks, createReportLink, revokeReportLink, openReportLink } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { ListReportLinksAnswer, CreateReportLinkParams, CreateReportLinkAnswer, RevokeReportLinkParams, RevokeReportLinkAnswer, OpenReportLinkParams, OpenReportLinkAnswer } from '../calls.ts'

/** List the member's live links to their report, newest first. */
export const listReportLinksQuery: QueryOperation<PortalClient, Readonly<Record<never, never>>, ListReportLinksAnswer> = { id: 'listReportLinks', run: (client, _, init) => listReportLinks(client, init) }

/** Make a link that shows the report to whoever has it. */
export const createReportLinkMutation: MutationOperation<PortalClient, CreateReportLinkParams, CreateReportLinkAnswer> = { id: 'createReportLink', run: createReportLink, invalidates: ['listReportLinks'] }

/** Revoke a link, so that it no longer works. */
export const revokeReportLinkMutation: MutationOperation<PortalClient, RevokeReportLinkParams, RevokeReportLinkAnswer> = { id: 'revokeReportLink', run: revokeReportLink, invalidates: ['listReportLinks'] }

/** Read the report that a link shows. */
export const openReportLinkMutation: MutationOperation<PortalClient, OpenReportLinkParams, OpenReportLinkAnswer> = { id: 'openReportLink', run: openReportLink, invalidates: ['listAccessLog', 'listReportLinks'] }
