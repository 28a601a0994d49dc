import { useQueryClient } from '@tanstack/react-query'
import type { LabKitOrder, LabKitRequest } from '#session/member/model/lab-kit-order.ts'
import type { LabResult } from '../model/lab-results.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import {
  useListKidneyResults,
  useListLabKitOrders,
  useListLabOrderResults,
} from '#generated/openapi/hooks.ts'
import { useListKidneyResultsPages, useListLabOrderResultsPages } from '#generated/openapi/paged.ts'
import { orderLabKitMutation } from '#generated/openapi/queries.ts'
import { refreshAfter } from '#generated/query/operation.ts'
import { completeUserTask, listUserTasks } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { completeUserTaskMutation } from '#generated/rpc/queries.ts'
import type { LabResults } from '#generated/schemas/openapi/labs.reader.ts'
import type { LabKitOrders } from '#generated/schemas/openapi/non-members.reader.ts'
import { writeThrough } from '#platform/query/write-through.ts'
import { sendLabKitOrder } from '#session/member/api/order-lab-kit.ts'
import { type PagedRows, toPagedQueryState } from '#platform/query/paged-query.ts'
import {
  combineQueryStates,
  mapQueryState,
  toRowsQueryState,
  type QueryState,
} from '#platform/query/query-state.ts'

/** All results of one test in pages, newest first; fetched on request. */
export function useA1cResultPages(): QueryState<PagedRows<LabResult>> {
  return toPagedQueryState(
    useListLabOrderResultsPages({ testType: 'HbA1C', limit: resultsPerPage }),
    rowsOf,
  )
}
export function useKidneyResultPages(): QueryState<PagedRows<LabResult>> {
  return toPagedQueryState(useListKidneyResultsPages({ limit: resultsPerPage }), rowsOf)
}
const resultsPerPage = 10
const rowsOf = (results: LabResults): LabResults => results

/** Earlier A1C and kidney results, newest first, with the queries of the initial load. */
export function useEarlierResults(): QueryState<readonly LabResult[]> {
  const a1c = toRowsQueryState(
    useListLabOrderResults<LabResults>({ testType: 'HbA1C' }, { staleTime: Infinity }),
  )
  const kidney = toRowsQueryState(useListKidneyResults<LabResults>({}, { staleTime: Infinity }))
  return mapQueryState(combineQueryStates(a1c, kidney), (both) => both.flat())
}

/** The member's lab kit orders, newest first. */
export function useLabKitOrders(): QueryState<readonly LabKitOrder[]> {
  return toRowsQueryState(useListLabKitOrders({}, { select: ordersOf }))
}
const ordersOf = ({ orders }: LabKitOrders) => orders

/**
 * Orders the member's kit and completes its task; a failure to complete the task does not affect
 * the order. Rejects with a Failure: Refused 409 for an open order, 422 with the `error`
 * campaign_ended, 404 when the plan has no kits.
 */
export function useOrderKit(): (request: LabKitRequest) => Promise<LabKitOrder> {
  const client = usePortalClient()
  const rpc = useRpcClient()
  const queries = useQueryClient()
  const tickOff = async () => {
    const openTasks = (await listUserTasks(rpc)).tasks.items.filter(
      ({ kind }) => kind === 'CONFIRM_LAB_ORDER',
    )
    await Promise.all(openTasks.map(({ id }) => completeUserTask(rpc, { taskId: id })))
    await refreshAfter(queries, completeUserTaskMutation)
  }
  return (request) =>
    writeThrough(
      queries,
      async () => {
        const order = await sendLabKitOrder(client, request)
        await tickOff().catch(() => {})
        return order
      },
      orderLabKitMutation.invalidates,
    )
}
