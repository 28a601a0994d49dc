import type { UserTask } from '#domain/user-tasks.ts'
import { dismissUserTask, restoreUserTask } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { listUserTasksOptions } from '#generated/rpc/queries.ts'
import { useSpoken } from './asking.queries.ts'
import type { Read } from './read.ts'
import { useSaving } from './saving.queries.ts'
import { userTaskOf, userTasksOf } from './user-tasks.ts'

/** What the member may do next, the most urgent first. `language`: their words are in it. */
export const useUserTasks = (language: string): Read<readonly UserTask[]> => useSpoken(listUserTasksOptions(useRpcClient()), language, userTasksOf)

/** The member does not want to see a task; the second takes that back. Each answers the task as it is now. */
export function useDismissTask() {
  const client = useRpcClient()
  return useSaving(async (taskId: string) => userTaskOf(await dismissUserTask(client, { taskId })), ['listUserTasks'])
}
export function useRestoreTask() {
  const client = useRpcClient()
  return useSaving(async (taskId: string) => userTaskOf(await restoreUserTask(client, { taskId })), ['listUserTasks'])
}
