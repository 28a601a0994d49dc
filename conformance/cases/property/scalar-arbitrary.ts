import { ScalarType, type DescMessage } from '@bufbuild/protobuf'
import type { Arbitrary } from 'fast-check'
import { fieldsOf, listOf, type JsonFields } from '../../contract/json.ts'
import { numberOf, textOf } from './text-arbitrary.ts'
import { momentsOf, type FastCheck } from './format-arbitrary.ts'

/** The JSON Schema formats of protovalidate's named string rules. */
const formats: Readonly<Record<string, string>> = {
  uuid: 'uuid',
  email: 'email',
  uri: 'uri',
  ipv4: 'ipv4',
  ipv6: 'ipv6',
}

const whole = new Set([
  ScalarType.INT32,
  ScalarType.SINT32,
  ScalarType.SFIXED32,
  ScalarType.INT64,
  ScalarType.SINT64,
  ScalarType.SFIXED64,
])

const natural = new Set([
  ScalarType.UINT32,
  ScalarType.UINT64,
  ScalarType.FIXED32,
  ScalarType.FIXED64,
])

export function scalarOf(
  fc: FastCheck,
  scalar: ScalarType,
  schema: JsonFields,
  own: JsonFields,
): Arbitrary<unknown> {
  const listed = listOf(own['in'])
  if (listed.length > 0)
    return fc.constantFrom(
      ...listed.map((each) => (typeof each === 'bigint' ? Number(each) : each)),
    )
  if (scalar === ScalarType.BOOL) return fc.boolean()
  if (scalar === ScalarType.BYTES)
    return fc.uint8Array({ maxLength: 12 }).map((bytes) => Buffer.from(bytes).toString('base64'))
  if (scalar !== ScalarType.STRING)
    return natural.has(scalar)
      ? numberOf(fc, { minimum: 0, ...schema }, true)
      : numberOf(fc, schema, whole.has(scalar))
  const format = formats[String(fieldsOf(own['wellKnown'])['case'])]
  return textOf(fc, { ...schema, ...(format === undefined ? {} : { format }) }, 'conform')
}

/**
 * Values of the google.protobuf types, which have their own JSON forms; undefined for other
 * messages.
 */
export function wellKnown(
  fc: FastCheck,
  { typeName, fields }: DescMessage,
): Arbitrary<unknown> | undefined {
  const name = /^google\.protobuf\.(\w+)$/.exec(typeName)?.[1]
  if (name === undefined) return undefined
  if (name === 'Timestamp') return momentsOf(fc, (iso) => iso)
  if (name === 'Duration')
    return fc.integer({ min: 0, max: 100_000 }).map((seconds) => `${seconds}s`)
  if (name === 'FieldMask') return fc.constant('')
  const [value] = fields
  return name.endsWith('Value') && value?.fieldKind === 'scalar'
    ? scalarOf(fc, value.scalar, {}, {})
    : fc.constant({})
}
