import type { WeightEntry } from '../model/weight-form.ts'
import {
  readAddWeightRequest,
  readSetHeightRequest,
} from '#generated/schemas/rpc/biometrics.reader.ts'
import { withinContract } from '#platform/http/assert-valid-body.ts'

/**
 * The request of a typed weight: pounds, and the moment by the clock of `timeZone`. Throws when it
 * is outside the contract's bounds.
 */
export function weightWish({ timestamp, timeZone, pounds }: WeightEntry) {
  return withinContract(readAddWeightRequest, {
    measurementTime: timestamp,
    weightLb: pounds,
    timeZone,
  })
}
/** The request of a height in inches. Throws when it is outside the contract's bounds. */
export function heightWish({ heightInches }: { readonly heightInches: number }) {
  return withinContract(readSetHeightRequest, { heightInches })
}
