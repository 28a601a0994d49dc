import { randomUUID } from 'node:crypto'
import type { MessageInitShape } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  type ChosenFoodFocusSchema,
  type FoodFocusSchema,
  type FoodFocusService,
  FoodFocusOutcome,
  FoodInsightCode,
  FoodInsightTone,
} from '../../../../generated/proto/portal/food_focus/v1/food_focus_pb.js'
import { Meal } from '../../../../generated/proto/portal/food_log/v1/food_log_pb.js'
import {
  DAYS_TO_MEET,
  type FocusCode,
  focusCodes,
  focuses,
} from '../../../seed/content/food-focuses.ts'
import { type ContentLanguage, localize } from '../../../seed/content/localized-text.ts'
import { foodDays } from '../../../services/food/entry-nutrition.ts'
import { focusRules } from '../../../services/food/focus-days.ts'
import { DAYS_NEEDED, insightsOf, wordsOf } from '../../../services/food/insights.ts'
import { readFact, updateFact } from '../../../database/facts/facts.ts'
import type { FocusFact } from '../../../database/facts/flow-facts.ts'
import { foodEntries } from '../../../database/tables/food-entries.ts'
import { hasPassed, messageDateOf, dayOf } from '../../../services/time/calendar-date.ts'
import type { MemberCall } from '../../rpc-call.ts'
import { foodCall, todayOf } from './food-call.ts'
import { finishTasks } from '../../../services/members/finish-tasks.ts'

/** The most recent days of an insight. */
const MOST_DAYS = 366

const focusWire = (
  code: FocusCode,
  language: ContentLanguage,
): MessageInitShape<typeof FoodFocusSchema> => {
  const { title, why, criterion, ideas } = focuses[code]
  return {
    code,
    title: localize(title, language),
    reason: localize(why, language),
    criterion: localize(criterion, language),
    ideas: ideas.map((idea) => localize(idea, language)),
  }
}

const chosenWire = async (
  call: MemberCall,
  { id, code, startDate, endDate, outcome }: FocusFact,
): Promise<MessageInitShape<typeof ChosenFoodFocusSchema>> => {
  const { store, caller, now, language } = call
  const days = foodDays(
    await foodEntries(store, caller.id, {
      startDate: startDate,
      endDate: endDate ?? todayOf(call),
      now,
    }),
  )
  // Oldest first, limited to the maximum of the message.
  const metDates = days
    .filter(focusRules[code])
    .map(({ day }) => day)
    .toReversed()
    .slice(-400)
  return {
    id,
    focus: focusWire(code, language),
    startDate: messageDateOf(startDate),
    targetDayCount: DAYS_TO_MEET,
    metDates: metDates.map(messageDateOf),
    ...(endDate === null ? {} : { endDate: messageDateOf(endDate) }),
    ...(outcome === null ? {} : { outcome: FoodFocusOutcome[outcome] }),
  }
}

const isFocus = (code: string): code is FocusCode => focusCodes.some((known) => known === code)

export const foodFocus: ServiceImpl<typeof FoodFocusService> = {
  listFoodFocuses: async (_request, context) => {
    const call = await foodCall(context)
    const chosen = await readFact(call.store, call.caller.id, 'foodFocuses')
    const current = chosen.find(({ endDate }) => endDate === null)
    const past = chosen
      .filter(({ endDate }) => endDate !== null)
      .toReversed()
      .slice(0, 100)
    return {
      choices: focusCodes.map((code) => focusWire(code, call.language)),
      ...(current ? { current: await chosenWire(call, current) } : {}),
      pastFocuses: await Promise.all(past.map((one) => chosenWire(call, one))),
    }
  },

  chooseFoodFocus: async ({ focusCode }, context) => {
    const call = await foodCall(context)
    const { store, caller, problem } = call
    if (!isFocus(focusCode)) throw problem('focus-not-found')
    const today = todayOf(call)
    const fresh: FocusFact = {
      id: `ff-${randomUUID()}`,
      code: focusCode,
      startDate: today,
      endDate: null,
      outcome: null,
    }
    await updateFact(store, caller.id, 'foodFocuses', (before) => {
      if (before.some(({ code, endDate }) => code === focusCode && endDate === null))
        throw problem('focus-already-chosen')
      return [
        ...before.map((one) =>
          one.endDate === null ? { ...one, endDate: today, outcome: 'STOPPED' as const } : one,
        ),
        fresh,
      ]
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
      if (one.endDate !== null) throw problem('focus-already-ended')
      return before.map((each) =>
        each.id === chosenId ? { ...each, endDate: todayOf(call), outcome: how } : each,
      )
    })
    // Found above.
    return {
      ended: await chosenWire(
        call,
        after.find(({ id }) => id === chosenId)!,
      ),
    }
  },

  listFoodInsights: async (request, context) => {
    const [startDate, endDate] = [dayOf(request.startDate), dayOf(request.endDate)]
    const call = await foodCall(context)
    const days = foodDays(
      await foodEntries(call.store, call.caller.id, { startDate, endDate, now: call.now }),
    )
    const today = todayOf(call)
    const insights = insightsOf(days, hasPassed(endDate, today) ? endDate : today).map(
      (insight) => ({
        code: FoodInsightCode[insight.code],
        tone: FoodInsightTone[insight.tone],
        ...wordsOf(insight, call.language),
        value: insight.value,
        unit: insight.unit,
        ...(insight.reference === undefined ? {} : { reference: insight.reference }),
        ...(insight.meal === undefined ? {} : { meal: Meal[insight.meal] }),
        dates: insight.days
          .slice(0, MOST_DAYS)
          .map(({ day }) => messageDateOf(day))
          .toReversed(),
      }),
    )
    return { insights, loggedDayCount: days.length, requiredDayCount: DAYS_NEEDED }
  },
}
