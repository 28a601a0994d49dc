import * as Schema from 'effect/Schema'
import { listOf } from '#domain/formats.ts'
import { Goal, goalKinds, GoalPlan } from '#domain/goals.ts'
import type { DeleteGoalResponseJson, GoalJson, GoalPlanJson, ListGoalsResponseJson, SetGoalRequestJson, SetGoalResponseJson } from '#generated/rpc/portal/goals/v1/goals_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { field } from './message-field.ts'
import { wordField } from './message-word.ts'

const own = GoalPlan.fields

export const GoalPlanMessage = Schema.Struct({
  kind: wordField('GOAL_KIND', goalKinds),
  title: field(own.title, ''),
  timesPerWeek: field(own.timesPerWeek, 0),
  startsOn: field(own.startsOn, ''),
  endsOn: own.endsOn,
})
export const GoalMessage = Schema.Struct({ id: field(Goal.fields.id, ''), plan: GoalPlanMessage, doneThisWeek: Goal.fields.doneThisWeek })
export const Goals = Schema.Struct({ goals: field(listOf(GoalMessage, 10), []) })
/** What SetGoal takes and answers, and what DeleteGoal answers. */
export const GoalWish = Schema.Struct({ id: field(Goal.fields.id, ''), plan: GoalPlanMessage })
export const GoalSet = Schema.Struct({ goal: GoalMessage })
export const GoalDeleted = Schema.Record(Schema.String, Schema.Never)

/** `plan` and `goal` are required by the contract's rules, which its types do not say. */
type Told<Message extends { plan?: GoalPlanJson }> = Omit<Message, 'plan'> & { readonly plan: GoalPlanJson }
type ToldGoals = { readonly goals?: readonly Told<GoalJson>[] }
type ToldSet = { readonly goal: Told<GoalJson> }
export type AcceptsGoals = [
  Accepts<GoalPlanJson, typeof GoalPlanMessage>,
  Accepts<Told<GoalJson>, typeof GoalMessage>,
  Accepts<ToldGoals, typeof Goals>,
  Accepts<Told<SetGoalRequestJson>, typeof GoalWish>,
  Accepts<ToldSet, typeof GoalSet>,
  Accepts<DeleteGoalResponseJson, typeof GoalDeleted>,
]

const decodeGoals = decoder('listGoals', Goals)
const decodeSet = decoder('setGoal', GoalSet)

/** The goals of an answer, newest first. Throws ContractBroken. */
export const goalsOf = (wire: ListGoalsResponseJson): readonly Goal[] => decodeGoals(wire as ToldGoals).goals
/** A goal as it is now. Throws ContractBroken. */
export const goalSet = (wire: SetGoalResponseJson): Goal => decodeSet(wire as ToldSet).goal
