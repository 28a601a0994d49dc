import { randomUUID } from 'node:crypto'
import type { MessageInitShape } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import { type ChosenFoodFocusSchema, type FoodFocusSchema, type FoodFocusService, FoodFocusOutcome, FoodInsightCode, FoodInsightTone } from '../../generated/proto/portal/food_focus/v1/food_focus_pb.js'
import { Meal } from '../../generated/proto/portal/food_log/v1/food_log_pb.js'
import { DAYS_TO_MEET, type FocusCode, focusCodes, focuses } from '../content/food-focuses.ts'
import { type Language, say } from '../content/words.ts'
import { foodDays } from '../food/eaten.ts'
import { isMet } from '../food/focus-days.ts'
import { DAYS_NEEDED, insightsOf, wordsOf } from '../food/insights.ts'
import { readFact, updateFact } from '../store/facts.ts'
import type { FocusFact } from '../store/flow-facts.ts'
import { foodEntries } from '../store/food-entries.ts'
import { dateOf, dayOf } from '../time/calendar-date.ts'
import type { MemberCall } from './context.ts'
import { foodCall, todayOf } from './food-call.ts'
import { finishTasks } from './user-tasks.ts'

/** Of an insight: the latest. */
const MOST_DAYS = 366

const focusWire = (code: FocusCode, language: Language): MessageInitShape<typeof FoodFocusSchema> => {
  const { title, why, metWhen, ideas } = focuses[code]
  return { code, title: say(title, language), why: say(why, language), metWhen: say(metWhen, language), ideas: ideas.map((idea) => say(idea, language)) }
}

const chosenWire = async (call: MemberCall, { id, code, chosenOn, endedOn, outcome }: FocusFact): Promise<MessageInitShape<typeof ChosenFoodFocusSchema>> => {
  const { store, caller, now, language } = call
  const days = foodDays(await foodEntries(store, caller.id, { startDay: chosenOn, endDay: endedOn ?? todayOf(call), now }))
  // Oldest first, and no more than the message holds.
  const daysMet = days.filter(isMet[code]).map(({ day }) => day).toReversed().slice(-400)
  return {
    id,
    focus: focusWire(code, language),
    chosenOn: dateOf(chosenOn),
    daysToMeet: DAYS_TO_MEET,
    daysMet: daysMet.map(dateOf),
    ...(endedOn === null ? {} : { endedOn: dateOf(endedOn) }),
    ...(outcome === null ? {} : { outcome: FoodFocusOutcome[outcome] }),
  }
}

const isFocus = (code: string): code is FocusCode => focusCodes.some((known) => known === code)

export const foodFocus: ServiceImpl<typeof FoodFocusService> = {
  listFoodFocuses: async (_request, context) => {
    const call = await foodCall(context)
    const chosen = await readFact(call.store, call.caller.id, 'foodFocuses')
    const current = chosen.find(({ endedOn }) => endedOn === null)
    const past = chosen.filter(({ endedOn }) => endedOn !== null).toReversed().slice(0, 100)
    return {
      choices: focusCodes.map((code) => focusWire(code, call.language)),
      ...(current ? { current: await chosenWire(call, current) } : {}),
      past: await Promise.all(past.map((one) => chosenWire(call, one))),
    }
  },

  chooseFoodFocus: async ({ focusCode }, context) => {
    const call = await foodCall(context)
    const { store, caller, problem } = call
    if (!isFocus(focusCode)) throw problem('focus-not-found')
    const today = todayOf(call)
    const fresh: FocusFact = { id: `ff-${randomUUID()}`, code: focusCode, chosenOn: today, endedOn: null, outcome: null }
    await updateFact(store, caller.id, 'foodFocuses', (before) => {
      if (before.some(({ code, endedOn }) => code === focusCode && endedOn === null)) throw problem('focus-already-chosen')
      return [...before.map((one) => (one.endedOn === null ? { ...one, endedOn: today, outcome: 'STOPPED' as const } : one)), fresh]
    })
    await finishTasks(call, 'CHOOSE_FOOD_FOCUS')
    return { current: await chosenWire(call, fresh) }
  },

  endFoodFocus: async ({ chosenId, outcome }, context) => {
    const call = await foodCall(context)
    const { store, caller, problem } = call
    const how = outcome === FoodFocusOutcome.DONE ? 'DONE' : 'STOPPED'
    const after = await updateFact(store, caller.id, 'foodFocuses', (before) => {
      const one = before.find(({ id }) => id === chosenId)
      if (!one) throw problem('focus-not-found')
      if (one.endedOn !== null) throw problem('focus-already-ended')
      return before.map((each) => (each.id === chosenId ? { ...each, endedOn: todayOf(call), outcome: how } : each))
    })
    // It was found a moment ago.
    return { ended: await chosenWire(call, after.find(({ id }) => id === chosenId)!) }
  },

  listFoodInsights: async (request, context) => {
    const [startDay, endDay] = [dayOf(request.startDay), dayOf(request.endDay)]
    const call = await foodCall(context)
    const days = foodDays(await foodEntries(call.store, call.caller.id, { startDay, endDay, now: call.now }))
    const today = todayOf(call)
    const insights = insightsOf(days, endDay < today ? endDay : today).map((insight) => ({
      code: FoodInsightCode[insight.code],
      tone: FoodInsightTone[insight.tone],
      ...wordsOf(insight, call.language),
      value: insight.value,
      unit: insight.unit,
      ...(insight.reference === undefined ? {} : { reference: insight.reference }),
      ...(insight.meal === undefined ? {} : { meal: Meal[insight.meal] }),
      days: insight.days.slice(0, MOST_DAYS).map(({ day }) => dateOf(day)).toReversed(),
    }))
    return { insights, daysLogged: days.length, daysNeeded: DAYS_NEEDED }
  },
}
 