import type { WeightEntry } from '../model/weight-form.ts'
import {
  readAddWeightRequest,
  readSetHeightRequest,
} from '#generated/schemas/rpc/biometrics.reader.ts'
import { assertValidBody } from '#platform/http/assert-valid-body.ts'

/**
 * The request of a typed weight: pounds, and the local time in `timeZone`. Throws when it is
 * outside the contract's bounds.
 */
export function weightBody({ timestamp, timeZone, pounds }: WeightEntry) {
  return assertValidBody(readAddWeightRequest, {
    measurementTime: timestamp,
    weightLb: pounds,
    timeZone,
  })
}
/** The request of a height in inches. Throws when it is outside the contract's bounds. */
export function heightBody({ heightInches }: { readonly heightInches: number }) {
  return assertValidBody(readSetHeightRequest, { heightInches })
}
