import * as Schema from 'effect/Schema'
import { whole } from './formats.ts'
import { MessageDay } from './message-formats.ts'

export const reportCodes = ['MULTI_CONDITION_SUMMARY', 'PERSONALIZED_BLOOD_PRESSURE'] as const
/** 2§3 names the first two; the others are ours, where a member has logs of them. */
export const exportCodes = ['BLOOD_SUGAR', 'BLOOD_PRESSURE', 'WEIGHT', 'PULSE'] as const

/** A report that the member's programs give, and from how many readings. */
export const AvailableReport = Schema.Struct({ code: Schema.Literals(reportCodes), isReady: Schema.Boolean, readings: whole(0, 1_000_000), readingsNeeded: whole(1, 1000) })
export type AvailableReport = typeof AvailableReport.Type

/** Readings that can be exported; the days are absent when there is none. */
export const DataExport = Schema.Struct({ code: Schema.Literals(exportCodes), readings: whole(0, 1_000_000), firstDay: Schema.optionalKey(MessageDay), lastDay: Schema.optionalKey(MessageDay) })
export type DataExport = typeof DataExport.Type

export type ReportsAndData = { readonly reports: readonly AvailableReport[]; readonly exports: readonly DataExport[] }
