import * as Schema from 'effect/Schema'
import { meals } from './food-log.ts'
import { figure, listOf, matching, text, whole } from './formats.ts'
import { MessageDay } from './message-formats.ts'
import { SlugId } from './user-tasks.ts'

/** A code of a focus, as the server names it. */
const FocusCode = matching(/^[A-Z][A-Z0-9_]{0,59}$/)

export const focusOutcomes = ['DONE', 'STOPPED'] as const
export const insightCodes = ['FIBER', 'SODIUM', 'SATURATED_FAT', 'CARBOHYDRATE_BY_MEAL', 'SWEETENED_DRINKS', 'VEGETABLES', 'DAYS_IN_A_ROW'] as const
export const insightTones = ['GOOD', 'NEUTRAL', 'TRY'] as const
export const insightUnits = ['g', 'mg', 'days'] as const

/** A small change of eating that can be chosen. */
export const FoodFocus = Schema.Struct({ code: FocusCode, title: text(1, 120), why: text(1, 400), metWhen: text(1, 200), ideas: listOf(text(1, 200), 8, 1) })
export type FoodFocus = typeof FoodFocus.Type

/** A focus that the member took on; `daysMet` oldest first. */
export const ChosenFoodFocus = Schema.Struct({
  id: SlugId,
  focus: FoodFocus,
  chosenOn: MessageDay,
  daysToMeet: whole(1, 60),
  daysMet: listOf(MessageDay, 400),
  endedOn: Schema.optionalKey(MessageDay),
  outcome: Schema.optionalKey(Schema.Literals(focusOutcomes)),
})
export type ChosenFoodFocus = typeof ChosenFoodFocus.Type

export type FoodFocuses = { readonly choices: readonly FoodFocus[]; readonly current?: ChosenFoodFocus; readonly past: readonly ChosenFoodFocus[] }

/** One true sentence made of the figures of the log, and the days behind it. */
export const FoodInsight = Schema.Struct({
  code: Schema.Literals(insightCodes),
  tone: Schema.Literals(insightTones),
  title: text(1, 200),
  tip: text(0, 400),
  value: figure(0, 1_000_000),
  unit: Schema.Literals(insightUnits),
  reference: Schema.optionalKey(figure(0, 1_000_000)),
  meal: Schema.optionalKey(Schema.Literals(meals)),
  days: listOf(MessageDay, 3660, 1),
})
export type FoodInsight = typeof FoodInsight.Type

export type FoodInsights = { readonly insights: readonly FoodInsight[]; readonly daysLogged: number; readonly daysNeeded: number }
