// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, formats, member, number, numeral, object, orUnreadable, rows, text, words, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'

export type AlertFlowKind = 'BLOOD_SUGAR_LOW' | 'BLOOD_SUGAR_HIGH' | 'BLOOD_PRESSURE_SEVERE' | 'WEIGHT_SUDDEN_GAIN' | Unknown

export type AlertFlowStatus = 'OPEN' | 'COMPLETED' | 'DISMISSED' | Unknown

export type ListAlertFlowsRequest = {
  readonly openOnly: boolean
}

export type AlertBloodSugar = {
  readonly value?: number | Unreadable
  readonly belowMeter: boolean
  readonly aboveMeter: boolean
}

export type AlertBloodPressure = {
  readonly systolic: number
  readonly diastolic: number
}

export type AlertWeight = {
  readonly weightLb: number
  readonly gainedLb: number
  readonly gainPeriodDays: number
}

export type AlertReading = {
  readonly id: Flavor<'AlertReadingId'>
  readonly readingCategory: 'weight_scale' | 'bg_meter' | 'bp_monitor' | Unknown
  readonly timestamp: Flavor<'LocalDateTime'>
  readonly utcOffset: string
  readonly timeZone: string
  readonly bloodSugar?: AlertBloodSugar | Unreadable
  readonly bloodPressure?: AlertBloodPressure | Unreadable
  readonly weight?: AlertWeight | Unreadable
}

export type AlertFlow = {
  readonly id: Flavor<'AlertFlowId'>
  readonly kind: AlertFlowKind
  readonly status: AlertFlowStatus
  readonly reading: AlertReading
  readonly startTime: Flavor<'Instant'>
  readonly closeTime?: Flavor<'Instant'> | Unreadable
  readonly outcomeCode?: string | Unreadable
}

export type ListAlertFlowsResponse = {
  readonly flows: Rows<AlertFlow>
}

export type StartAlertFlowRequest = {
  readonly readingCategory: 'weight_scale' | 'bg_meter' | 'bp_monitor' | Unknown
  readonly readingId: string
}

export type StartAlertFlowResponse = {
  readonly flow: AlertFlow
}

export type DismissAlertFlowRequest = {
  readonly flowId: string
}

export type DismissAlertFlowResponse = {
  readonly flow: AlertFlow
}

const pattern = text(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,99}$/u)
const pattern2 = text(/^[+-](0[0-9]|1[0-4]):[0-5][0-9]$/u)
const pattern3 = text(/^[a-z0-9][a-z0-9-]{0,63}$/u)
const alertFlowKind = member('ALERT_FLOW_KIND_', ['', 'BLOOD_SUGAR_LOW', 'BLOOD_SUGAR_HIGH', 'BLOOD_PRESSURE_SEVERE', 'WEIGHT_SUDDEN_GAIN'])
const alertFlowStatus = member('ALERT_FLOW_STATUS_', ['', 'OPEN', 'COMPLETED', 'DISMISSED'])
const pattern4 = text(/^[A-Z][A-Z0-9_]{0,59}$/u)

/** Reads `ListAlertFlowsRequest` as a server sends it. */
export const readListAlertFlowsRequest: Reader<ListAlertFlowsRequest> = object<ListAlertFlowsRequest>({
  openOnly: [boolean, false],
})

/** Reads `AlertBloodSugar` as a server sends it. */
export const readAlertBloodSugar: Reader<AlertBloodSugar> = object<AlertBloodSugar>({
  value: [orUnreadable(numeral(number(true, 0, 2000)))],
  belowMeter: [boolean, false],
  aboveMeter: [boolean, false],
})

/** Reads `AlertBloodPressure` as a server sends it. */
export const readAlertBloodPressure: Reader<AlertBloodPressure> = object<AlertBloodPressure>({
  systolic: [numeral(number(true, 20, 400)), 0],
  diastolic: [numeral(number(true, 10, 300)), 0],
})

/** Reads `AlertWeight` as a server sends it. */
export const readAlertWeight: Reader<AlertWeight> = object<AlertWeight>({
  weightLb: [numeral(number(false, 1, 1500)), 0],
  gainedLb: numeral(number(false, 0, 500)),
  gainPeriodDays: [numeral(number(true, 1, 30)), 0],
})

/** Reads `AlertReading` as a server sends it. */
export const readAlertReading: Reader<AlertReading> = object<AlertReading>({
  id: [pattern, ''],
  readingCategory: [words('weight_scale', 'bg_meter', 'bp_monitor'), ''],
  timestamp: [formats.localDateTime, ''],
  utcOffset: [pattern2, ''],
  timeZone: [formats.ianaTimeZone, ''],
  bloodSugar: [orUnreadable(readAlertBloodSugar)],
  bloodPressure: [orUnreadable(readAlertBloodPressure)],
  weight: [orUnreadable(readAlertWeight)],
})

/** Reads `AlertFlow` as a server sends it. */
export const readAlertFlow: Reader<AlertFlow> = object<AlertFlow>({
  id: [pattern3, ''],
  kind: [alertFlowKind, "ALERT_FLOW_KIND_UNSPECIFIED"],
  status: [alertFlowStatus, "ALERT_FLOW_STATUS_UNSPECIFIED"],
  reading: readAlertReading,
  startTime: formats.timestamp,
  closeTime: [orUnreadable(formats.timestamp)],
  outcomeCode: [orUnreadable(pattern4)],
})

/** Reads `ListAlertFlowsResponse` as a server sends it. */
export const readListAlertFlowsResponse: Reader<ListAlertFlowsResponse> = object<ListAlertFlowsResponse>({
  flows: [rows(readAlertFlow), []],
})

/** Reads `StartAlertFlowRequest` as a server sends it. */
export const readStartAlertFlowRequest: Reader<StartAlertFlowRequest> = object<StartAlertFlowRequest>({
  readingCategory: [words('weight_scale', 'bg_meter', 'bp_monitor'), ''],
  readingId: [pattern, ''],
})

/** Reads `StartAlertFlowResponse` as a server sends it. */
export const readStartAlertFlowResponse: Reader<StartAlertFlowResponse> = object<StartAlertFlowResponse>({
  flow: readAlertFlow,
})

/** Reads `DismissAlertFlowRequest` as a server sends it. */
export const readDismissAlertFlowRequest: Reader<DismissAlertFlowRequest> = object<DismissAlertFlowRequest>({
  flowId: [pattern3, ''],
})

/** Reads `DismissAlertFlowResponse` as a server sends it. */
export const readDismissAlertFlowResponse: Reader<DismissAlertFlowResponse> = object<DismissAlertFlowResponse>({
  flow: readAlertFlow,
})
