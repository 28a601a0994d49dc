// Written by `npm run generate` from contracts/. Do not edit.
import { list, member, number, numeral, object, orUnreadable, rows, text, words, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'
import { readCalendarDate, type CalendarDate } from './calendar.reader.ts'
import type { Meal } from './food-log.reader.ts'

export type FoodFocusOutcome = 'DONE' | 'STOPPED' | Unknown

export type FoodInsightCode = 'FIBER' | 'SODIUM' | 'SATURATED_FAT' | 'CARBOHYDRATE_BY_MEAL' | 'SWEETENED_DRINKS' | 'VEGETABLES' | 'DAYS_IN_A_ROW' | Unknown

export type FoodInsightTone = 'GOOD' | 'NEUTRAL' | 'TRY' | Unknown

export type ListFoodFocusesRequest = {
}

export type FoodFocus = {
  readonly code: string
  readonly title: string
  readonly reason: string
  readonly criterion: string
  readonly ideas: readonly string[]
}

export type ChosenFoodFocus = {
  readonly id: Flavor<'ChosenFoodFocusId'>
  readonly focus: FoodFocus
  readonly startDate: CalendarDate
  readonly targetDayCount: number
  readonly metDates: readonly CalendarDate[]
  readonly endDate?: CalendarDate | Unreadable
  readonly outcome?: FoodFocusOutcome | Unreadable
}

export type ListFoodFocusesResponse = {
  readonly choices: Rows<FoodFocus>
  readonly current?: ChosenFoodFocus | Unreadable
  readonly pastFocuses: Rows<ChosenFoodFocus>
}

export type ChooseFoodFocusRequest = {
  readonly focusCode: string
}

export type ChooseFoodFocusResponse = {
  readonly current: ChosenFoodFocus
}

export type EndFoodFocusRequest = {
  readonly chosenId: string
  readonly outcome: FoodFocusOutcome
}

export type EndFoodFocusResponse = {
  readonly ended: ChosenFoodFocus
}

export type ListFoodInsightsRequest = {
  readonly startDate: CalendarDate
  readonly endDate: CalendarDate
}

export type FoodInsight = {
  readonly code: FoodInsightCode
  readonly tone: FoodInsightTone
  readonly title: string
  readonly tip: string | Unreadable
  readonly value: number
  readonly unit: 'g' | 'mg' | 'days' | Unknown
  readonly reference?: number | Unreadable
  readonly meal?: Meal | Unreadable
  readonly dates: readonly CalendarDate[]
}

export type ListFoodInsightsResponse = {
  readonly insights: Rows<FoodInsight>
  readonly loggedDayCount: number
  readonly requiredDayCount: number
}

const pattern = text(/^[A-Z][A-Z0-9_]{0,59}$/u)
const pattern2 = text(/^[a-z0-9][a-z0-9-]{0,63}$/u)
const foodFocusOutcome = member('FOOD_FOCUS_OUTCOME_', ['', 'DONE', 'STOPPED'])
const foodInsightCode = member('FOOD_INSIGHT_CODE_', ['', 'FIBER', 'SODIUM', 'SATURATED_FAT', 'CARBOHYDRATE_BY_MEAL', 'SWEETENED_DRINKS', 'VEGETABLES', 'DAYS_IN_A_ROW'])
const foodInsightTone = member('FOOD_INSIGHT_TONE_', ['', 'GOOD', 'NEUTRAL', 'TRY'])
const meal = member('MEAL_', ['', 'BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'])

/** Reads `ListFoodFocusesRequest` as a server sends it. */
export const readListFoodFocusesRequest: Reader<ListFoodFocusesRequest> = object<ListFoodFocusesRequest>({})

/** Reads `FoodFocus` as a server sends it. */
export const readFoodFocus: Reader<FoodFocus> = object<FoodFocus>({
  code: [pattern, ''],
  title: [text(/./su), ''],
  reason: [text(/./su), ''],
  criterion: [text(/./su), ''],
  ideas: [list(text(/./su), 1), []],
})

/** Reads `ChosenFoodFocus` as a server sends it. */
export const readChosenFoodFocus: Reader<ChosenFoodFocus> = object<ChosenFoodFocus>({
  id: [pattern2, ''],
  focus: readFoodFocus,
  startDate: readCalendarDate,
  targetDayCount: [numeral(number(true, 1, 60)), 0],
  metDates: [list(readCalendarDate), []],
  endDate: [orUnreadable(readCalendarDate)],
  outcome: [orUnreadable(foodFocusOutcome)],
})

/** Reads `ListFoodFocusesResponse` as a server sends it. */
export const readListFoodFocusesResponse: Reader<ListFoodFocusesResponse> = object<ListFoodFocusesResponse>({
  choices: [rows(readFoodFocus), []],
  current: [orUnreadable(readChosenFoodFocus)],
  pastFocuses: [rows(readChosenFoodFocus), []],
})

/** Reads `ChooseFoodFocusRequest` as a server sends it. */
export const readChooseFoodFocusRequest: Reader<ChooseFoodFocusRequest> = object<ChooseFoodFocusRequest>({
  focusCode: [pattern, ''],
})

/** Reads `ChooseFoodFocusResponse` as a server sends it. */
export const readChooseFoodFocusResponse: Reader<ChooseFoodFocusResponse> = object<ChooseFoodFocusResponse>({
  current: readChosenFoodFocus,
})

/** Reads `EndFoodFocusRequest` as a server sends it. */
export const readEndFoodFocusRequest: Reader<EndFoodFocusRequest> = object<EndFoodFocusRequest>({
  chosenId: [pattern2, ''],
  outcome: [foodFocusOutcome, "FOOD_FOCUS_OUTCOME_UNSPECIFIED"],
})

/** Reads `EndFoodFocusResponse` as a server sends it. */
export const readEndFoodFocusResponse: Reader<EndFoodFocusResponse> = object<EndFoodFocusResponse>({
  ended: readChosenFoodFocus,
})

/** Reads `ListFoodInsightsRequest` as a server sends it. */
export const readListFoodInsightsRequest: Reader<ListFoodInsightsRequest> = object<ListFoodInsightsRequest>({
  startDate: readCalendarDate,
  endDate: readCalendarDate,
}, (value) => Number(value.startDate.slice(0, 4)) * 10000 + Number(value.startDate.slice(5, 7)) * 100 + Number(value.startDate.slice(8)) <= Number(value.endDate.slice(0, 4)) * 10000 + Number(value.endDate.slice(5, 7)) * 100 + Number(value.endDate.slice(8)))

/** Reads `FoodInsight` as a server sends it. */
export const readFoodInsight: Reader<FoodInsight> = object<FoodInsight>({
  code: [foodInsightCode, "FOOD_INSIGHT_CODE_UNSPECIFIED"],
  tone: [foodInsightTone, "FOOD_INSIGHT_TONE_UNSPECIFIED"],
  title: [text(/./su), ''],
  tip: [orUnreadable(text()), ''],
  value: numeral(number(false, 0, 1000000)),
  unit: [words('g', 'mg', 'days'), ''],
  reference: [orUnreadable(numeral(number(false, 0, 1000000)))],
  meal: [orUnreadable(meal)],
  dates: [list(readCalendarDate, 1), []],
})

/** Reads `ListFoodInsightsResponse` as a server sends it. */
export const readListFoodInsightsResponse: Reader<ListFoodInsightsResponse> = object<ListFoodInsightsResponse>({
  insights: [rows(readFoodInsight), []],
  loggedDayCount: numeral(number(true, 0, 3660)),
  requiredDayCount: [numeral(number(true, 1, 31)), 0],
})
