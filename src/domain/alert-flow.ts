import * as Schema from 'effect/Schema'
import { figure, matching, UtcOffset, whole } from './formats.ts'
import { MessageDateTime, MessageTimeZone } from './message-formats.ts'
import { SlugId } from './user-tasks.ts'

export const alertFlowKinds = ['BLOOD_SUGAR_LOW', 'BLOOD_SUGAR_HIGH', 'BLOOD_PRESSURE_SEVERE', 'WEIGHT_SUDDEN_GAIN'] as const
export const alertFlowStatuses = ['OPEN', 'COMPLETED', 'DISMISSED'] as const
export const readingCategories = ['weight_scale', 'bg_meter', 'bp_monitor'] as const

/** A code of a question, an answer or an outcome. */
export const AlertCode = matching(/^[A-Z][A-Z0-9_]{0,59}$/)

/** mg/dL; absent when the meter only said that it was beyond its range. */
export const AlertBloodSugar = Schema.Struct({ value: Schema.optionalKey(whole(0, 2000)), isBelowMeter: Schema.Boolean, isAboveMeter: Schema.Boolean })
/** mmHg. */
export const AlertBloodPressure = Schema.Struct({ systolic: whole(20, 400), diastolic: whole(10, 300) })
/** Pounds, and pounds gained within so many days. */
export const AlertWeight = Schema.Struct({ weightLb: figure(1, 1500), gainedLb: figure(0, 500), gainedInDays: whole(1, 30) })

/** The reading that a flow is about: where and when it was taken, and one of the three measures. */
export const AlertReading = Schema.Struct({
  id: matching(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/),
  readingCategory: Schema.Literals(readingCategories),
  timestamp: MessageDateTime,
  utcOffset: UtcOffset,
  timeZone: MessageTimeZone,
  bloodSugar: Schema.optionalKey(AlertBloodSugar),
  bloodPressure: Schema.optionalKey(AlertBloodPressure),
  weight: Schema.optionalKey(AlertWeight),
})
export type AlertReading = typeof AlertReading.Type

/** What follows a reading that calls for care; the questions are asked by the stage (alert-stage.ts). */
export const AlertFlow = Schema.Struct({
  id: SlugId,
  kind: Schema.Literals(alertFlowKinds),
  status: Schema.Literals(alertFlowStatuses),
  reading: AlertReading,
  startedAt: MessageDateTime,
  closedAt: Schema.optionalKey(MessageDateTime),
  outcomeCode: Schema.optionalKey(AlertCode),
})
export type AlertFlow = typeof AlertFlow.Type
