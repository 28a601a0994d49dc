// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, defaulted, formats, member, number, numeral, object, optional, orUnreadable, rows, text, words, type Tolerant } from '../tolerant.ts'
import type { ListAlertFlowsRequest, AlertBloodSugar, AlertBloodPressure, AlertWeight, AlertReading, AlertFlow, ListAlertFlowsResponse, StartAlertFlowRequest, StartAlertFlowResponse, DismissAlertFlowRequest, DismissAlertFlowResponse } from './alert-flow.reader.ts'

const pattern = text(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/u)
const pattern2 = text(/^[+-](0[0-9]|1[0-4]):[0-5][0-9]$/u)
const pattern3 = text(/^[a-z0-9][a-z0-9-]{0,63}$/u)
const alertFlowKind = member('ALERT_FLOW_KIND_', ['', 'BLOOD_SUGAR_LOW', 'BLOOD_SUGAR_HIGH', 'BLOOD_PRESSURE_SEVERE', 'WEIGHT_SUDDEN_GAIN'])
const alertFlowStatus = member('ALERT_FLOW_STATUS_', ['', 'OPEN', 'COMPLETED', 'DISMISSED'])
const pattern4 = text(/^[A-Z][A-Z0-9_]{0,59}$/u)

export const ListAlertFlowsRequestReader: Tolerant<ListAlertFlowsRequest> = object({
  openOnly: defaulted(boolean, false),
})

export const AlertBloodSugarReader: Tolerant<AlertBloodSugar> = object({
  value: optional(orUnreadable(numeral(number(true, 0, 2000)))),
  belowMeter: defaulted(boolean, false),
  aboveMeter: defaulted(boolean, false),
})

export const AlertBloodPressureReader: Tolerant<AlertBloodPressure> = object({
  systolic: defaulted(numeral(number(true, 20, 400)), 0),
  diastolic: defaulted(numeral(number(true, 10, 300)), 0),
})

export const AlertWeightReader: Tolerant<AlertWeight> = object({
  weightLb: defaulted(numeral(number(false, 1, 1500)), 0),
  gainedLb: numeral(number(false, 0, 500)),
  gainPeriodDays: defaulted(numeral(number(true, 1, 30)), 0),
})

export const AlertReadingReader: Tolerant<AlertReading> = object({
  id: defaulted(pattern, ''),
  readingCategory: defaulted(words('weight_scale', 'bg_meter', 'bp_monitor'), ''),
  timestamp: defaulted(formats.localDateTime, ''),
  utcOffset: defaulted(pattern2, ''),
  timeZone: defaulted(formats.ianaTimeZone, ''),
  bloodSugar: optional(orUnreadable(AlertBloodSugarReader)),
  bloodPressure: optional(orUnreadable(AlertBloodPressureReader)),
  weight: optional(orUnreadable(AlertWeightReader)),
})

export const AlertFlowReader: Tolerant<AlertFlow> = object({
  id: defaulted(pattern3, ''),
  kind: defaulted(alertFlowKind, "ALERT_FLOW_KIND_UNSPECIFIED"),
  status: defaulted(alertFlowStatus, "ALERT_FLOW_STATUS_UNSPECIFIED"),
  reading: AlertReadingReader,
  startTime: formats.timestamp,
  closeTime: optional(orUnreadable(formats.timestamp)),
  outcomeCode: optional(orUnreadable(pattern4)),
})

export const ListAlertFlowsResponseReader: Tolerant<ListAlertFlowsResponse> = object({
  flows: defaulted(rows(AlertFlowReader), []),
})

export const StartAlertFlowRequestReader: Tolerant<StartAlertFlowRequest> = object({
  readingCategory: defaulted(words('weight_scale', 'bg_meter', 'bp_monitor'), ''),
  readingId: defaulted(pattern, ''),
})

export const StartAlertFlowResponseReader: Tolerant<StartAlertFlowResponse> = object({
  flow: AlertFlowReader,
})

export const DismissAlertFlowRequestReader: Tolerant<DismissAlertFlowRequest> = object({
  flowId: defaulted(pattern3, ''),
})

export const DismissAlertFlowResponseReader: Tolerant<DismissAlertFlowResponse> = object({
  flow: AlertFlowReader,
})
