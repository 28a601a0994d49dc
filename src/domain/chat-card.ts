import * as Schema from 'effect/Schema'
import { type MealCode, mealCodes } from './blood-sugar-codes.ts'
import { listOf, text, UtcOffset, whole } from './formats.ts'
import { MessageDay, MessageDateTime, MessageTimeZone } from './message-formats.ts'

/** mmHg. */
export const BloodPressureValue = Schema.Struct({ systolic: whole(1, 400), diastolic: whole(1, 300) })
/** mg/dL, left out when the meter could only say that it was below or above what it shows; `mealCode` 0 is untold (2§9). */
export const BloodSugarValue = Schema.Struct({
  value: Schema.optionalKey(whole(0, 2000)),
  mealCode: whole(0, 13).pipe(Schema.refine((code): code is 0 | MealCode => code === 0 || mealCodes.some(one => one === code))),
  belowMeter: Schema.Boolean,
  aboveMeter: Schema.Boolean,
})
/** 1834 is 183.4 lb. */
export const WeightValue = Schema.Struct({ tenthsOfPounds: whole(1, 20_000) })
export const PulseValue = Schema.Struct({ beatsPerMinute: whole(1, 400) })

/** Without a number a blood sugar lies beyond the meter, on one side. */
export const saysSomething = ({ value, belowMeter, aboveMeter }: { readonly value?: number; readonly belowMeter: boolean; readonly aboveMeter: boolean }): boolean =>
  (value !== undefined || belowMeter || aboveMeter) && !(belowMeter && aboveMeter)

/** One of the four is there. */
export const CardValue = Schema.Struct({
  bloodPressure: Schema.optionalKey(BloodPressureValue),
  bloodSugar: Schema.optionalKey(BloodSugarValue),
  weight: Schema.optionalKey(WeightValue),
  pulse: Schema.optionalKey(PulseValue),
})
export type CardValue = typeof CardValue.Type

/** What can be shown to a coach, in the order in which it is offered. */
export const cardKinds = ['bloodSugar', 'bloodPressure', 'weight', 'pulse'] as const satisfies readonly (keyof CardValue)[]
export type CardKind = (typeof cardKinds)[number]

/** A reading on the clock where it was taken. */
export const CardReading = Schema.Struct({ timestamp: MessageDateTime, utcOffset: UtcOffset, timeZone: MessageTimeZone, value: CardValue })
export type CardReading = typeof CardReading.Type

/** A day's mean in mg/dL, mmHg, tenths of a pound or beats per minute. `low` is the diastolic number; of other kinds the same as `high`. */
export const CardDay = Schema.Struct({ day: MessageDay, low: whole(0, 20_000), high: whole(0, 20_000) })
export type CardDay = typeof CardDay.Type

/** What the readings of some days come to, both ends included. `average` is left out of fewer readings than an average needs, and when none is a number; `inRange` where there is no range. */
export const CardRange = Schema.Struct({
  start: MessageDay,
  end: MessageDay,
  timeZone: MessageTimeZone,
  count: whole(1, 100_000),
  days: whole(1, 400),
  average: Schema.optionalKey(CardValue),
  lowest: CardValue,
  highest: CardValue,
  inRange: Schema.optionalKey(whole(0, 100_000)),
  points: listOf(CardDay, 100),
})
export type CardRange = typeof CardRange.Type

export const isInOrder = ({ start, end, days, count }: Pick<CardRange, 'start' | 'end' | 'days' | 'count'>): boolean => start <= end && days <= count

/** A reading or a period of readings that goes with a message, as it was then. `text` says the same in words, and is the end of the message's text. */
export const Card = Schema.Struct({ text: text(1, 500), reading: Schema.optionalKey(CardReading), range: Schema.optionalKey(CardRange) })
export type Card = typeof Card.Type

/** A card that has not been put into words. */
export type CardContent = { readonly reading: CardReading } | { readonly range: CardRange }

export const kindOfValue = (value: CardValue): CardKind => cardKinds.find(kind => value[kind] !== undefined) ?? 'bloodSugar'

/** What is sent: what she wrote, and below it the card in words, so that a server without cards keeps it. */
export const messageWithCard = (written: string, card: Pick<Card, 'text'> | null): string => (card === null ? written : written === '' ? card.text : `${written}\n\n${card.text}`)

/** What she wrote beside the card, which says the rest. */
export const writtenBeside = ({ message, card }: { readonly message: string; readonly card?: Pick<Card, 'text'> }): string =>
  card !== undefined && message.endsWith(card.text) ? message.slice(0, -card.text.length).trimEnd() : message
