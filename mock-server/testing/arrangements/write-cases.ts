import { randomUUID } from 'node:crypto'
import { operations, rpcOperations } from '../../../generated/openapi/operations.ts'
import type { OperationId } from '../../handlers/rest-call.ts'
import type { TaskKind } from '../../seed/content/user-tasks.ts'
import { firstText, type ArrangementContext } from './arrangement-context.ts'
import { rpcArrangements } from './rpc-arrangements.ts'

type RpcId = keyof typeof rpcOperations

/** A write by a persona in whose data it changes more than the contract's example does. */
export interface WriteCase {
  readonly operationId: OperationId | RpcId
  readonly persona: string
  /** Prepares the member's data and returns what is sent. */
  readonly say: (asked: ArrangementContext) => Promise<WriteParts> | WriteParts
  /** Readings that replace those of the persona. */
  readonly more?: object
  /** An open task that the write completes (docs/decisions/0052-operations-of-other-clients.md). */
  readonly task?: TaskKind
}

interface WriteParts {
  readonly path?: string
  readonly query?: string
  readonly body?: unknown
}

const write = (
  operationId: OperationId | RpcId,
  persona: string,
  say: WriteCase['say'],
  options: Pick<WriteCase, 'more' | 'task'> = {},
): WriteCase => ({ operationId, persona, say, ...options })

