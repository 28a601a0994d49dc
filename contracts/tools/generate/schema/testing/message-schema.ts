import {
  type DescField,
  type DescMessage,
  getOption,
  hasOption,
  ScalarType,
} from '@bufbuild/protobuf'
import {
  field as fieldRules,
  type FieldRules,
} from '@bufbuild/protovalidate/gen/buf/validate/validate_pb.js'
import { isZeroNeverAnswered } from '../../../../../generated/proto/never-answered.ts'
import { predefinedPattern } from 'conform-contract/predefined-pattern'
import type { JsonSchema } from '../json-schema.ts'

/**
 * The JSON form of a message as a schema, from its types and protovalidate's simple rules. It
 * generates values and does not validate them.
 */
export function schemaOfMessage(message: DescMessage, depth = 0): JsonSchema {
  const known = wellKnown[message.typeName]
  if (known !== undefined) return known
  if (depth > 8) return { type: 'object', properties: {} }
  const plain = message.fields.filter((field) => field.oneof === undefined)
  const property = (field: DescField) => [field.jsonName, schemaOfField(field, depth)] as const
  const whole: JsonSchema = {
    type: 'object',
    properties: Object.fromEntries(plain.map(property)),
    required: plain.filter(isTold).map(({ jsonName }) => jsonName),
  }
  return message.oneofs.reduce<JsonSchema>((schema, { fields }) => {
    const shapes = schema.anyOf ?? [schema]
    return {
      anyOf: shapes.flatMap((shape) =>
        fields.map((field) => ({
          ...shape,
          properties: { ...shape.properties, ...Object.fromEntries([property(field)]) },
          required: [...(shape.required ?? []), field.jsonName],
        })),
      ),
    }
  }, whole)
}

/** Whether a field normally has a value: it is required, or its default is an ordinary value. */
const isTold = (field: DescField): boolean =>
  rulesOf(field)?.required === true || (field.fieldKind !== 'message' && field.presence !== 1)

const rulesOf = (field: DescField): FieldRules | undefined =>
  hasOption(field, fieldRules) ? getOption(field, fieldRules) : undefined

const wellKnown: Readonly<Record<string, JsonSchema>> = {
  'google.protobuf.Timestamp': { type: 'string', format: 'date-time' },
  'google.protobuf.Duration': { type: 'string', pattern: '^[0-9]{1,5}s$' },
  'google.protobuf.Empty': { type: 'object', properties: {} },
}

function schemaOfField(field: DescField, depth: number): JsonSchema {
  const rules = rulesOf(field)
  if (field.fieldKind === 'list') {
    const list = rules?.type.case === 'repeated' ? rules.type.value : undefined
    const own = ownRules(list)
    const items =
      field.listKind === 'message'
        ? schemaOfMessage(field.message, depth + 1)
        : field.listKind === 'enum'
          ? schemaOfEnum(field, list?.items)
          : schemaOfScalar(field, field.scalar, list?.items)
    return {
      type: 'array',
      items,
      ...given({
        minItems: own['minItems'],
        maxItems: own['maxItems'],
        uniqueItems: own['unique'],
      }),
    }
  }
  if (field.fieldKind === 'map') {
    const map = rules?.type.case === 'map' ? rules.type.value : undefined
    const values =
      field.mapKind === 'message'
        ? schemaOfMessage(field.message, depth + 1)
        : field.mapKind === 'enum'
          ? schemaOfEnum(field, map?.values)
          : schemaOfScalar(field, field.scalar, map?.values)
    return { type: 'object', additionalProperties: values }
  }
  if (field.fieldKind === 'message') return schemaOfMessage(field.message, depth + 1)
  return field.fieldKind === 'enum'
    ? schemaOfEnum(field, rules)
    : schemaOfScalar(field, field.scalar, rules)
}

function schemaOfEnum(
  field: DescField & { readonly enum: NonNullable<DescField['enum']> },
  rules: FieldRules | undefined,
): JsonSchema {
  const {
    in: only = [],
    notIn = [],
    definedOnly = false,
  } = rules?.type.case === 'enum' ? rules.type.value : {}
  // Enums of responses are open, those of requests closed; requests state whether zero is a value.
  const isOpen = !definedOnly && only.length === 0
  return {
    type: 'string',
    enum: field.enum.values
      .filter(
        ({ number }) =>
          !(number === 0 && isOpen && isZeroNeverAnswered(field.enum)) &&
          (only.length === 0 || only.includes(number)) &&
          !notIn.includes(number),
      )
      .map(({ name }) => name),
  }
}

function schemaOfScalar(
  field: DescField,
  scalar: ScalarType,
  rules: FieldRules | undefined,
): JsonSchema {
  const rule = ownRules(rules?.type.value)
  if (scalar === ScalarType.BOOL) return { type: 'boolean' }
  if (scalar === ScalarType.BYTES) return { type: 'string', pattern: '^([A-Za-z0-9+/]{4}){0,6}$' }
  const only = rule['in'] as readonly unknown[] | undefined
  if (only !== undefined && only.length > 0)
    return { type: scalar === ScalarType.STRING ? 'string' : 'integer', enum: only }
  if (scalar === ScalarType.STRING)
    return {
      type: 'string',
      ...given({
        minLength: rule['minLen'],
        maxLength: rule['maxLen'],
        pattern:
          (rules?.type.value === undefined
            ? undefined
            : predefinedPattern(field, rules.type.value)) ?? rule['pattern'],
        format: stringFormat(rule),
      }),
    }
  if (wide.has(scalar)) return { type: 'string', pattern: '^(0|[1-9][0-9]{0,14})$' }
  const [low, high] = [rule['greaterThan'], rule['lessThan']] as readonly (
    | { readonly case?: string; readonly value?: number }
    | undefined
  )[]
  const bounds = given({
    minimum:
      low?.case === 'gte'
        ? low.value
        : low?.case === undefined && unsigned.has(scalar)
          ? 0
          : undefined,
    exclusiveMinimum: low?.case === 'gt' ? low.value : undefined,
    maximum: high?.case === 'lte' ? high.value : undefined,
    exclusiveMaximum: high?.case === 'lt' ? high.value : undefined,
  })
  return {
    type: scalar === ScalarType.DOUBLE || scalar === ScalarType.FLOAT ? 'number' : 'integer',
    ...bounds,
  }
}

/** The rules that a field sets explicitly; defaults have no meaning here. */
type Rules = Readonly<Record<string, unknown>>
const ownRules = (rules: object | undefined): Rules =>
  Object.fromEntries(Object.entries(rules ?? {}))

const unsigned: ReadonlySet<ScalarType> = new Set([ScalarType.UINT32, ScalarType.FIXED32])
const wide: ReadonlySet<ScalarType> = new Set([
  ScalarType.INT64,
  ScalarType.UINT64,
  ScalarType.SINT64,
  ScalarType.FIXED64,
  ScalarType.SFIXED64,
])

function stringFormat(rule: Rules): string | undefined {
  const known = rule['wellKnown'] as
    | { readonly case?: string; readonly value?: unknown }
    | undefined
  return known?.value === true ? known.case : undefined
}

/** The keywords that are set. */
const given = (keywords: Readonly<Record<string, unknown>>): JsonSchema =>
  Object.fromEntries(
    Object.entries(keywords)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, typeof value === 'bigint' ? Number(value) : value]),
  ) as JsonSchema
