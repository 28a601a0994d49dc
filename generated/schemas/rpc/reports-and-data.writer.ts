// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, empty, list, member, whole } from '../write.ts'
import { CalendarDate } from './calendar.writer.ts'

export const ListReportsAndDataRequest = empty
export type ListReportsAndDataRequest = typeof ListReportsAndDataRequest.Type

export const AvailableReport = Schema.Struct({
  code: defaulted(member('REPORT_CODE_', ['MULTI_CONDITION_SUMMARY', 'PERSONALIZED_BLOOD_PRESSURE']), "REPORT_CODE_UNSPECIFIED"),
  ready: defaulted(Schema.Boolean, false),
  readingCount: whole(0, 1000000),
  requiredReadingCount: defaulted(whole(1, 1000), 0),
})
export type AvailableReport = typeof AvailableReport.Type

export const DataExport = Schema.Struct({
  code: defaulted(member('EXPORT_CODE_', ['BLOOD_SUGAR', 'BLOOD_PRESSURE', 'WEIGHT', 'PULSE']), "EXPORT_CODE_UNSPECIFIED"),
  readingCount: whole(0, 1000000),
  firstReadingDate: Schema.optionalKey(CalendarDate),
  lastReadingDate: Schema.optionalKey(CalendarDate),
})
export type DataExport = typeof DataExport.Type

export const ListReportsAndDataResponse = Schema.Struct({
  reports: defaulted(list(AvailableReport, 0, 20), []),
  exports: defaulted(list(DataExport, 0, 20), []),
})
export type ListReportsAndDataResponse = typeof ListReportsAndDataResponse.Type
