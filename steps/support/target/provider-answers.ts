import type { components, operations } from '#generated/openapi/types.d.ts'
import type { GetCareTeamResponseJson } from '#generated/rpc/portal/care_team/v1/care_team_pb.js'
import type { ListChannelsResponseJson } from '#generated/rpc/portal/chat/v1/chat_pb.js'
import type { GetCommunicationPreferencesResponseJson } from '#generated/rpc/portal/communications/v1/communications_pb.js'
import type { GetCoverageResponseJson } from '#generated/rpc/portal/coverage/v1/coverage_pb.js'
import type { ListEducationProgramsResponseJson } from '#generated/rpc/portal/education/v1/education_pb.js'
import type { ListGoalsResponseJson } from '#generated/rpc/portal/goals/v1/goals_pb.js'
import type { GetA1cReportResponseJson } from '#generated/rpc/portal/lab_reports/v1/lab_reports_pb.js'
import type { ListPaymentMethodsResponseJson } from '#generated/rpc/portal/payment/v1/payment_pb.js'
import type { ListRemindersResponseJson } from '#generated/rpc/portal/reminders/v1/reminders_pb.js'
import type { ListUserGuidesResponseJson } from '#generated/rpc/portal/user_guides/v1/user_guides_pb.js'

/** What a page must show of one answer of the provider, as the member reads it. */
export interface ProviderAnswer {
  readonly operation: string
  /** Values of the path, of the query of a `GET`, or of the body of an RPC. */
  readonly input: Readonly<Record<string, string | number>>
  /** The texts; none says that the member has nothing of the kind. */
  readonly textsOf: (answer: unknown) => readonly string[]
}

type Text = string | number | null | undefined
type Input = ProviderAnswer['input']
const answer = <Answer>(
  operation: string,
  textsOf: (answer: Answer) => readonly Text[],
  input: Input = {},
): ProviderAnswer => ({
  operation,
  input,
  textsOf: (json) =>
    textsOf(json as Answer).flatMap((text) =>
      text === undefined || text === null || text === '' ? [] : [String(text)],
    ),
})
type Ok = { 200: { content: { 'application/json': unknown } } }
type RestId = {
  [Id in keyof operations]: operations[Id]['responses'] extends Ok ? Id : never
}[keyof operations]
type Answered<Id extends RestId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Answer } }
}
  ? Answer
  : never
/** An answer of a REST call. */
const rest = <Id extends RestId>(
  id: Id,
  textsOf: (answer: Answered<Id>) => readonly Text[],
  input?: Input,
): ProviderAnswer => answer(id, textsOf, input)

const always = { start: '1970-01-01T00:00:00', end: '2999-12-31T23:59:59' }
const newestFirst = <Row>(rows: readonly Row[], timeOf: (row: Row) => string): readonly Row[] =>
  rows.toSorted((a, b) => (timeOf(a) < timeOf(b) ? 1 : -1))
const tenth = (number: number | string | undefined): string => Number(number).toFixed(1)
const lastFour = (phone: string): string => phone.slice(-4)
type Schemas = components['schemas']

const sugars = ({ bgs }: Schemas['BloodSugarReadings']) =>
  newestFirst(
    bgs.filter(({ tags, value }) => !tags.is_control && value !== null),
    ({ timestamp }) => timestamp,
  ).map(({ value }) => value)
const pressures = ({ bpReadings }: Schemas['BloodPressureReadings']) =>
  newestFirst(bpReadings, ({ timestamp }) => timestamp).map(
    ({ systolic, diastolic }) => `${systolic}/${diastolic}`,
  )
const weights = ({ weightReadings }: Answered<'listWeightReadings'>) =>
  newestFirst(weightReadings, ({ measurementTime }) => measurementTime).map(
    ({ normalizedWeightLb }) => tenth(normalizedWeightLb),
  )
const newestSugars = (count: number) =>
  rest('listBloodSugarReadings', (answer) => sugars(answer).slice(0, count), always)
const newestPressures = (count: number) =>
  rest('listBloodPressureReadings', (answer) => pressures(answer).slice(0, count), always)
const newestWeights = (count: number) =>
  rest('listWeightReadings', (answer) => weights(answer).slice(0, count), always)

