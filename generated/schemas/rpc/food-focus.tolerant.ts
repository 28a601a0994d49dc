// Written by `npm run generate` from contracts/. Do not edit.
import { defaulted, list, member, number, numeral, object, optional, orUnreadable, rows, text, words, type Tolerant } from '../tolerant.ts'
import { CalendarDateReader } from './calendar.tolerant.ts'
import type { ListFoodFocusesRequest, FoodFocus, ChosenFoodFocus, ListFoodFocusesResponse, ChooseFoodFocusRequest, ChooseFoodFocusResponse, EndFoodFocusRequest, EndFoodFocusResponse, ListFoodInsightsRequest, FoodInsight, ListFoodInsightsResponse } from './food-focus.reader.ts'

const pattern = text(/^[A-Z][A-Z0-9_]{0,59}$/u)
const pattern2 = text(/^[a-z0-9][a-z0-9-]{0,63}$/u)
const foodFocusOutcome = member('FOOD_FOCUS_OUTCOME_', ['', 'DONE', 'STOPPED'])
const foodInsightCode = member('FOOD_INSIGHT_CODE_', ['', 'FIBER', 'SODIUM', 'SATURATED_FAT', 'CARBOHYDRATE_BY_MEAL', 'SWEETENED_DRINKS', 'VEGETABLES', 'DAYS_IN_A_ROW'])
const foodInsightTone = member('FOOD_INSIGHT_TONE_', ['', 'GOOD', 'NEUTRAL', 'TRY'])
const meal = member('MEAL_', ['', 'BREAKFAST', 'LUNCH', 'DINNER', 'SNACK'])

export const ListFoodFocusesRequestReader: Tolerant<ListFoodFocusesRequest> = object({})

export const FoodFocusReader: Tolerant<FoodFocus> = object({
  code: defaulted(pattern, ''),
  title: defaulted(text(/./su), ''),
  reason: defaulted(text(/./su), ''),
  criterion: defaulted(text(/./su), ''),
  ideas: defaulted(list(text(/./su), 1), []),
})

export const ChosenFoodFocusReader: Tolerant<ChosenFoodFocus> = object({
  id: defaulted(pattern2, ''),
  focus: FoodFocusReader,
  startDate: CalendarDateReader,
  targetDayCount: defaulted(numeral(number(true, 1, 60)), 0),
  metDates: defaulted(list(CalendarDateReader), []),
  endDate: optional(orUnreadable(CalendarDateReader)),
  outcome: optional(orUnreadable(foodFocusOutcome)),
})

export const ListFoodFocusesResponseReader: Tolerant<ListFoodFocusesResponse> = object({
  choices: defaulted(rows(FoodFocusReader), []),
  current: optional(orUnreadable(ChosenFoodFocusReader)),
  pastFocuses: defaulted(rows(ChosenFoodFocusReader), []),
})

export const ChooseFoodFocusRequestReader: Tolerant<ChooseFoodFocusRequest> = object({
  focusCode: defaulted(pattern, ''),
})

export const ChooseFoodFocusResponseReader: Tolerant<ChooseFoodFocusResponse> = object({
  current: ChosenFoodFocusReader,
})

export const EndFoodFocusRequestReader: Tolerant<EndFoodFocusRequest> = object({
  chosenId: defaulted(pattern2, ''),
  outcome: defaulted(foodFocusOutcome, "FOOD_FOCUS_OUTCOME_UNSPECIFIED"),
})

export const EndFoodFocusResponseReader: Tolerant<EndFoodFocusResponse> = object({
  ended: ChosenFoodFocusReader,
})

export const ListFoodInsightsRequestReader: Tolerant<ListFoodInsightsRequest> = object({
  startDate: CalendarDateReader,
  endDate: CalendarDateReader,
}, (value) => Number(value.startDate.slice(0, 4)) * 10000 + Number(value.startDate.slice(5, 7)) * 100 + Number(value.startDate.slice(8)) <= Number(value.endDate.slice(0, 4)) * 10000 + Number(value.endDate.slice(5, 7)) * 100 + Number(value.endDate.slice(8)))

export const FoodInsightReader: Tolerant<FoodInsight> = object({
  code: defaulted(foodInsightCode, "FOOD_INSIGHT_CODE_UNSPECIFIED"),
  tone: defaulted(foodInsightTone, "FOOD_INSIGHT_TONE_UNSPECIFIED"),
  title: defaulted(text(/./su), ''),
  tip: defaulted(orUnreadable(text()), ''),
  value: numeral(number(false, 0, 1000000)),
  unit: defaulted(words('g', 'mg', 'days'), ''),
  reference: optional(orUnreadable(numeral(number(false, 0, 1000000)))),
  meal: optional(orUnreadable(meal)),
  dates: defaulted(list(CalendarDateReader, 1), []),
})

export const ListFoodInsightsResponseReader: Tolerant<ListFoodInsightsResponse> = object({
  insights: defaulted(rows(FoodInsightReader), []),
  loggedDayCount: numeral(number(true, 0, 3660)),
  requiredDayCount: defaulted(numeral(number(true, 1, 31)), 0),
})
