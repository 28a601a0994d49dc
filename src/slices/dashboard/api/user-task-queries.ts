import type { UserTask } from '../model/user-tasks.ts'
import { dismissUserTask, restoreUserTask } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useListUserTasks } from '#generated/rpc/hooks.ts'
import { dismissUserTaskMutation, restoreUserTaskMutation } from '#generated/rpc/queries.ts'
import { toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'
import { useSave } from '#platform/query/use-save.ts'

/** The member's tasks in their language, the most urgent first. */
export function useUserTasks(): QueryState<readonly UserTask[]> {
  return toRowsQueryState(useListUserTasks({}, { select: ({ tasks }) => tasks }))
}

/** Dismisses a task; `useRestoreTask` undoes it. Both resolve to the updated task. */
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
