// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, formats, list, matching, member, text, wellFormed } from '../write.ts'
import { CalendarDate } from './calendar.writer.ts'

export const ListUserTasksRequest = Schema.Struct({
  includeClosed: defaulted(Schema.Boolean, false),
})
export type ListUserTasksRequest = typeof ListUserTasksRequest.Type

export const UserTask = Schema.Struct({
  id: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  kind: defaulted(member('USER_TASK_KIND_', ['TAKE_BLOOD_SUGAR', 'TAKE_BLOOD_PRESSURE', 'FIVE_DAY_CHECK', 'TAKE_WEIGHT', 'LOG_FOOD', 'CHOOSE_FOOD_FOCUS', 'START_COURSE', 'ACTIVATE_DEVICE', 'ORDER_SUPPLIES', 'BOOK_SESSION', 'SET_GOAL', 'COMPLETE_HEALTH_PROFILE', 'CONFIRM_LAB_ORDER', 'GLP1_CHECK_IN']), "USER_TASK_KIND_UNSPECIFIED"),
  status: defaulted(member('USER_TASK_STATUS_', ['OPEN', 'DONE', 'DISMISSED']), "USER_TASK_STATUS_UNSPECIFIED"),
  title: defaulted(text(1, 120).check(wellFormed), ''),
  body: defaulted(text(0, 400).check(wellFormed), ''),
  actionLabel: defaulted(text(1, 60).check(wellFormed), ''),
  routeId: defaulted(matching(/^[a-z][A-Za-z0-9]{0,59}$/u), ''),
  dueDate: Schema.optionalKey(CalendarDate),
  dismissible: defaulted(Schema.Boolean, false),
  createTime: formats.timestamp,
})
export type UserTask = typeof UserTask.Type

export const ListUserTasksResponse = Schema.Struct({
  tasks: defaulted(list(UserTask, 0, 50), []),
})
export type ListUserTasksResponse = typeof ListUserTasksResponse.Type

export const CompleteUserTaskRequest = Schema.Struct({
  taskId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
})
export type CompleteUserTaskRequest = typeof CompleteUserTaskRequest.Type

export const CompleteUserTaskResponse = Schema.Struct({
  task: UserTask,
})
export type CompleteUserTaskResponse = typeof CompleteUserTaskResponse.Type

export const DismissUserTaskRequest = Schema.Struct({
  taskId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
})
export type DismissUserTaskRequest = typeof DismissUserTaskRequest.Type

export const DismissUserTaskResponse = Schema.Struct({
  task: UserTask,
})
export type DismissUserTaskResponse = typeof DismissUserTaskResponse.Type

export const RestoreUserTaskRequest = Schema.Struct({
  taskId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
})
export type RestoreUserTaskRequest = typeof RestoreUserTaskRequest.Type

export const RestoreUserTaskResponse = Schema.Struct({
  task: UserTask,
})
export type RestoreUserTaskResponse = typeof RestoreUserTaskResponse.Type
