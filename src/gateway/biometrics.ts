import * as Schema from 'effect/Schema'
import { Id, listOf, whole } from '#domain/formats.ts'
import { MessageDateTime } from '#domain/message-formats.ts'
import type {
  AddWeightResponseJson, BiometricsJson, BodyCompositionJson, GetBiometricsResponseJson, ListBodyCompositionsResponseJson, SetHeightResponseJson, WeightGainLimitJson,
} from '#generated/rpc/portal/biometrics/v1/biometrics_pb.js'
import { type Accepts, decoder, type Rows } from './decode.ts'
import { field } from './message-field.ts'
import { double } from './message-number.ts'
import { dateTimeField, wallClockFields } from './message-place.ts'
import { word } from './message-word.ts'
import { readingRows, zonePart } from './reading-rows.ts'

const pounds = double(1, 1500)
const partOfPounds = Schema.optionalKey(double(0, 1500))
const percent = Schema.optionalKey(double(0, 100))

/** One weighing on a scale that measures body composition; pounds and percent. */
export const BodyComposition = Schema.Struct({
  readingId: field(Id, ''),
  measurementTime: dateTimeField,
  ...wallClockFields,
  weightLb: field(pounds, 0),
  bodyFatPercentage: percent,
  musclePercentage: percent,
  bodyFatLb: partOfPounds,
  muscleLb: partOfPounds,
})
export type BodyComposition = typeof BodyComposition.Type

/** Lowest first (clinical.md 5). */
export const bodyMassIndexClasses = ['UNDERWEIGHT', 'HEALTHY', 'OVERWEIGHT', 'OBESITY_CLASS_1', 'OBESITY_CLASS_2', 'OBESITY_CLASS_3'] as const

/** A gain that the member's care team wants to hear of: so many pounds, or more, within so many days. */
export const WeightGainLimit = Schema.Struct({ withinDays: field(whole(1, 30), 0), pounds: field(double(0.5, 50), 0) })

/** What is known of the member's body; what nobody told or measured is absent. */
export const Biometrics = Schema.Struct({
  heightInches: Schema.optionalKey(whole(24, 108)),
  weightLb: Schema.optionalKey(pounds),
  weightMeasuredAt: Schema.optionalKey(MessageDateTime),
  bodyMassIndex: Schema.optionalKey(double(1, 300)),
  bodyMassIndexClass: Schema.optionalKey(word('BODY_MASS_INDEX_CLASS', bodyMassIndexClasses)),
  bodyComposition: Schema.optionalKey(BodyComposition),
  weightGainLimits: field(listOf(WeightGainLimit, 4), []),
})
export type Biometrics = typeof Biometrics.Type

/** What GetBiometrics and SetHeight answer. */
export const BiometricsAnswer = Schema.Struct({ biometrics: Biometrics })
export const WeightAdded = Schema.Struct({ readingId: field(Id, ''), biometrics: Biometrics })
export const BodyCompositions = Schema.Struct({ bodyCompositions: field(listOf(BodyComposition, 50_000), []) })

/** `biometrics` is required by the contract's rule, which its types do not say. */
type Told<Answer extends { readonly biometrics?: BiometricsJson }> = Omit<Answer, 'biometrics'> & { readonly biometrics: BiometricsJson }
export type AcceptsBiometrics = [
  Accepts<BodyCompositionJson, typeof BodyComposition>,
  Accepts<WeightGainLimitJson, typeof WeightGainLimit>,
  Accepts<BiometricsJson, typeof Biometrics>,
  Accepts<Told<GetBiometricsResponseJson>, typeof BiometricsAnswer>,
  Accepts<Told<SetHeightResponseJson>, typeof BiometricsAnswer>,
  Accepts<Told<AddWeightResponseJson>, typeof WeightAdded>,
  Accepts<ListBodyCompositionsResponseJson, typeof BodyCompositions>,
]

const decodeBiometrics = decoder('getBiometrics', BiometricsAnswer)
const decodeAdded = decoder('addWeight', WeightAdded)
// A part that cannot be read is absent; the weight alone makes the row.
const compositionRows = readingRows<typeof BodyComposition>('listBodyCompositions', BodyComposition, [
  zonePart,
  ...(['bodyFatPercentage', 'musclePercentage', 'bodyFatLb', 'muscleLb'] as const).map(key => ({ path: [key], schema: Schema.UndefinedOr(double(0, key.endsWith('Lb') ? 1500 : 100)), instead: undefined })),
])

/** Throws ContractBroken. */
export const biometricsOf = (wire: GetBiometricsResponseJson | SetHeightResponseJson): Biometrics => decodeBiometrics(wire as Told<GetBiometricsResponseJson>).biometrics
/** The id of the weight that was added. Throws ContractBroken. */
export const weightAdded = (wire: AddWeightResponseJson): string => decodeAdded(wire as Told<AddWeightResponseJson>).readingId
/** The body compositions of an answer, newest first as they came, without those that cannot be read. Throws ContractBroken when what stands there is no list. */
export const bodyCompositionRows = (wire: ListBodyCompositionsResponseJson): Rows<BodyComposition> => compositionRows(wire.bodyCompositions ?? [])
