import type { GetCareTeamResponseJson } from '../../../../generated/rpc/portal/care_team/v1/care_team_pb.js'
import type { ListCoachingSessionsResponseJson } from '../../../../generated/rpc/portal/coaching/v1/coaching_pb.js'
import type {
  CourseSummaryJson,
  ListEducationProgramsResponseJson,
} from '../../../../generated/rpc/portal/education/v1/education_pb.js'
import type { ListFoodEntriesResponseJson } from '../../../../generated/rpc/portal/food_log/v1/food_log_pb.js'
import type {
  GoalJson,
  ListGoalsResponseJson,
} from '../../../../generated/rpc/portal/goals/v1/goals_pb.js'
import type { ListRemindersResponseJson } from '../../../../generated/rpc/portal/reminders/v1/reminders_pb.js'
import type { ListUserGuidesResponseJson } from '../../../../generated/rpc/portal/user_guides/v1/user_guides_pb.js'
import { momentHere, newestFirst, rest, rpc } from './answer.ts'

const courses = (textOf: (course: CourseSummaryJson) => string | undefined) =>
  rpc<ListEducationProgramsResponseJson>('listEducationPrograms', ({ programs = [] }) =>
    programs.flatMap(({ courses: some = [] }) => some.map(textOf)),
  )
const goals = (textOf: (goal: GoalJson) => string | undefined) =>
  rpc<ListGoalsResponseJson>('listGoals', ({ goals: some = [] }) => some.map(textOf))
const sessions = (
  textOf: (
    session: NonNullable<ListCoachingSessionsResponseJson['sessions']>[number],
  ) => string | undefined,
) =>
  rpc<ListCoachingSessionsResponseJson>('listCoachingSessions', ({ sessions: some = [] }) =>
    some.map(textOf),
  )
const always = {
  startDate: { year: 1970, month: 1, day: 1 },
  endDate: { year: 2999, month: 12, day: 31 },
}
const newestMeal = ({ entries = [] }: ListFoodEntriesResponseJson) =>
  newestFirst(entries, ({ eatTime = '' }) => eatTime).slice(0, 1)

/** What coaches, courses, food, supplies and devices are about. */
export const careAnswers = {
  'strips left': rest('getStripSupply', ({ remaining }) => [remaining]),
  'care team': rpc<GetCareTeamResponseJson>('getCareTeam', ({ members = [] }) =>
    members.map(({ displayName }) => displayName),
  ),
  goals: goals(({ plan }) => plan?.title),
  'weekly counts of the goals': goals(({ plan }) => `${plan?.weeklyTargetCount} times a week`),
  'coaches of the sessions': sessions(({ coachName }) => coachName),
  'moments of the sessions': sessions(({ startTime = '' }) => momentHere(startTime)),
  'labels of reminders': rpc<ListRemindersResponseJson>('listReminders', ({ reminders = [] }) =>
    reminders.map(({ label }) => label),
  ),
  courses: courses(({ title }) => title),
  'summaries of the courses': courses(({ summary }) => summary),
  'lessons of the courses': courses(({ lessonCount }) => `${lessonCount} lessons`),
  'foods of the newest meal': rpc<ListFoodEntriesResponseJson>(
    'listFoodEntries',
    (answer) => newestMeal(answer).flatMap(({ foods = [] }) => foods.map(({ name }) => name)),
    always,
  ),
  'calories of the newest meal': rpc<ListFoodEntriesResponseJson>(
    'listFoodEntries',
    (answer) =>
      newestMeal(answer).flatMap(({ total, totalComplete }) =>
        totalComplete === true ? [`${Math.round(Number(total?.calories))} kcal`] : [],
      ),
    always,
  ),
  'own devices': rpc<ListUserGuidesResponseJson>('listUserGuides', ({ guides = [] }) =>
    guides.flatMap(({ owned, name }) => (owned === true ? [name] : [])),
  ),
  /** The guides of other devices are folded beside own ones. */
  'names of their guides': rpc<ListUserGuidesResponseJson>('listUserGuides', ({ guides = [] }) => {
    const own = guides.filter(({ owned }) => owned === true)
    return (own.length > 0 ? own : guides).map(({ name }) => name)
  }),
  'newest viewer of the data': rest('listAccessLog', ({ entries }) =>
    entries.slice(0, 1).map(({ viewerName }) => viewerName),
  ),
}
