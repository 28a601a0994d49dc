import * as Schema from 'effect/Schema'
import { listOf } from '#domain/formats.ts'
import { UserTask, userTaskKinds, userTaskStatuses } from '#domain/user-tasks.ts'
import type { CompleteUserTaskResponseJson, DismissUserTaskResponseJson, ListUserTasksResponseJson, RestoreUserTaskResponseJson } from '#generated/rpc/portal/user_tasks/v1/user_tasks_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { MessageDate } from './message-date.ts'
import { field } from './message-field.ts'
import { wordField } from './message-word.ts'

const own = UserTask.fields

export const UserTaskMessage = Schema.Struct({
  id: field(own.id, ''),
  kind: wordField('USER_TASK_KIND', userTaskKinds),
  status: wordField('USER_TASK_STATUS', userTaskStatuses),
  title: field(own.title, ''),
  body: field(own.body, ''),
  actionLabel: field(own.actionLabel, ''),
  routeId: field(own.routeId, ''),
  dueOn: Schema.optionalKey(MessageDate),
  isDismissible: field(Schema.Boolean, false),
  createdAt: field(own.createdAt, ''),
})
export const UserTasks = Schema.Struct({ tasks: field(listOf(UserTaskMessage, 50), []) })
/** What completing, dismissing and restoring answer. */
export const UserTaskAnswer = Schema.Struct({ task: UserTaskMessage })

type Changed = CompleteUserTaskResponseJson | DismissUserTaskResponseJson | RestoreUserTaskResponseJson
/** `task` is required by the contract's rule, which its types do not say. */
type ToldTask = Required<Changed>
export type AcceptsUserTasks = [Accepts<ListUserTasksResponseJson, typeof UserTasks>, Accepts<ToldTask, typeof UserTaskAnswer>]

const decodeTasks = decoder('listUserTasks', UserTasks)
const decodeTask = decoder('changeUserTask', UserTaskAnswer)

/** The member's tasks, the most urgent first. Throws ContractBroken. */
export const userTasksOf = (wire: ListUserTasksResponseJson): readonly UserTask[] => decodeTasks(wire).tasks
/** A task as it is now. Throws ContractBroken. */
export const userTaskOf = (wire: Changed): UserTask => decodeTask(wire as ToldTask).task
