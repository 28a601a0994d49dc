// Written by `npm run generate` from contracts/. Do not edit.
import type { CallInit, PortalClient } from '../client.ts'
import { answer } from '../problem.ts'
import { readBody } from '../read-body.ts'
import type { operations } from '../types.d.ts'
import { readLabResults, type LabResults } from '../../schemas/openapi/labs.reader.ts'

export type ListLabOrderResultsParams = NonNullable<operations['listLabOrderResults']['parameters']['query']>
export type ListLabOrderResultsAnswer = LabResults
/** List results of the tests that were ordered for the member. `GET /services/service-athome-labs/users/me/labOrders/results`. Throws `ApiProblem`. */
export const listLabOrderResults = (client: PortalClient, params: ListLabOrderResultsParams, init: CallInit = {}): Promise<ListLabOrderResultsAnswer> => {
  const query = params
  return readBody('listLabOrderResults', readLabResults, answer('listLabOrderResults', client.GET('/services/service-athome-labs/users/me/labOrders/results', { ...init, params: { query } })))
}

export type ListKidneyResultsParams = NonNullable<operations['listKidneyResults']['parameters']['query']>
export type ListKidneyResultsAnswer = LabResults
/** List the member's kidney results. `GET /services/service-athome-labs/users/me/results`. Throws `ApiProblem`. */
export const listKidneyResults = (client: PortalClient, params: ListKidneyResultsParams = {}, init: CallInit = {}): Promise<ListKidneyResultsAnswer> => {
  const query = params
  return readBody('listKidneyResults', readLabResults, answer('listKidneyResults', client.GET('/services/service-athome-labs/users/me/results', { ...init, params: { query } })))
}

export type ListLabResultsParams = NonNullable<operations['listLabResults']['parameters']['query']>
export type ListLabResultsAnswer = LabResults
/** List results of one kind of laboratory test. `GET /services/service-athome-labs/users/me/labResults`. Throws `ApiProblem`. */
export const listLabResults = (client: PortalClient, params: ListLabResultsParams, init: CallInit = {}): Promise<ListLabResultsAnswer> => {
  const query = params
  return readBody('listLabResults', readLabResults, answer('listLabResults', client.GET('/services/service-athome-labs/users/me/labResults', { ...init, params: { query } })))
}
