// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { condition, defaulted, empty, figure, list, matching, member, text, wellFormed, whole } from '../write.ts'
import { CalendarDate } from './calendar.writer.ts'

export const ListFoodFocusesRequest = empty
export type ListFoodFocusesRequest = typeof ListFoodFocusesRequest.Type

export const FoodFocus = Schema.Struct({
  code: defaulted(matching(/^[A-Z][A-Z0-9_]{0,59}$/u), ''),
  title: defaulted(text(1, 120).check(wellFormed), ''),
  reason: defaulted(text(1, 400).check(wellFormed), ''),
  criterion: defaulted(text(1, 200).check(wellFormed), ''),
  ideas: defaulted(list(text(1, 200).check(wellFormed), 1, 8), []),
})
export type FoodFocus = typeof FoodFocus.Type

export const ChosenFoodFocus = Schema.Struct({
  id: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  focus: FoodFocus,
  startDate: CalendarDate,
  targetDayCount: defaulted(whole(1, 60), 0),
  metDates: defaulted(list(CalendarDate, 0, 400), []),
  endDate: Schema.optionalKey(CalendarDate),
  outcome: Schema.optionalKey(member('FOOD_FOCUS_OUTCOME_', ['DONE', 'STOPPED'])),
})
export type ChosenFoodFocus = typeof ChosenFoodFocus.Type

export const ListFoodFocusesResponse = Schema.Struct({
  choices: defaulted(list(FoodFocus, 0, 50), []),
  current: Schema.optionalKey(ChosenFoodFocus),
  pastFocuses: defaulted(list(ChosenFoodFocus, 0, 100), []),
})
export type ListFoodFocusesResponse = typeof ListFoodFocusesResponse.Type

export const ChooseFoodFocusRequest = Schema.Struct({
  focusCode: defaulted(matching(/^[A-Z][A-Z0-9_]{0,59}$/u), ''),
})
export type ChooseFoodFocusRequest = typeof ChooseFoodFocusRequest.Type

export const ChooseFoodFocusResponse = Schema.Struct({
  current: ChosenFoodFocus,
})
export type ChooseFoodFocusResponse = typeof ChooseFoodFocusResponse.Type

export const EndFoodFocusRequest = Schema.Struct({
  chosenId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  outcome: defaulted(member('FOOD_FOCUS_OUTCOME_', ['DONE', 'STOPPED']), "FOOD_FOCUS_OUTCOME_UNSPECIFIED"),
})
export type EndFoodFocusRequest = typeof EndFoodFocusRequest.Type

export const EndFoodFocusResponse = Schema.Struct({
  ended: ChosenFoodFocus,
})
export type EndFoodFocusResponse = typeof EndFoodFocusResponse.Type

export const ListFoodInsightsRequest = Schema.Struct({
  startDate: CalendarDate,
  endDate: CalendarDate,
}).check(condition('food_insights.range', (value) => Number(value.startDate.slice(0, 4)) * 10000 + Number(value.startDate.slice(5, 7)) * 100 + Number(value.startDate.slice(8)) <= Number(value.endDate.slice(0, 4)) * 10000 + Number(value.endDate.slice(5, 7)) * 100 + Number(value.endDate.slice(8))))
export type ListFoodInsightsRequest = typeof ListFoodInsightsRequest.Type

export const FoodInsight = Schema.Struct({
  code: defaulted(member('FOOD_INSIGHT_CODE_', ['FIBER', 'SODIUM', 'SATURATED_FAT', 'CARBOHYDRATE_BY_MEAL', 'SWEETENED_DRINKS', 'VEGETABLES', 'DAYS_IN_A_ROW']), "FOOD_INSIGHT_CODE_UNSPECIFIED"),
  tone: defaulted(member('FOOD_INSIGHT_TONE_', ['GOOD', 'NEUTRAL', 'TRY']), "FOOD_INSIGHT_TONE_UNSPECIFIED"),
  title: defaulted(text(1, 200).check(wellFormed), ''),
  tip: defaulted(text(0, 400).check(wellFormed), ''),
  value: figure(0, 1000000),
  unit: defaulted(Schema.Literals(['g', 'mg', 'days']), ''),
  reference: Schema.optionalKey(figure(0, 1000000)),
  meal: Schema.optionalKey(member('MEAL_', ['BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'])),
  dates: defaulted(list(CalendarDate, 1, 366), []),
})
export type FoodInsight = typeof FoodInsight.Type

export const ListFoodInsightsResponse = Schema.Struct({
  insights: defaulted(list(FoodInsight, 0, 20), []),
  loggedDayCount: whole(0, 3660),
  requiredDayCount: defaulted(whole(1, 31), 0),
})
export type ListFoodInsightsResponse = typeof ListFoodInsightsResponse.Type
