import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { ContractBroken } from './failure.ts'

/**
 * Fails to compile unless the schema accepts all that the contract allows (house.md 3.6):
 * `type _ = Accepts<WireReading, typeof BloodPressureReading>`. It catches a rename, made-optional and made-nullable.
 */
export type Accepts<Wire extends S['Encoded'], S extends { readonly Encoded: unknown }> = [Wire, S]

/**
 * Wire to domain: answers the decoded value, throws ContractBroken with the call and the field, never with the value in it.
 * The wire type must be one that the schema accepts, so a change of the contract shows here first.
 */
export const decoder = <S extends Schema.ConstraintDecoder<unknown>>(operation: string, schema: S) => {
  const decode = Schema.decodeUnknownResult(schema)
  return (wire: S['Encoded']): S['Type'] => {
    const result = decode(wire)
    if (Result.isSuccess(result)) return result.success
    throw new ContractBroken({ operation, problem: pathOf(result.failure.issue) })
  }
}

/** A list that was read row by row. `leftOut` counts the rows that could not be read: a page that shows or sums the items says so. */
export type Rows<Row> = { readonly items: readonly Row[]; readonly leftOut: number }

/**
 * Reads a list row by row: a row that the schema refuses is left out and counted, so one unknown code never costs the whole list.
 * What is no list throws ContractBroken; an RPC leaves an empty list out, so its caller passes `wire.things ?? []`.
 */
export const rowsDecoder = <S extends Schema.ConstraintDecoder<unknown>>(operation: string, row: S) => {
  const decode = Schema.decodeUnknownResult(row)
  return (wire: readonly S['Encoded'][]): Rows<S['Type']> => {
    if (!Array.isArray(wire)) throw new ContractBroken({ operation, problem: 'list' })
    const items = wire.flatMap((one): readonly S['Type'][] => {
      const result = decode(one)
      return Result.isSuccess(result) ? [result.success] : []
    })
    return { items, leftOut: wire.length - items.length }
  }
}

/** Where in the answer the schema stopped, such as `bpReadings.0.systolic`; the text of an issue could hold a health value. */
function pathOf(issue: unknown): string {
  const path: PropertyKey[] = []
  let at = issue as { _tag?: string; path?: readonly PropertyKey[]; issue?: unknown; issues?: readonly unknown[] } | undefined
  while (at && typeof at === 'object') {
    if (at._tag === 'Pointer') path.push(...(at.path ?? []))
    at = (at.issue ?? at.issues?.[0]) as typeof at
  }
  return path.map(String).join('.') || 'answer'
}
