import * as Schema from 'effect/Schema'
import type { WeightEntry } from '#domain/weight-form.ts'
import { AddWeightRequest, SetHeightRequest } from '#generated/schemas/rpc/biometrics.writer.ts'

const encodeWeight = Schema.encodeSync(AddWeightRequest)
const encodeHeight = Schema.encodeSync(SetHeightRequest)

/** The request of a typed weight: pounds, and the moment by the clock of `timeZone`. Throws when it is outside the contract's bounds. */
export const weightWish = ({ timestamp, timeZone, pounds }: WeightEntry) => encodeWeight({ measurementTime: timestamp, weightLb: pounds, timeZone })
/** The request of a height in inches. Throws when it is outside the contract's bounds. */
export const heightWish = ({ heightInches }: { readonly heightInches: number }) => encodeHeight({ heightInches })
