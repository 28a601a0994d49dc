// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, exactlyOne, figure, formats, list, matching, member, wellFormed, whole } from '../write.ts'

export const ListAlertFlowsRequest = Schema.Struct({
  openOnly: defaulted(Schema.Boolean, false),
})
export type ListAlertFlowsRequest = typeof ListAlertFlowsRequest.Type

export const AlertBloodSugar = Schema.Struct({
  value: Schema.optionalKey(whole(0, 2000)),
  belowMeter: defaulted(Schema.Boolean, false),
  aboveMeter: defaulted(Schema.Boolean, false),
})
export type AlertBloodSugar = typeof AlertBloodSugar.Type

export const AlertBloodPressure = Schema.Struct({
  systolic: defaulted(whole(20, 400), 0),
  diastolic: defaulted(whole(10, 300), 0),
})
export type AlertBloodPressure = typeof AlertBloodPressure.Type

export const AlertWeight = Schema.Struct({
  weightLb: defaulted(figure(1, 1500), 0),
  gainedLb: figure(0, 500),
  gainPeriodDays: defaulted(whole(1, 30), 0),
})
export type AlertWeight = typeof AlertWeight.Type

export const AlertReading = Schema.Struct({
  id: defaulted(matching(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/u).check(wellFormed), ''),
  readingCategory: defaulted(Schema.Literals(['weight_scale', 'bg_meter', 'bp_monitor']), ''),
  timestamp: defaulted(matching(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9]$/u), ''),
  utcOffset: defaulted(matching(/^[+-](0[0-9]|1[0-4]):[0-5][0-9]$/u), ''),
  timeZone: defaulted(matching(/^[A-Z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/u, 0, 64), ''),
  bloodSugar: Schema.optionalKey(AlertBloodSugar),
  bloodPressure: Schema.optionalKey(AlertBloodPressure),
  weight: Schema.optionalKey(AlertWeight),
}).check(exactlyOne('bloodSugar', 'bloodPressure', 'weight'))
export type AlertReading = typeof AlertReading.Type

export const AlertFlow = Schema.Struct({
  id: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
  kind: defaulted(member('ALERT_FLOW_KIND_', ['BLOOD_SUGAR_LOW', 'BLOOD_SUGAR_HIGH', 'BLOOD_PRESSURE_SEVERE', 'WEIGHT_SUDDEN_GAIN']), "ALERT_FLOW_KIND_UNSPECIFIED"),
  status: defaulted(member('ALERT_FLOW_STATUS_', ['OPEN', 'COMPLETED', 'DISMISSED']), "ALERT_FLOW_STATUS_UNSPECIFIED"),
  reading: AlertReading,
  startTime: formats.timestamp,
  closeTime: Schema.optionalKey(formats.timestamp),
  outcomeCode: Schema.optionalKey(matching(/^[A-Z][A-Z0-9_]{0,59}$/u)),
})
export type AlertFlow = typeof AlertFlow.Type

export const ListAlertFlowsResponse = Schema.Struct({
  flows: defaulted(list(AlertFlow, 0, 200), []),
})
export type ListAlertFlowsResponse = typeof ListAlertFlowsResponse.Type

export const StartAlertFlowRequest = Schema.Struct({
  readingCategory: defaulted(Schema.Literals(['weight_scale', 'bg_meter', 'bp_monitor']), ''),
  readingId: defaulted(matching(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/u).check(wellFormed), ''),
})
export type StartAlertFlowRequest = typeof StartAlertFlowRequest.Type

export const StartAlertFlowResponse = Schema.Struct({
  flow: AlertFlow,
})
export type StartAlertFlowResponse = typeof StartAlertFlowResponse.Type

export const DismissAlertFlowRequest = Schema.Struct({
  flowId: defaulted(matching(/^[a-z0-9][a-z0-9-]{0,63}$/u), ''),
})
export type DismissAlertFlowRequest = typeof DismissAlertFlowRequest.Type

export const DismissAlertFlowResponse = Schema.Struct({
  flow: AlertFlow,
})
export type DismissAlertFlowResponse = typeof DismissAlertFlowResponse.Type
