import type { OperationId } from '../../handlers/rest-call.ts'
import { operations, rpcOperations } from '../../../generated/openapi/operations.ts'
import { madeLink } from './rest-arrangements.ts'
import { addedPasskey } from './second-step-arrangements.ts'
import { rpcArrangements } from './rpc-arrangements.ts'
import { firstText, type ArrangementContext } from './arrangement-context.ts'

type RpcId = keyof typeof rpcOperations

/** A call with ids of a member's resources; `ids` are in the path or body. */
export interface ResourceRequest {
  readonly path: string
  readonly method: string
  readonly body?: unknown
  readonly ids: readonly string[]
}

type Make = (asked: ArrangementContext) => Promise<ResourceRequest>

const all = 'start=1900-01-01T00:00:00&end=2999-01-01T00:00:00'
const contactId = async ({ ask }: ArrangementContext): Promise<string> =>
  firstText(await ask('/v1/users/me/contacts'), 'id')
const bloodSugarId = async ({ ask }: ArrangementContext): Promise<string> =>
  firstText(await ask(`/v1/users/me/readings/bgs/data?${all}&count=1`), 'id')
const bloodPressureId = async ({ ask, member }: ArrangementContext): Promise<string> =>
  firstText(await ask(`/v1/users/${member.id}/reading/bp?${all}&count=1`), 'id')
const weightId = async ({ ask }: ArrangementContext): Promise<string> =>
  firstText(await ask('/v1/users/me/reading/weights?count=1'), 'id')

const naming = async (
  id: OperationId,
  thing: Promise<string>,
  body?: (thing: string) => unknown,
  query = '',
): Promise<ResourceRequest> => {
  const named = await thing
  const { path, method } = operations[id]
  return {
    path: path.replace(/\{\w+\}/, named) + query,
    method,
    ids: [named],
    ...(body && { body: body(named) }),
  }
}

const rest: Readonly<Partial<Record<OperationId, Make>>> = {
  updateContact: (asked) =>
    naming('updateContact', contactId(asked), () => ({ firstName: 'Somebody' }), '?contactType=FA'),
  deleteContact: (asked) => naming('deleteContact', contactId(asked)),
  revokeReportLink: (asked) => naming('revokeReportLink', madeLink(asked, 'id')),
  removeSecondStep: (asked) =>
    naming('removeSecondStep', addedPasskey(asked), () => ({ password: asked.member.password })),
  updateBloodSugarReading: (asked) =>
    naming('updateBloodSugarReading', bloodSugarId(asked), () => ({
      tags: { note: 'Somebody else' },
    })),
  markWeightReading: (asked) =>
    naming('markWeightReading', weightId(asked), () => ({ isIrregular: true })),
  correctBloodSugarReading: (asked) =>
    naming('correctBloodSugarReading', bloodSugarId(asked), () => ({
      timestamp: '2026-01-05T07:00:00',
      value: 121,
      beyondMeter: null,
    })),
  markBloodSugarReading: (asked) =>
    naming('markBloodSugarReading', bloodSugarId(asked), () => ({ isLeftOut: true })),
  removeBloodSugarReading: (asked) => naming('removeBloodSugarReading', bloodSugarId(asked)),
  correctBloodPressureReading: (asked) =>
    naming('correctBloodPressureReading', bloodPressureId(asked), () => ({
      timestamp: '2026-01-05T07:00:00',
      systolic: 121,
      diastolic: 79,
      pulse: null,
    })),
  removeBloodPressureReading: (asked) =>
    naming('removeBloodPressureReading', bloodPressureId(asked)),
  correctWeightReading: (asked) =>
    naming('correctWeightReading', weightId(asked), () => ({
      measurementTime: '2026-01-05T07:00:00',
      weightLb: 180,
    })),
  removeWeightReading: (asked) => naming('removeWeightReading', weightId(asked)),
  setWeightTarget: (asked) =>
    naming('setWeightTarget', weightId(asked), (weightReadingId) => ({
      target: { weight: 175, weightUnit: 'LB' },
      weightReadingId,
    })),
  listBloodPressureReadings: ({ member }) =>
    naming('listBloodPressureReadings', Promise.resolve(member.id), undefined, `?${all}`),
  updateBloodSugarAlerts: async (asked) => {
    const { contacts } = (await asked.ask('/v1/users/me/contacts')) as {
      contacts: { id: string; contactType: string; email: string | null }[]
    }
    const { id, email } = contacts.find((one) => one.contactType === 'FA' && one.email !== null)!
    return naming('updateBloodSugarAlerts', Promise.resolve(id), (contactId) => ({
      low: {
        threshold: 70,
        destinations: [{ address: email, channel: 'EMAIL', contactId, contactType: 'FA' }],
      },
    }))
  },
}

/** The ids in a request, by field name. */
const idsIn = (request: unknown, names: RegExp): string[] =>
  Object.entries(request as object).flatMap(([name, value]) =>
    typeof value === 'string' && names.test(name) ? [value] : [],
  )

