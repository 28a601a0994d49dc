// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, defaulted, formats, member, object, optional, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import { CalendarDateReader } from './calendar.tolerant.ts'
import type { ListUserTasksRequest, UserTask, ListUserTasksResponse, CompleteUserTaskRequest, CompleteUserTaskResponse, DismissUserTaskRequest, DismissUserTaskResponse, RestoreUserTaskRequest, RestoreUserTaskResponse } from './user-tasks.reader.ts'

const pattern = text(/^[a-z0-9][a-z0-9-]{0,63}$/u)
const userTaskKind = member('USER_TASK_KIND_', ['', 'TAKE_BLOOD_SUGAR', 'TAKE_BLOOD_PRESSURE', 'FIVE_DAY_CHECK', 'TAKE_WEIGHT', 'LOG_FOOD', 'CHOOSE_FOOD_FOCUS', 'START_COURSE', 'ACTIVATE_DEVICE', 'ORDER_SUPPLIES', 'BOOK_SESSION', 'SET_GOAL', 'COMPLETE_HEALTH_PROFILE', 'CONFIRM_LAB_ORDER', 'GLP1_CHECK_IN'])
const userTaskStatus = member('USER_TASK_STATUS_', ['', 'OPEN', 'DONE', 'DISMISSED'])
const pattern2 = text(/^[a-z][A-Za-z0-9]{0,59}$/u)

export const ListUserTasksRequestReader: Tolerant<ListUserTasksRequest> = object({
  includeClosed: defaulted(boolean, false),
})

export const UserTaskReader: Tolerant<UserTask> = object({
  id: defaulted(pattern, ''),
  kind: defaulted(userTaskKind, "USER_TASK_KIND_UNSPECIFIED"),
  status: defaulted(userTaskStatus, "USER_TASK_STATUS_UNSPECIFIED"),
  title: defaulted(text(/./su), ''),
  body: defaulted(orUnreadable(text()), ''),
  actionLabel: defaulted(text(/./su), ''),
  routeId: defaulted(pattern2, ''),
  dueDate: optional(orUnreadable(CalendarDateReader)),
  dismissible: defaulted(boolean, false),
  createTime: formats.timestamp,
})

export const ListUserTasksResponseReader: Tolerant<ListUserTasksResponse> = object({
  tasks: defaulted(rows(UserTaskReader), []),
})

export const CompleteUserTaskRequestReader: Tolerant<CompleteUserTaskRequest> = object({
  taskId: defaulted(pattern, ''),
})

export const CompleteUserTaskResponseReader: Tolerant<CompleteUserTaskResponse> = object({
  task: UserTaskReader,
})

export const DismissUserTaskRequestReader: Tolerant<DismissUserTaskRequest> = object({
  taskId: defaulted(pattern, ''),
})

export const DismissUserTaskResponseReader: Tolerant<DismissUserTaskResponse> = object({
  task: UserTaskReader,
})

export const RestoreUserTaskRequestReader: Tolerant<RestoreUserTaskRequest> = object({
  taskId: defaulted(pattern, ''),
})

export const RestoreUserTaskResponseReader: Tolerant<RestoreUserTaskResponse> = object({
  task: UserTaskReader,
})
