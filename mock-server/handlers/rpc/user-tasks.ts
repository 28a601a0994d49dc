import type { MessageInitShape } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  UserTaskKind,
  type UserTaskSchema,
  type UserTasksService,
  UserTaskStatus,
} from '../../../generated/proto/portal/user_tasks/v1/user_tasks_pb.js'
import { taskKinds, tasks } from '../../seed/content/user-tasks.ts'
import { localize } from '../../seed/content/localized-text.ts'
import { readFact, updateFact } from '../../database/facts/facts.ts'
import type { TaskFact } from '../../database/facts/flow-facts.ts'
import { momentAt } from '../../services/time/moment-at.ts'
import { wallClock } from '../../services/time/time-zone.ts'
import { hasPassed, messageDateOf } from '../../services/time/calendar-date.ts'
import { type MemberCall, memberCall } from '../rpc-call.ts'

const wire = (
  { id, kind, status, dueDate, createdAt }: TaskFact,
  { caller, language }: MemberCall,
): MessageInitShape<typeof UserTaskSchema> => {
  const { title, body, action, route, stays } = tasks[kind]
  return {
    id,
    kind: UserTaskKind[kind],
    status: UserTaskStatus[status],
    title: localize(title, language),
    body: localize(body, language),
    actionLabel: localize(action, language),
    routeId: route,
    ...(dueDate === null ? {} : { dueDate: messageDateOf(dueDate) }),
    dismissible: stays !== true,
    createTime: momentAt(caller.timeZone, createdAt),
  }
}

/** Changes the status of a task. `refused` names the error of a forbidden change. */
const move = async (
  call: MemberCall,
  taskId: string,
  status: TaskFact['status'],
  refused: (task: TaskFact) => string | undefined,
) => {
  const { store, caller, problem } = call
  const after = await updateFact(store, caller.id, 'userTasks', (before) => {
    const task = before.find(({ id }) => id === taskId)
    if (!task) throw problem('task-not-found')
    const why = refused(task)
    if (why !== undefined) throw problem(why)
    return before.map((one) => (one.id === taskId ? { ...one, status } : one))
  })
  // Found above.
  return {
    task: wire(
      after.find(({ id }) => id === taskId)!,
      call,
    ),
  }
}

const ifDone = ({ status }: TaskFact): string | undefined =>
  status === 'DONE' ? 'task-already-done' : undefined

/** Sorts by urgency of the kind, then by due date. */
const inOrder = (a: TaskFact, b: TaskFact): number =>
  taskKinds.indexOf(a.kind) - taskKinds.indexOf(b.kind) ||
  (a.dueDate ?? '9').localeCompare(b.dueDate ?? '9')

export const userTasks: ServiceImpl<typeof UserTasksService> = {
  listUserTasks: async ({ includeClosed }, context) => {
    const call = memberCall(context)
    const { store, caller, now } = call
    const today = wallClock(caller.timeZone, now).slice(0, 10)
    const all = (await readFact(store, caller.id, 'userTasks')).toSorted(inOrder)
    const open = all.filter(
      ({ status, dueDate }) =>
        status === 'OPEN' && (dueDate === null || !hasPassed(dueDate, today)),
    )
    const closed = includeClosed ? all.filter(({ status }) => status !== 'OPEN') : []
    return { tasks: [...open, ...closed].map((task) => wire(task, call)) }
  },
  completeUserTask: ({ taskId }, context) =>
    move(memberCall(context), taskId, 'DONE', () => undefined),
  dismissUserTask: ({ taskId }, context) =>
    move(
      memberCall(context),
      taskId,
      'DISMISSED',
      (task) => ifDone(task) ?? (tasks[task.kind].stays ? 'task-not-dismissible' : undefined),
    ),
  restoreUserTask: ({ taskId }, context) => move(memberCall(context), taskId, 'OPEN', ifDone),
}
