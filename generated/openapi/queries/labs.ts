// Written by `npm run generate` from contracts/. Do not edit.
import type { QueryOperation } from '../../query/operation.ts'
import { listLabOrderResults, listKidneyResults, listLabResults } from '../calls.ts'
import type { PortalClient } from '../client.ts'
import type { ListLabOrderResultsParams, ListLabOrderResultsAnswer, ListKidneyResultsParams, ListKidneyResultsAnswer, ListLabResultsParams, ListLabResultsAnswer } from '../calls.ts'

/** List results of the tests that were ordered for the member. */
export const listLabOrderResultsQuery: QueryOperation<PortalClient, ListLabOrderResultsParams, ListLabOrderResultsAnswer> = { id: 'listLabOrderResults', run: listLabOrderResults }

/** List the member's kidney results. */
export const listKidneyResultsQuery: QueryOperation<PortalClient, ListKidneyResultsParams, ListKidneyResultsAnswer> = { id: 'listKidneyResults', run: listKidneyResults }

/** List results of one kind of laboratory test. */
export const listLabResultsQuery: QueryOperation<PortalClient, ListLabResultsParams, ListLabResultsAnswer> = { id: 'listLabResults', run: listLabResults }
