import * as Schema from 'effect/Schema'
import { matching, text } from './formats.ts'
import { MessageDateTime, MessageDay } from './message-formats.ts'

export const userTaskKinds = [
  'TAKE_BLOOD_SUGAR', 'TAKE_BLOOD_PRESSURE', 'FIVE_DAY_CHECK', 'TAKE_WEIGHT', 'LOG_FOOD', 'CHOOSE_FOOD_FOCUS', 'START_COURSE',
  'ACTIVATE_DEVICE', 'ORDER_SUPPLIES', 'BOOK_SESSION', 'SET_GOAL', 'COMPLETE_HEALTH_PROFILE', 'CONFIRM_LAB_ORDER', 'GLP1_CHECK_IN',
] as const
export const userTaskStatuses = ['OPEN', 'DONE', 'DISMISSED'] as const

/** Small letters, digits and hyphens: the ids of guided flows, foods and tasks. */
export const SlugId = matching(/^[a-z0-9][a-z0-9-]{0,63}$/)

/** Something that the member may do next (2§3). `routeId` is the portal's; one that is not dismissible has to be done. */
export const UserTask = Schema.Struct({
  id: SlugId,
  kind: Schema.Literals(userTaskKinds),
  status: Schema.Literals(userTaskStatuses),
  title: text(1, 120),
  body: text(0, 400),
  actionLabel: text(1, 60),
  routeId: matching(/^[a-z][A-Za-z0-9]{0,59}$/),
  dueOn: Schema.optionalKey(MessageDay),
  isDismissible: Schema.Boolean,
  createdAt: MessageDateTime,
})
export type UserTask = typeof UserTask.Type