/** By the words of "shows the provider's …". */
export const providerAnswers = {
  'newest blood sugar': newestSugars(1),
  'ten newest blood sugars': newestSugars(10),
  'newest blood pressure': newestPressures(1),
  'ten newest blood pressures': newestPressures(10),
  'newest weight': newestWeights(1),
  'ten newest weights': newestWeights(10),
  'weight goal': rest('getWeightTarget', ({ target }) =>
    target?.weightUnit === 'LB' ? [target.weight] : [],
  ),
  'A1C results': answer<GetA1cReportResponseJson>('getA1cReport', ({ report }) =>
    (report?.results ?? []).map(({ quantitativeValue }) => tenth(quantitativeValue)),
  ),
  'newest A1C': answer<GetA1cReportResponseJson>('getA1cReport', ({ report }) =>
    (report?.results ?? []).slice(0, 1).map(({ quantitativeValue }) => tenth(quantitativeValue)),
  ),
  'strips left': rest('getStripSupply', ({ remaining }) => [remaining]),
  'care team': answer<GetCareTeamResponseJson>('getCareTeam', ({ members = [] }) =>
    members.map(({ displayName }) => displayName),
  ),
  goals: answer<ListGoalsResponseJson>('listGoals', ({ goals = [] }) =>
    goals.map(({ plan }) => plan?.title),
  ),
  'labels of reminders': answer<ListRemindersResponseJson>('listReminders', ({ reminders = [] }) =>
    reminders.map(({ label }) => label),
  ),
  courses: answer<ListEducationProgramsResponseJson>('listEducationPrograms', ({ programs = [] }) =>
    programs.flatMap(({ courses = [] }) => courses.map(({ title }) => title)),
  ),
  'own devices': answer<ListUserGuidesResponseJson>('listUserGuides', ({ guides = [] }) =>
    guides.flatMap(({ owned, name }) => (owned === true ? [name] : [])),
  ),
  'names of all guides': answer<ListUserGuidesResponseJson>('listUserGuides', ({ guides = [] }) =>
    guides.map(({ name }) => name),
  ),
  'limits of alerts': rest('getBloodSugarAlerts', ({ low, high }) => [
    low.threshold,
    high.threshold,
  ]),
  'limits of our calls': rest('getBloodSugarAlerts', ({ preferences }) => [
    preferences.BGLowerLimit,
    preferences.BGUpperLimit,
  ]),
  'last message of the coach': answer<ListChannelsResponseJson>(
    'listChannels',
    ({ channels = [] }) =>
      channels.flatMap(({ customType, lastMessage }) =>
        customType === 'MEMBER_ONE_ON_ONE' ? [lastMessage?.message] : [],
      ),
  ),
  'first and last name': rest('getPersonalInfo', ({ firstName, lastName }) => [
    firstName,
    lastName,
  ]),
  email: rest('getPersonalInfo', (info) => [info.email]),
  'ends of the phone numbers': rest('getPersonalInfo', ({ phones }) =>
    phones.map(({ number }) => lastFour(number)),
  ),
  'shipping address': rest('getPersonalInfo', ({ address }) => [
    address?.addressLine1,
    address?.city,
    address?.zipcode,
  ]),
  contacts: rest('listContacts', ({ contacts }) =>
    contacts.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  ),
  'coverage plans': answer<GetCoverageResponseJson>('getCoverage', ({ plans = [] }) =>
    plans.map(({ name }) => name),
  ),
  'member and group number': answer<GetCoverageResponseJson>('getCoverage', ({ plans = [] }) =>
    plans.flatMap(({ memberNumber, groupNumber }) => [memberNumber, groupNumber]),
  ),
  'end of each card': answer<ListPaymentMethodsResponseJson>(
    'listPaymentMethods',
    ({ methods = [] }) => methods.map(({ lastFour: end }) => end),
  ),
  medicines: rest('getHealthInfo', ({ medications }) => medications),
  allergies: rest('getHealthInfo', ({ allergies }) => allergies),
  'end of the mobile phone': answer<GetCommunicationPreferencesResponseJson>(
    'getCommunicationPreferences',
    ({ preferences }) =>
      (preferences?.channels ?? []).map(({ destinationEnding }) => destinationEnding),
  ),
} satisfies Record<string, ProviderAnswer>
