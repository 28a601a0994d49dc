// Written by `npm run generate` from contracts/. Do not edit.
import {
  listLabOrderResults,
  type ListLabOrderResultsParams,
  type ListLabOrderResultsAnswer,
  listKidneyResults,
  type ListKidneyResultsParams,
  type ListKidneyResultsAnswer,
  listLabResults,
  type ListLabResultsParams,
  type ListLabResultsAnswer,
} from '../calls.ts'
import type { CallInit, PortalClient } from '../client.ts'
import { tagged, type QuestionOptions } from '../query-options.ts'

/** Key of `listLabOrderResults`: the operation and what it was asked; `['listLabOrderResults']` alone matches every asking. */
export const listLabOrderResultsKey = (params: ListLabOrderResultsParams) => ['listLabOrderResults', params] as const

/** List results of the tests that were ordered for the member. */
export const listLabOrderResultsOptions = (client: PortalClient, params: ListLabOrderResultsParams, init: CallInit = {}): QuestionOptions<readonly ['listLabOrderResults', ListLabOrderResultsParams], ListLabOrderResultsAnswer> => ({
  queryKey: tagged<ListLabOrderResultsAnswer, readonly ['listLabOrderResults', ListLabOrderResultsParams]>(listLabOrderResultsKey(params)),
  queryFn: ({ signal }) => listLabOrderResults(client, params, { ...init, signal }),
})

/** Key of `listKidneyResults`: the operation and what it was asked; `['listKidneyResults']` alone matches every asking. */
export const listKidneyResultsKey = (params: ListKidneyResultsParams) => ['listKidneyResults', params] as const

/** List the member's kidney results. */
export const listKidneyResultsOptions = (client: PortalClient, params: ListKidneyResultsParams = {}, init: CallInit = {}): QuestionOptions<readonly ['listKidneyResults', ListKidneyResultsParams], ListKidneyResultsAnswer> => ({
  queryKey: tagged<ListKidneyResultsAnswer, readonly ['listKidneyResults', ListKidneyResultsParams]>(listKidneyResultsKey(params)),
  queryFn: ({ signal }) => listKidneyResults(client, params, { ...init, signal }),
})

/** Key of `listLabResults`: the operation and what it was asked; `['listLabResults']` alone matches every asking. */
export const listLabResultsKey = (params: ListLabResultsParams) => ['listLabResults', params] as const

/** List results of one kind of laboratory test. */
export const listLabResultsOptions = (client: PortalClient, params: ListLabResultsParams, init: CallInit = {}): QuestionOptions<readonly ['listLabResults', ListLabResultsParams], ListLabResultsAnswer> => ({
  queryKey: tagged<ListLabResultsAnswer, readonly ['listLabResults', ListLabResultsParams]>(listLabResultsKey(params)),
  queryFn: ({ signal }) => listLabResults(client, params, { ...init, signal }),
})
