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
import { isFailure } from '#platform/http/failure.ts'
import { sendLabKitOrder } from '#session/member/api/order-lab-kit.ts'
import { type PagedRows, toPagedQueryState } from '#platform/query/paged-query.ts'
import { toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'

/**
 * All results of one test, a page at a time, the newest first; asked for when the member wants
 * them.
 */
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

/**
 * What the laboratory found before: A1C and kidney, each as the initial load asks for it, newest
 * first.
 */
export function useEarlierResults(): QueryState<readonly LabResult[]> {
  const a1c = toRowsQueryState(
    useListLabOrderResults<LabResults>({ testType: 'HbA1C' }, { staleTime: Infinity }),
  )
  const kidney = toRowsQueryState(useListKidneyResults<LabResults>({}, { staleTime: Infinity }))
  if (a1c.state !== 'ready' || kidney.state !== 'ready') return a1c
  const leftOut = (a1c.leftOut ?? 0) + (kidney.leftOut ?? 0)
  return { ...a1c, data: [...a1c.data, ...kidney.data], ...(leftOut > 0 ? { leftOut } : {}) }
}

/** The kits that the member ordered, newest first. */
export function useLabKitOrders(): QueryState<readonly LabKitOrder[]> {
  return toRowsQueryState(useListLabKitOrders({}, { select: ordersOf }))
}
const ordersOf = ({ orders }: LabKitOrders) => orders

/**
 * Orders the member's kit, and ticks off the task that asked for it. Rejects with a Failure:
 * Refused 409 when she has one already, 422 with the `error` campaign_ended, 404 when her plan has
 * no kits. A task that cannot be ticked off leaves the order as it is.
 */
export function useOrderKit(): (request: LabKitRequest) => Promise<LabKitOrder> {
  const client = usePortalClient()
  const rpc = useRpcClient()
  const queries = useQueryClient()
  const tickOff = async () => {
    const asked = (await listUserTasks(rpc)).tasks.items.filter(
      ({ kind }) => kind === 'CONFIRM_LAB_ORDER',
    )
    await Promise.all(asked.map(({ id }) => completeUserTask(rpc, { taskId: id })))
    await refreshAfter(queries, completeUserTaskMutation)
  }
  return async (request) => {
    try {
      const order = await sendLabKitOrder(client, request)
      await Promise.all([tickOff().catch(() => {}), refreshAfter(queries, orderLabKitMutation)])
      return order
    } catch (thrown) {
      // The order may have been placed elsewhere, or its answer was lost.
      if (isFailure(thrown)) void refreshAfter(queries, orderLabKitMutation)
      throw thrown
    }
  }
}
