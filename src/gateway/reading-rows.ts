import * as Result from 'effect/Result'
import * as Schema from 'effect/Schema'
import { TimeZone } from '#domain/formats.ts'
import type { Rows } from './decode.ts'
import { ContractBroken } from './failure.ts'

/**
 * An optional part of a row, by its keys on the wire. When its schema refuses it, the row is read with `instead`; `restore`
 * says what the row then holds at `path`, where that is something else. Only what identifies or measures is worth losing a row.
 */
export type OptionalPart = {
  readonly path: readonly string[]
  readonly schema: Schema.ConstraintDecoder<unknown>
  readonly instead: unknown
  readonly restore?: (wire: Fields) => unknown
}
type Fields = Readonly<Record<string, unknown>>

/** A part that may be null on the wire. */
export const nullable = (path: readonly string[], schema: Schema.ConstraintDecoder<unknown>): OptionalPart => ({ path, schema, instead: null })

/** A word or code of a closed list, which is null when it is not in the list. `known` is any word of it. */
export const known = (path: readonly string[], schema: Schema.ConstraintDecoder<unknown>, instead: unknown): OptionalPart => ({ path, schema, instead, restore: () => null })

/** The zone's name, which this device may not know: it is shown as it is. The clock and its distance to UTC say when. */
export const zonePart: OptionalPart = {
  path: ['timeZone'],
  schema: TimeZone,
  instead: 'UTC',
  restore: ({ timeZone, utcOffset }) => (typeof timeZone === 'string' && timeZone !== '' && timeZone.length <= 64 ? timeZone : utcOffset),
}

/**
 * Reads the rows of a list one by one. A row that the schema refuses is read again without its unreadable optional parts; one that still cannot be read is left out
 * and counted. What is no list throws ContractBroken, and so does a list of which no row can be read: it must not look like one without readings.
 */
export function readingRows<S extends Schema.ConstraintDecoder<unknown>, Row = S['Type']>(operation: string, schema: S, parts: readonly OptionalPart[]) {
  const decode = Schema.decodeUnknownResult(schema)
  const judged = parts.map(part => ({ part, accepts: Schema.decodeUnknownResult(part.schema) }))
  const readAgain = (wire: unknown): readonly Row[] => {
    if (!isFields(wire)) return []
    const broken = judged.filter(({ part, accepts }) => Result.isFailure(accepts(at(wire, part.path)))).map(({ part }) => part)
    const result = decode(broken.reduce((row, { path, instead }) => put(row, path, instead), wire))
    if (!Result.isSuccess(result)) return []
    return [broken.reduce((row, { path, restore }) => (restore === undefined ? row : put(row, path, restore(wire))), result.success as Fields) as Row]
  }
  return (wire: readonly S['Encoded'][]): Rows<Row> => {
    if (!Array.isArray(wire)) throw new ContractBroken({ operation, problem: 'list' })
    const items = wire.flatMap((one): readonly Row[] => {
      const result = decode(one)
      return Result.isSuccess(result) ? [result.success as Row] : readAgain(one)
    })
    if (items.length === 0 && wire.length > 0) throw new ContractBroken({ operation, problem: 'every row' })
    return { items, leftOut: wire.length - items.length }
  }
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const at = (fields: Fields, [first = '', ...rest]: readonly string[]): unknown => {
  const value = fields[first]
  return rest.length === 0 ? value : isFields(value) ? at(value, rest) : undefined
}

/** The same row with one part changed, or left out of `undefined`; the row as it is where there is no such place. */
function put(fields: Fields, [first = '', ...rest]: readonly string[], value: unknown): Fields {
  if (rest.length === 0) {
    const { [first]: _, ...others } = fields
    return value === undefined ? others : { ...others, [first]: value }
  }
  const inner = fields[first]
  return isFields(inner) ? { ...fields, [first]: put(inner, rest, value) } : fields
}
