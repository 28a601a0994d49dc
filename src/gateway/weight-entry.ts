import * as Schema from 'effect/Schema'
import { whole } from '#domain/formats.ts'
import { MessageTimeZone } from '#domain/message-formats.ts'
import { weightEntryBounds } from '#domain/thresholds-care.ts'
import type { WeightEntry } from '#domain/weight-form.ts'
import type { AddWeightRequestJson, SetHeightRequestJson } from '#generated/rpc/portal/biometrics/v1/biometrics_pb.js'
import type { Accepts } from './decode.ts'
import { field } from './message-field.ts'
import { double } from './message-number.ts'
import { dateTimeField } from './message-place.ts'

/** What AddWeight takes: pounds, and the moment by the clock of `timeZone`. */
export const WeightWish = Schema.Struct({
  measurementTime: dateTimeField,
  weightLb: field(double(weightEntryBounds.from, weightEntryBounds.to), 0),
  timeZone: Schema.optionalKey(MessageTimeZone),
})
/** What SetHeight takes: inches. */
export const HeightWish = Schema.Struct({ heightInches: field(whole(24, 108), 0) })
export type AcceptsWeightEntry = [Accepts<AddWeightRequestJson, typeof WeightWish>, Accepts<SetHeightRequestJson, typeof HeightWish>]

const encodeWeight = Schema.encodeSync(WeightWish)

/** The request of a typed weight. Throws when it is outside the contract's bounds. */
export const weightWish = ({ timestamp, timeZone, pounds }: WeightEntry): AddWeightRequestJson => encodeWeight({ measurementTime: timestamp, weightLb: pounds, timeZone })
/** The request of a height in inches. Throws when it is outside the contract's bounds. */
export const heightWish: (height: { readonly heightInches: number }) => SetHeightRequestJson = Schema.encodeSync(HeightWish)
