import * as Schema from 'effect/Schema'
import { AlertBloodPressure, AlertBloodSugar, AlertFlow, alertFlowKinds, alertFlowStatuses, AlertReading, AlertWeight, readingCategories } from '#domain/alert-flow.ts'
import { listOf } from '#domain/formats.ts'
import type { AlertFlowJson, DismissAlertFlowResponseJson, ListAlertFlowsResponseJson, StartAlertFlowResponseJson } from '#generated/rpc/portal/alert_flow/v1/alert_flow_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { choiceField, exactlyOne } from './message-choice.ts'
import { field } from './message-field.ts'
import { double } from './message-number.ts'
import { dateTimeField, wallClockFields } from './message-place.ts'
import { wordField } from './message-word.ts'

const own = AlertFlow.fields

export const AlertBloodSugarMessage = Schema.Struct({ value: AlertBloodSugar.fields.value, isBelowMeter: field(Schema.Boolean, false), isAboveMeter: field(Schema.Boolean, false) })
export const AlertBloodPressureMessage = Schema.Struct({ systolic: field(AlertBloodPressure.fields.systolic, 0), diastolic: field(AlertBloodPressure.fields.diastolic, 0) })
export const AlertWeightMessage = Schema.Struct({ weightLb: field(double(1, 1500), 0), gainedLb: field(double(0, 500), 0), gainedInDays: field(AlertWeight.fields.gainedInDays, 0) })
export const AlertReadingMessage = Schema.Struct({
  id: field(AlertReading.fields.id, ''),
  readingCategory: choiceField(readingCategories),
  timestamp: dateTimeField,
  ...wallClockFields,
  bloodSugar: Schema.optionalKey(AlertBloodSugarMessage),
  bloodPressure: Schema.optionalKey(AlertBloodPressureMessage),
  weight: Schema.optionalKey(AlertWeightMessage),
}).check(exactlyOne('bloodSugar', 'bloodPressure', 'weight'))
export const AlertFlowMessage = Schema.Struct({
  id: field(own.id, ''),
  kind: wordField('ALERT_FLOW_KIND', alertFlowKinds),
  status: wordField('ALERT_FLOW_STATUS', alertFlowStatuses),
  reading: AlertReadingMessage,
  startedAt: dateTimeField,
  closedAt: own.closedAt,
  outcomeCode: own.outcomeCode,
})
export const AlertFlows = Schema.Struct({ flows: field(listOf(AlertFlowMessage, 200), []) })
/** What starting and dismissing answer. */
export const AlertFlowAnswer = Schema.Struct({ flow: AlertFlowMessage })

/** `flow` and `reading` are required by the contract's rules, which its types do not say. */
type Told = Omit<AlertFlowJson, 'reading'> & Required<Pick<AlertFlowJson, 'reading'>>
type ToldFlows = { readonly flows?: readonly Told[] }
type ToldFlow = { readonly flow: Told }
export type AcceptsAlertFlows = [Accepts<ToldFlows, typeof AlertFlows>, Accepts<ToldFlow, typeof AlertFlowAnswer>]

const decodeFlows = decoder('listAlertFlows', AlertFlows)
const decodeFlow = decoder('changeAlertFlow', AlertFlowAnswer)

/** The member's flows, newest reading first. Throws ContractBroken. */
export const alertFlowsOf = (wire: ListAlertFlowsResponseJson): readonly AlertFlow[] => decodeFlows(wire as ToldFlows).flows
/** A flow as it is now. Throws ContractBroken. */
export const alertFlowOf = (wire: StartAlertFlowResponseJson | DismissAlertFlowResponseJson): AlertFlow => decodeFlow(wire as ToldFlow).flow