const ofRpc =
  (id: RpcId, names: RegExp, say: (asked: ArrangementContext) => unknown): Make =>
  async (asked) => {
    const body = await say(asked)
    return { path: rpcOperations[id].path, method: 'POST', body, ids: idsIn(body, names) }
  }

const arranged = (id: RpcId, names = /^(id|flowId|readingId|channelUrl|entryId|taskId)$/): Make =>
  ofRpc(id, names, (asked) => rpcArrangements[id]!.say!(asked))
const paymentId = async ({ rpc }: ArrangementContext): Promise<object> => ({
  id: firstText(await rpc('addPaymentMethod', { processorToken: 'tok_visa_4242' }), 'id'),
})
const reminderId = async ({ rpc }: ArrangementContext): Promise<string> =>
  firstText(await rpc('listReminders'), 'id')

const rpcs: Readonly<Partial<Record<RpcId, Make>>> = {
  startAlertFlow: arranged('startAlertFlow'),
  dismissAlertFlow: arranged('dismissAlertFlow'),
  getAlertStage: arranged('getAlertStage'),
  updateAlertStage: arranged('updateAlertStage'),
  getChannel: arranged('getChannel'),
  getChannelMetadata: arranged('getChannelMetadata'),
  listMessages: arranged('listMessages'),
  searchMessages: arranged('searchMessages'),
  sendMessage: arranged('sendMessage'),
  markRead: arranged('markRead'),
  getCoachingSession: arranged('getCoachingSession'),
  moveCoachingSession: arranged('moveCoachingSession'),
  cancelCoachingSession: arranged('cancelCoachingSession'),
  endFoodFocus: ofRpc('endFoodFocus', /^chosenId$/, async ({ rpc }) => ({
    chosenId: firstText(await rpc('chooseFoodFocus', { focusCode: 'MORE_FIBER' }), 'id'),
    outcome: 'FOOD_FOCUS_OUTCOME_STOPPED',
  })),
  getFoodEntry: arranged('getFoodEntry'),
  changeFoodEntry: arranged('changeFoodEntry'),
  deleteFoodEntry: arranged('deleteFoodEntry'),
  deleteGoal: arranged('deleteGoal'),
  deletePaymentMethod: ofRpc('deletePaymentMethod', /^id$/, paymentId),
  setDefaultPaymentMethod: ofRpc('setDefaultPaymentMethod', /^id$/, paymentId),
  setReminder: ofRpc('setReminder', /^id$/, async (asked) => ({
    id: await reminderId(asked),
    kind: 'REMINDER_KIND_MEDICATION',
    times: ['08:00'],
    weekdays: ['WEEKDAY_MONDAY'],
    label: 'Mine',
    enabled: true,
  })),
  deleteReminder: ofRpc('deleteReminder', /^id$/, async (asked) => ({
    id: await reminderId(asked),
  })),
  completeUserTask: arranged('completeUserTask'),
  dismissUserTask: arranged('dismissUserTask'),
  restoreUserTask: arranged('restoreUserTask'),
}

/** Functions that create such a call, by operation. */
export const resourceRequests: Readonly<Record<string, Make>> = { ...rest, ...rpcs }

/** Operations with ids that belong to no member, with the reason. */
export const unownedOperations: Readonly<Record<string, string>> = {
  listMfaContactPoints: 'the token itself opens it',
  resetPassword: 'the token itself opens it',
  createChatAppCode: 'a client program',
  signInWithPartnerCode: 'a partner',
  signInWithIdentityCode: 'a partner',
  redirectMemberToPartner: 'a partner',
  redirectToPartner: 'a partner',
  checkPartnerOidc: 'a partner',
  savePreference: 'an app',
  getLocale: 'an app',
  getPromo: 'a company',
  saveAppPreferences: 'an app',
  getScore: 'a kind of score',
  streamEvents: 'the token itself opens it (rpc/chat-stream.test.ts)',
  bookCoachingSession: 'a free time, and an id that the caller makes',
  getCourse: 'a course',
  openCourse: 'a course',
  recordLessonProgress: 'a course',
  addFoodEntry: 'a food, and an id that the caller makes',
  setFavoriteFood: 'a food',
  setGoal: 'an id that the caller makes',
  ...Object.fromEntries(
    [
      'listBodyCompositions',
      'listCoachingSessions',
      'listFoodEntries',
      'listFoodLogDays',
      'listPulseReadings',
      'listAccessLog',
      'listSupplyOrders',
      'listLabOrderResults',
      'listKidneyResults',
      'listLabResults',
      'listBloodSugarReadings',
      'listWeightReadings',
    ].map((id) => [id, 'a place in their own list']),
  ),
  getFlowStatus: 'a case of the member by its number, from 1 for each member',
  addPaymentMethod: "the processor's token",
}
