import type { FoundReading, FoundSugar, FoundWeight } from '../model/found-reading.ts'
import {
  createBloodSugarReading,
  removeBloodSugarReading,
  removeWeightReading,
} from '#generated/openapi/calls.ts'
import {
  createBloodSugarReadingMutation,
  removeBloodSugarReadingMutation,
  removeWeightReadingMutation,
} from '#generated/openapi/queries.ts'
import { addWeight } from '#generated/rpc/calls.ts'
import { addWeightMutation } from '#generated/rpc/queries.ts'
import { readNewBloodSugarReading } from '#generated/schemas/openapi/blood-sugar.reader.ts'
import { readAddWeightRequest } from '#generated/schemas/rpc/biometrics.reader.ts'
import { assertValidBody } from '#platform/http/assert-valid-body.ts'
import type { createRpcClient, PortalClient } from '#platform/http/create-clients.ts'
import { RequestRefused } from '#platform/http/failure.ts'
import { toFailure } from '#platform/http/to-failure.ts'

/** The clients of a member's calls. */
export type ImportClients = {
  readonly portal: PortalClient
  readonly rpc: ReturnType<typeof createRpcClient>
}

/** The operations whose answers an import or its removal outdates. */
export const outdatedByImport: readonly string[] = [
  ...new Set([
    ...createBloodSugarReadingMutation.invalidates,
    ...addWeightMutation.invalidates,
    ...removeBloodSugarReadingMutation.invalidates,
    ...removeWeightReadingMutation.invalidates,
  ]),
]

const sugarBody = (reading: FoundSugar, timeZone: string) =>
  assertValidBody(readNewBloodSugarReading, {
    timestamp: reading.timestamp,
    timeZone,
    value: reading.value,
    tags: {
      eat_code: reading.meal,
      source: 7 as const,
      note: reading.note,
      carb: null,
      feeling_code: null,
      short_float: reading.shortInsulin,
      long_float: reading.longInsulin,
      premix_float: null,
      is_control: false as const,
      ...(reading.beyond === null
        ? {}
        : { OOR_low: reading.beyond === 'low', OOR_high: reading.beyond === 'high' }),
    },
  })

const weightBody = ({ timestamp, pounds }: FoundWeight, timeZone: string) =>
  assertValidBody(readAddWeightRequest, { measurementTime: timestamp, weightLb: pounds, timeZone })

/**
 * Adds one reading and resolves to its id; null when the record has it. The Idempotency-Key of a
 * call follows its content until it succeeds, so a lost answer adds nothing twice
 * (docs/decisions/0131-import-by-the-member.md).
 */
export async function addReading(
  { portal, rpc }: ImportClients,
  reading: FoundReading,
  timeZone: string,
): Promise<string | null> {
  try {
    return reading.kind === 'weight'
      ? (await addWeight(rpc, weightBody(reading, timeZone))).readingId
      : (await createBloodSugarReading(portal, { body: sugarBody(reading, timeZone) })).id
  } catch (thrown) {
    const failure = toFailure(thrown)
    const isThere =
      failure instanceof RequestRefused &&
      (failure.error === 'duplicate_reading' || failure.error === 'already_exists')
    if (isThere) return null
    throw failure
  }
}

/** Removes one reading and resolves to its id; null when it is gone. */
export async function removeReading(
  { portal }: ImportClients,
  { kind, id }: { readonly kind: FoundReading['kind']; readonly id: string },
): Promise<string | null> {
  try {
    await (kind === 'weight'
      ? removeWeightReading(portal, { id })
      : removeBloodSugarReading(portal, { id }))
    return id
  } catch (thrown) {
    const failure = toFailure(thrown)
    if (failure instanceof RequestRefused && failure.status === 404) return null
    throw failure
  }
}
