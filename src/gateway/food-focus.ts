import * as Schema from 'effect/Schema'
import { ChosenFoodFocus, focusOutcomes, FoodFocus, type FoodFocuses, FoodInsight, type FoodInsights, insightCodes, insightTones, insightUnits } from '#domain/food-focus.ts'
import { meals } from '#domain/food-log.ts'
import { listOf, whole } from '#domain/formats.ts'
import type {
  ChooseFoodFocusResponseJson, ChosenFoodFocusJson, EndFoodFocusResponseJson, FoodFocusJson, ListFoodFocusesResponseJson, ListFoodInsightsResponseJson,
} from '#generated/rpc/portal/food_focus/v1/food_focus_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { choiceField } from './message-choice.ts'
import { dateField, MessageDate } from './message-date.ts'
import { field } from './message-field.ts'
import { double } from './message-number.ts'
import { word, wordField } from './message-word.ts'

const focus = FoodFocus.fields
const chosen = ChosenFoodFocus.fields
const insight = FoodInsight.fields

export const FoodFocusMessage = Schema.Struct({ code: field(focus.code, ''), title: field(focus.title, ''), why: field(focus.why, ''), metWhen: field(focus.metWhen, ''), ideas: field(focus.ideas, []) })
export const ChosenFoodFocusMessage = Schema.Struct({
  id: field(chosen.id, ''),
  focus: FoodFocusMessage,
  chosenOn: dateField,
  daysToMeet: field(chosen.daysToMeet, 0),
  daysMet: field(listOf(MessageDate, 400), []),
  endedOn: Schema.optionalKey(MessageDate),
  outcome: Schema.optionalKey(word('FOOD_FOCUS_OUTCOME', focusOutcomes)),
})
export const FoodFocusesMessage = Schema.Struct({
  choices: field(listOf(FoodFocusMessage, 50), []), current: Schema.optionalKey(ChosenFoodFocusMessage), past: field(listOf(ChosenFoodFocusMessage, 100), []),
})
export const FoodFocusChosen = Schema.Struct({ current: ChosenFoodFocusMessage })
export const FoodFocusEnded = Schema.Struct({ ended: ChosenFoodFocusMessage })
export const FoodInsightMessage = Schema.Struct({
  code: wordField('FOOD_INSIGHT_CODE', insightCodes),
  tone: wordField('FOOD_INSIGHT_TONE', insightTones),
  title: field(insight.title, ''),
  tip: field(insight.tip, ''),
  value: field(double(0, 1_000_000), 0),
  unit: choiceField(insightUnits),
  reference: Schema.optionalKey(double(0, 1_000_000)),
  meal: Schema.optionalKey(word('MEAL', meals)),
  days: field(listOf(MessageDate, 3660), []),
})
export const FoodInsightsMessage = Schema.Struct({ insights: field(listOf(FoodInsightMessage, 20), []), daysLogged: field(whole(0, 3660), 0), daysNeeded: field(whole(1, 31), 0) })

/** Messages in messages are required by the contract's rules, which its types do not say. */
type ToldChosen = Omit<ChosenFoodFocusJson, 'focus'> & { readonly focus: FoodFocusJson }
type ToldFocuses = { readonly choices?: readonly FoodFocusJson[]; readonly current?: ToldChosen; readonly past?: readonly ToldChosen[] }
export type AcceptsFoodFocus = [
  Accepts<ToldFocuses, typeof FoodFocusesMessage>, Accepts<{ readonly current: ToldChosen }, typeof FoodFocusChosen>, Accepts<{ readonly ended: ToldChosen }, typeof FoodFocusEnded>,
  Accepts<ListFoodInsightsResponseJson, typeof FoodInsightsMessage>,
]

const decodeFocuses = decoder('listFoodFocuses', FoodFocusesMessage)
const decodeChosen = decoder('chooseFoodFocus', FoodFocusChosen)
const decodeEnded = decoder('endFoodFocus', FoodFocusEnded)

/** What there is to choose, what is going on and what was before. Throws ContractBroken. */
export const foodFocuses = (wire: ListFoodFocusesResponseJson): FoodFocuses => decodeFocuses(wire as ToldFocuses)
/** The focus that was chosen. Throws ContractBroken. */
export const focusChosen = (wire: ChooseFoodFocusResponseJson): ChosenFoodFocus => decodeChosen(wire as { readonly current: ToldChosen }).current
/** The focus that ended. Throws ContractBroken. */
export const focusEnded = (wire: EndFoodFocusResponseJson): ChosenFoodFocus => decodeEnded(wire as { readonly ended: ToldChosen }).ended
/** What the log shows. Throws ContractBroken. */
export const foodInsights: (wire: ListFoodInsightsResponseJson) => FoodInsights = decoder('listFoodInsights', FoodInsightsMessage)
