import { useQueryClient } from '@tanstack/react-query'
import type { LabKitOrder, LabKitRequest } from '#domain/lab-kit.ts'
import type { LabResult } from '#domain/labs.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useListKidneyResults, useListLabKitOrders, useListLabOrderResults } from '#generated/openapi/hooks.ts'
import { completeUserTask, listUserTasks } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { labResultsOf } from './initial-load.ts'
import { isFailure } from './failure.ts'
import { labKitOrdersOf, sendLabKitOrder } from './lab-kit.ts'
import { mapRead, readOf, type Read } from './read.ts'
import { userTasksOf } from './user-tasks.ts'

/** What the laboratory found before: A1C and kidney, each as the initial load asks for it, newest first. */
export function useEarlierResults(): Read<readonly LabResult[]> {
  const a1c = readOf(useListLabOrderResults({ testType: 'HbA1C' }, { select: labResultsOf, staleTime: Infinity }))
  const kidney = readOf(useListKidneyResults({}, { select: labResultsOf, staleTime: Infinity }))
  return mapRead(a1c, results => [...results, ...(kidney.state === 'ready' ? kidney.data : [])])
}

/** The kits that the member ordered, newest first. */
export const useLabKitOrders = (): Read<readonly LabKitOrder[]> => readOf(useListLabKitOrders({ select: labKitOrdersOf }))

/**
 * Orders the member's kit, and ticks off the task that asked for it. Rejects with a Failure: Refused 409 when she has one already, 422 with the `error`
 * campaign_ended, 404 when her plan has no kits. A task that cannot be ticked off leaves the order as it is.
 */
export function useOrderKit(): (request: LabKitRequest) => Promise<LabKitOrder> {
  const client = usePortalClient()
  const rpc = useRpcClient()
  const queries = useQueryClient()
  const tickOff = async () => {
    const asked = userTasksOf(await listUserTasks(rpc)).filter(({ kind }) => kind === 'CONFIRM_LAB_ORDER')
    await Promise.all(asked.map(({ id }) => completeUserTask(rpc, { taskId: id })))
    await queries.invalidateQueries({ queryKey: ['listUserTasks'] })
  }
  return async request => {
    const orders = { queryKey: ['listLabKitOrders'] }
    try {
      const order = await sendLabKitOrder(client, request)
      await Promise.all([tickOff().catch(() => {}), queries.invalidateQueries(orders)])
      return order
    } catch (thrown) {
      // The order may have been placed elsewhere, or its answer was lost.
      if (isFailure(thrown)) void queries.invalidateQueries(orders)
      throw thrown
    }
  }
}
