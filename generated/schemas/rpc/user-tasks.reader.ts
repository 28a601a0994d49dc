// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, formats, member, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readCalendarDate, type CalendarDate } from './calendar.reader.ts'

export type UserTaskKind = 'TAKE_BLOOD_SUGAR' | 'TAKE_BLOOD_PRESSURE' | 'FIVE_DAY_CHECK' | 'TAKE_WEIGHT' | 'LOG_FOOD' | 'CHOOSE_FOOD_FOCUS' | 'START_COURSE' | 'ACTIVATE_DEVICE' | 'ORDER_SUPPLIES' | 'BOOK_SESSION' | 'SET_GOAL' | 'COMPLETE_HEALTH_PROFILE' | 'CONFIRM_LAB_ORDER' | 'GLP1_CHECK_IN' | Unknown

export type UserTaskStatus = 'OPEN' | 'DONE' | 'DISMISSED' | Unknown

export type ListUserTasksRequest = {
  readonly includeClosed: boolean
}

export type UserTask = {
  readonly id: Flavor<'UserTaskId'>
  readonly kind: UserTaskKind
  readonly status: UserTaskStatus
  readonly title: string
  readonly body: string | Unreadable
  readonly actionLabel: string
  readonly routeId: string
  readonly dueDate?: CalendarDate | Unreadable
  readonly dismissible: boolean
  readonly createTime: Flavor<'Instant'>
}

export type ListUserTasksResponse = {
  readonly tasks: Rows<UserTask>
}

export type CompleteUserTaskRequest = {
  readonly taskId: string
}

export type CompleteUserTaskResponse = {
  readonly task: UserTask
}

export type DismissUserTaskRequest = {
  readonly taskId: string
}

export type DismissUserTaskResponse = {
  readonly task: UserTask
}

export type RestoreUserTaskRequest = {
  readonly taskId: string
}

export type RestoreUserTaskResponse = {
  readonly task: UserTask
}

const pattern = text(/^[a-z0-9][a-z0-9-]{0,63}$/u)
const userTaskKind = member('USER_TASK_KIND_', ['', 'TAKE_BLOOD_SUGAR', 'TAKE_BLOOD_PRESSURE', 'FIVE_DAY_CHECK', 'TAKE_WEIGHT', 'LOG_FOOD', 'CHOOSE_FOOD_FOCUS', 'START_COURSE', 'ACTIVATE_DEVICE', 'ORDER_SUPPLIES', 'BOOK_SESSION', 'SET_GOAL', 'COMPLETE_HEALTH_PROFILE', 'CONFIRM_LAB_ORDER', 'GLP1_CHECK_IN'])
const userTaskStatus = member('USER_TASK_STATUS_', ['', 'OPEN', 'DONE', 'DISMISSED'])
const pattern2 = text(/^[a-z][A-Za-z0-9]{0,59}$/u)

/** Reads `ListUserTasksRequest` as a server sends it. */
export const readListUserTasksRequest: Reader<ListUserTasksRequest> = object<ListUserTasksRequest>({
  includeClosed: [boolean, false],
})

/** Reads `UserTask` as a server sends it. */
export const readUserTask: Reader<UserTask> = object<UserTask>({
  id: [pattern, ''],
  kind: [userTaskKind, "USER_TASK_KIND_UNSPECIFIED"],
  status: [userTaskStatus, "USER_TASK_STATUS_UNSPECIFIED"],
  title: [text(/./su), ''],
  body: [orUnreadable(text()), ''],
  actionLabel: [text(/./su), ''],
  routeId: [pattern2, ''],
  dueDate: [orUnreadable(readCalendarDate)],
  dismissible: [boolean, false],
  createTime: formats.timestamp,
})

/** Reads `ListUserTasksResponse` as a server sends it. */
export const readListUserTasksResponse: Reader<ListUserTasksResponse> = object<ListUserTasksResponse>({
  tasks: [rows(readUserTask), []],
})

/** Reads `CompleteUserTaskRequest` as a server sends it. */
export const readCompleteUserTaskRequest: Reader<CompleteUserTaskRequest> = object<CompleteUserTaskRequest>({
  taskId: [pattern, ''],
})

/** Reads `CompleteUserTaskResponse` as a server sends it. */
export const readCompleteUserTaskResponse: Reader<CompleteUserTaskResponse> = object<CompleteUserTaskResponse>({
  task: readUserTask,
})

/** Reads `DismissUserTaskRequest` as a server sends it. */
export const readDismissUserTaskRequest: Reader<DismissUserTaskRequest> = object<DismissUserTaskRequest>({
  taskId: [pattern, ''],
})

/** Reads `DismissUserTaskResponse` as a server sends it. */
export const readDismissUserTaskResponse: Reader<DismissUserTaskResponse> = object<DismissUserTaskResponse>({
  task: readUserTask,
})

/** Reads `RestoreUserTaskRequest` as a server sends it. */
export const readRestoreUserTaskRequest: Reader<RestoreUserTaskRequest> = object<RestoreUserTaskRequest>({
  taskId: [pattern, ''],
})

/** Reads `RestoreUserTaskResponse` as a server sends it. */
export const readRestoreUserTaskResponse: Reader<RestoreUserTaskResponse> = object<RestoreUserTaskResponse>({
  task: readUserTask,
})
