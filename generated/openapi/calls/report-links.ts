// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readMadeReportLink, type MadeReportLink, readReportLinks, type ReportLinks } from '../../schemas/openapi/report-links.reader.ts'
import { readSharedReport, type SharedReport } from '../../schemas/openapi/shared-report.reader.ts'

export type ListReportLinksAnswer = ReportLinks
/** List the member's live links to their report, newest first. `GET /v1/users/me/report-links`. Throws `ApiProblem`. */
export const listReportLinks = (client: PortalClient, init: CallInit = {}): Promise<ListReportLinksAnswer> =>
  readBody('listReportLinks', readReportLinks, answer('listReportLinks', client.GET('/v1/users/me/report-links', { ...init })))

export type CreateReportLinkParams = { body: NonNullable<operations['createReportLink']['requestBody']>['content']['application/json'] }
export type CreateReportLinkAnswer = MadeReportLink
/** Make a link that shows the report to whoever has it. `POST /v1/users/me/report-links`. Throws `ApiProblem`. */
export const createReportLink = (client: PortalClient, params: CreateReportLinkParams, init: CallInit = {}): Promise<CreateReportLinkAnswer> => {
  const { body } = params
  return readBody('createReportLink', readMadeReportLink, answer('createReportLink', client.POST('/v1/users/me/report-links', { ...init, body })))
}

export type RevokeReportLinkParams = operations['revokeReportLink']['parameters']['path']
export type RevokeReportLinkAnswer = undefined
/** Revoke a link, so that it no longer works. `DELETE /v1/users/me/report-links/{id}`. Throws `ApiProblem`. */
export const revokeReportLink = (client: PortalClient, params: RevokeReportLinkParams, init: CallInit = {}): Promise<RevokeReportLinkAnswer> => {
  const { id } = params
  return answer('revokeReportLink', client.DELETE('/v1/users/me/report-links/{id}', { ...init, params: { path: { id } } }))
}

export type OpenReportLinkParams = { body: NonNullable<operations['openReportLink']['requestBody']>['content']['application/json'] }
export type OpenReportLinkAnswer = SharedReport
/** Read the report that a link shows. `POST /v1/report-links/open`. Throws `ApiProblem`. */
export const openReportLink = (client: PortalClient, params: OpenReportLinkParams, init: CallInit = {}): Promise<OpenReportLinkAnswer> => {
  const { body } = params
  return readBody('openReportLink', readSharedReport, answer('openReportLink', client.POST('/v1/report-links/open', { ...init, body })))
}