/** The request of a case. */
export async function writeRequest(
  { operationId, say }: WriteCase,
  asked: ArrangementContext,
  origin: string,
): Promise<Request> {
  const { path = '', query = '', body } = await say(asked)
  const operation = { ...operations, ...rpcOperations }[operationId]
  const isText = String(operation.requestMediaTypes[0]) === 'text/plain'
  return new Request(origin + operation.path.replace(/\{\w+\}/, path) + query, {
    method: operation.method,
    headers: {
      authorization: `Bearer ${asked.member.accessToken}`,
      'x-scenario': asked.member.scenario,
      ...(body === undefined ? {} : { 'content-type': isText ? 'text/plain' : 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isText ? String(body) : JSON.stringify(body) }),
  })
}

const personal = async ({ ask }: ArrangementContext) =>
  (await ask('/v1/users/me/info/personal')) as Readonly<Record<string, unknown>>
const weightId = async ({ ask }: ArrangementContext): Promise<string> =>
  firstText(await ask('/v1/users/me/reading/weights?count=1'), 'id')
const bloodPressureId = async ({ ask, member }: ArrangementContext): Promise<string> =>
  firstText(
    await ask(
      `/v1/users/${member.id}/reading/bp?start=2000-01-01T00:00:00&end=2100-01-01T00:00:00&count=1`,
    ),
    'id',
  )
const bloodSugarId = async ({ ask }: ArrangementContext): Promise<string> =>
  firstText(
    await ask(
      '/v1/users/me/readings/bgs/data?start=2000-01-01T00:00:00&end=2100-01-01T00:00:00&count=1',
    ),
    'id',
  )
/** A reading of today that starts an alert. */
const lowToday = { more: { bloodSugar: [{ daysAgo: 0, time: '00:00', value: 45 }] } }
const gainToday = {
  more: {
    weight: [
      { daysAgo: 1, time: '06:00', pounds: 209.4 },
      { daysAgo: 0, time: '00:00', pounds: 219.4 },
    ],
  },
}
const checked = ({ rpc }: ArrangementContext) =>
  rpc('setGoal', goal('GOAL_KIND_BLOOD_SUGAR_CHECKS'))
const weighed = ({ rpc }: ArrangementContext) => rpc('setGoal', goal('GOAL_KIND_WEIGH_INS'))
const startDate = { year: 2026, month: 11, day: 1 }
const goal = (kind: string) => ({
  id: randomUUID(),
  plan: { kind, title: 'Twice a day', weeklyTargetCount: 14, startDate },
})

/** A typed reading of half an hour ago, 2:30 PM in New York. */
const bloodSugar = {
  timestamp: '2026-11-21T14:30:00',
  value: 118,
  tags: {
    eat_code: 13,
    source: 7,
    note: null,
    carb: null,
    feeling_code: null,
    short_float: null,
    long_float: null,
    premix_float: null,
    is_control: false,
  },
}
const weight = { measurementTime: '2026-11-21T13:30:00', weightLb: 150 }

/** A lunch of today with enough fiber for a day. */
const beans = {
  meal: 'MEAL_LUNCH',
  eatTime: '2026-11-21T12:35:00',
  foods: [{ foodId: 'black-beans', portionId: 'cup', amount: 5 }],
  note: '',
}
const fiberFocus = ({ rpc }: ArrangementContext): Promise<unknown> =>
  rpc('chooseFoodFocus', { focusCode: 'MORE_FIBER' })
const lunchOfBeans = async (asked: ArrangementContext): Promise<string> => {
  await fiberFocus(asked)
  const added = await asked.rpc('addFoodEntry', { clientEntryId: randomUUID(), content: beans })
  return firstText(added, 'id')
}
const health = {
  heightInches: 70,
  a1cTenths: 71,
  conditions: [],
  medications: [],
  allergies: [],
  usesInsulin: null,
  smokingStatus: null,
  race: [],
  sexualOrientation: null,
  genderIdentity: null,
  pronouns: null,
}
const kitAddress = {
  addressLine1: '27 Maple Avenue',
  addressLine2: null,
  city: 'Portland',
  state: 'ME',
  zipcode: '04102',
}

/** The cases; each write also runs once with the contract's example (`allCalls`). */
export const writeCases: readonly WriteCase[] = [
  write('savePreference', 'rosa', () => ({
    body: { appId: 1, appInstId: 0, prefName: 'language', prefVal: 'ES' },
  })),
  write('saveAppPreferences', 'rosa', () => ({
    body: [{ appId: 1, appInstId: 0, prefName: 'language', prefVal: 'ES' }],
  })),
  write('savePersonalInfo', 'rosa', async (asked) => {
    const { lastName, birthDate, email, address } = await personal(asked)
    const selectedCountry = { prefix: '+1', flag: 'US' }
    return {
      body: {
        firstName: 'Rosalía',
        lastName,
        birthDate,
        email,
        address,
        phones: [{ phoneType: 'MO', number: '(207) 555-0188', selectedCountry }],
        currentPassword: asked.member.password,
      },
    }
  }),
  write('saveHealthInfo', 'edith', () => ({ body: health }), {
    more: { weight: [{ daysAgo: 1, time: '08:00', pounds: 180 }] },
    task: 'COMPLETE_HEALTH_PROFILE',
  }),
  write('addContact', 'rosa', () => ({
    body: { firstName: 'Ana', lastName: 'Ruiz', contactType: 'EC', email: 'ana@example.com' },
  })),
  write('updateContact', 'rosa', async ({ ask }) => ({
    path: firstText(await ask('/v1/users/me/contacts'), 'id'),
    query: '?contactType=FA',
    body: { email: 'marisol@example.org', phones: [{ number: '2075550179', phoneType: 'MO' }] },
  })),
  write('saveStripsRemaining', 'walter', () => ({ body: 120 })),
  write('placeSupplyOrder', 'theo', () => ({ body: { orderType: 'BG_STRIPS' } }), {
    task: 'ORDER_SUPPLIES',
  }),
  write('orderLabKit', 'grace', async (asked) => {
    const { firstName, lastName, birthDate, email } = await personal(asked)
    const person = { firstName, lastName, birthDate, email }
    return {
      body: { companyCode: 'ACME', ...person, phone: '2075550163', address: kitAddress },
    }
  }),
  write('updateLaunchpad', 'edith', () => ({ body: { name: 'COACHING', status: 'COMPLETED' } })),
  write('deleteLaunchpad', 'edith', () => ({})),
  write(
    'createBloodSugarReading',
    'rosa',
    async ({ rpc }) => {
      await rpc('setGoal', goal('GOAL_KIND_BLOOD_SUGAR_CHECKS'))
      return { body: bloodSugar }
    },
    { task: 'TAKE_BLOOD_SUGAR' },
  ),
  write('updateBloodSugarAlerts', 'rosa', () => ({
    body: { preferences: { OptIntoNightAlt: true, StartBlTime: '21:30', EndBlTime: '06:00' } },
  })),
  write(
    'createBloodSugarReading',
    'rosa',
    async (asked) => {
      const { timestamp } = (
        (await asked.ask(
          '/v1/users/me/readings/bgs/data?start=2000-01-01T00:00:00&end=2100-01-01T00:00:00&count=1',
        )) as { bgs: readonly { timestamp: string }[] }
      ).bgs[0] ?? { timestamp: bloodSugar.timestamp }
      return { body: { ...bloodSugar, timestamp, value: 44 } }
    },
    lowToday,
  ),
  write(
    'correctBloodSugarReading',
    'rosa',
    async (asked) => {
      await checked(asked)
      return {
        path: await bloodSugarId(asked),
        body: { timestamp: '2026-01-05T07:00:00', value: 121, beyondMeter: null },
      }
    },
    lowToday,
  ),
  write(
    'markBloodSugarReading',
    'rosa',
    async (asked) => {
      await checked(asked)
      return { path: await bloodSugarId(asked), body: { isLeftOut: true } }
    },
    lowToday,
  ),
  write(
    'removeBloodSugarReading',
    'rosa',
    async (asked) => {
      await checked(asked)
      return { path: await bloodSugarId(asked) }
    },
    lowToday,
  ),
  write(
    'createBloodPressureReading',
    'rosa',
    () => ({
      body: { timestamp: '2026-01-05T07:00:00', systolic: 141, diastolic: 91, pulse: 66 },
    }),
    { task: 'TAKE_BLOOD_PRESSURE' },
  ),
  write('correctBloodPressureReading', 'rosa', async (asked) => ({
    path: await bloodPressureId(asked),
    body: { timestamp: '2026-01-05T07:00:00', systolic: 141, diastolic: 91, pulse: null },
  })),
  write('removeBloodPressureReading', 'rosa', async (asked) => ({
    path: await bloodPressureId(asked),
  })),
  write('correctWeightReading', 'wes', async (asked) => {
    await weighed(asked)
    return {
      path: await weightId(asked),
      body: { measurementTime: '2026-01-05T07:00:00', weightLb: 150 },
    }
  }),
  write('removeWeightReading', 'wes', async (asked) => {
    await weighed(asked)
    return { path: await weightId(asked) }
  }),
  write(
    'correctWeightReading',
    'frank',
    async (asked) => ({
      path: await weightId(asked),
      body: { measurementTime: '2026-01-05T07:00:00', weightLb: 150 },
    }),
    gainToday,
  ),
  write(
    'removeWeightReading',
    'frank',
    async (asked) => ({ path: await weightId(asked) }),
    gainToday,
  ),
  write('markWeightReading', 'wes', async (asked) => ({
    path: await weightId(asked),
    body: { isIrregular: true },
  })),
  write('addWeight', 'wes', () => ({ body: weight })),
  write('addWeight', 'pia', () => ({ body: weight })),
  write('addFoodEntry', 'pia', () => ({ body: { clientEntryId: randomUUID(), content: beans } })),
  write('addFoodEntry', 'rosa', async (asked) => {
    await fiberFocus(asked)
    return { body: { clientEntryId: randomUUID(), content: beans } }
  }),
  write('changeFoodEntry', 'rosa', async (asked) => ({
    body: {
      entryId: await lunchOfBeans(asked),
      revision: 1,
      content: { ...beans, foods: [{ foodId: 'broccoli', portionId: 'cup', amount: 1 }] },
    },
  })),
  write('deleteFoodEntry', 'rosa', async (asked) => ({
    body: { entryId: await lunchOfBeans(asked) },
  })),
  write('openCourse', 'pia', () => ({ body: { courseId: 'food-labels' } })),
  write('setGoal', 'pia', () => ({ body: goal('GOAL_KIND_WEIGH_INS') }), { task: 'SET_GOAL' }),
  write('bookCoachingSession', 'pia', async (asked) => ({
    body: {
      ...((await rpcArrangements['bookCoachingSession']!.say!(asked)) as object),
      kind: 'SESSION_KIND_FOLLOW_UP',
      medium: 'SESSION_MEDIUM_VIDEO',
    },
  })),
  write('moveCoachingSession', 'pia', async (asked) => ({
    body: await rpcArrangements['moveCoachingSession']!.say!(asked),
  })),
  write('markRead', 'rosa', async ({ rpc }) => ({
    body: { channelUrl: firstText(await rpc('listChannels'), 'url'), sequence: 9999 },
  })),
  write('createOneOnOneChat', 'edith', () => ({ body: { subject: 'Coaching' } })),
  write('sendMessage', 'walter', async ({ rpc }) => ({
    body: {
      channelUrl: firstText(await rpc('createOneOnOneChat', { subject: 'Coaching' }), 'url'),
      clientMessageId: randomUUID(),
      message: 'Good evening.',
    },
  })),
]
