import type { UserTask } from '../model/user-tasks.ts'
import { dismissUserTask, restoreUserTask } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useListUserTasks } from '#generated/rpc/hooks.ts'
import { dismissUserTaskMutation, restoreUserTaskMutation } from '#generated/rpc/queries.ts'
import { toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'
import { useSave } from '#platform/query/use-save.ts'

/** What the member may do next, the most urgent first, in their language. */
export function useUserTasks(): QueryState<readonly UserTask[]> {
  return toRowsQueryState(useListUserTasks({}, { select: ({ tasks }) => tasks }))
}

/**
 * The member does not want to see a task; the second takes that back. Each answers the task as it
 * is now.
 */
export function useDismissTask() {
  const client = useRpcClient()
  return useSave(
    async (taskId: string) => (await dismissUserTask(client, { taskId })).task,
    dismissUserTaskMutation.invalidates,
  )
}
export function useRestoreTask() {
  const client = useRpcClient()
  return useSave(
    async (taskId: string) => (await restoreUserTask(client, { taskId })).task,
    restoreUserTaskMutation.invalidates,
  )
}
