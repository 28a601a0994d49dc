import {
  type DescEnum,
  type DescField,
  type DescMessage,
  type FileRegistry,
  getOption,
  hasOption,
  ScalarType,
} from '@bufbuild/protobuf'
import {
  field as fieldRulesOption,
  type FieldRules,
  message as messageRulesOption,
  oneof as oneofRulesOption,
} from '@bufbuild/protovalidate/gen/buf/validate/validate_pb.js'
import { type CelPath, javascriptOfCel } from './cel.ts'
import { predefinedPattern } from 'conform-contract/predefined-pattern'
import { hasPortalOption } from '../rpc/rpc-methods.ts'
import type {
  Condition,
  Declaration,
  FieldShape,
  MemberShape,
  NumberShape,
  SchemaShape,
  TextShape,
} from './shape.ts'

/**
 * `lab-reports` for the package `portal.lab_reports.v1`: one file contains all messages of a
 * package.
 */
const slugOf = (packageName: string): string =>
  (packageName.split('.')[1] ?? '').replaceAll('_', '-')

/**
 * The messages of all packages of the portal, in the JSON form of protobuf. Throws on an
 * unsupported rule.
 */
export function messageShapes(registry: FileRegistry): Declaration[] {
  return [...registry.files]
    .filter(
      ({ proto }) => proto.package.startsWith('portal.') && proto.package !== 'portal.options.v1',
    )
    .flatMap(({ proto, messages }) =>
      messages.map((message) =>
        declarationOf(message, slugOf(proto.package), (field) => ({
          isLenient: hasPortalOption(registry, field, 'lenient'),
          isDecisive: hasPortalOption(registry, field, 'must_be_readable'),
        })),
      ),
    )
}

const calendarDate = 'portal.calendar.v1.CalendarDate'

type Manner = (field: DescField) => { readonly isLenient: boolean; readonly isDecisive: boolean }

const declarationOf = (message: DescMessage, slug: string, mannerOf: Manner): Declaration => {
  // The portal represents a date as one text, so that dates compare and sort.
  if (message.typeName === calendarDate)
    return {
      name: message.name,
      slug,
      source: message.typeName,
      shape: { kind: 'text', format: 'calendar-date' },
    }
  const fields = message.fields.map((field) => fieldOf(field, mannerOf(field)))
  const choices = message.oneofs
    .filter(
      (oneof) => hasOption(oneof, oneofRulesOption) && getOption(oneof, oneofRulesOption).required,
    )
    .map((oneof) => oneof.fields.map(({ jsonName }) => jsonName))
  return {
    name: message.name,
    slug,
    source: message.typeName,
    shape: { kind: 'object', fields, choices, conditions: conditionsOf(message) },
  }
}

const conditionsOf = (message: DescMessage): Condition[] =>
  hasOption(message, messageRulesOption)
    ? getOption(message, messageRulesOption).cel.map(({ id, expression }) => ({
        rule: id,
        expression: javascriptOfCel(expression, (names) => pathIn(message, names)),
      }))
    : []

const pathIn = (message: DescMessage, names: readonly string[]): CelPath => {
  let at: DescMessage | undefined = message
  let path = 'value'
  let words: CelPath['words']
  for (const name of names) {
    if (at?.typeName === calendarDate)
      return { path: `Number(${path}.slice(${{ year: '0, 4', month: '5, 7' }[name] ?? '8'}))` }
    const field: DescField | undefined = at?.fields.find((each) => each.name === name)
    if (field === undefined)
      throw new Error(`A rule of ${message.typeName} names the missing field ${names.join('.')}.`)
    path = `${path}.${field.jsonName}`
    words = field.fieldKind === 'enum' ? memberOf(field.enum, undefined).words : undefined
    at = field.fieldKind === 'message' ? field.message : undefined
  }
  return { path, ...(words === undefined ? {} : { words }) }
}

const fieldOf = (field: DescField, { isLenient, isDecisive }: ReturnType<Manner>): FieldShape => {
  const rules = hasOption(field, fieldRulesOption) ? getOption(field, fieldRulesOption) : undefined
  const shape = isLenient
    ? lenientShape(shapeOfField(field, rules), field)
    : shapeOfField(field, rules)
  const key = field.jsonName
  if (field.oneof !== undefined) return { key, shape, presence: 'optional' }
  if (field.fieldKind === 'message')
    return { key, shape, presence: rules?.required === true ? 'required' : 'optional' }
  // 1 is explicit presence: `optional`.
  if (field.fieldKind !== 'list' && field.fieldKind !== 'map' && field.presence === 1)
    return {
      key,
      shape,
      presence: rules?.required === true ? 'required' : isDecisive ? 'decisive' : 'optional',
    }
  if (isDecisive)
    throw new Error(`${String(field)} cannot be must_be_readable: only an optional value can.`)
  return { key, shape, presence: 'defaulted', absent: absentOf(field, shape) }
}

const lenientShape = (shape: SchemaShape, field: DescField): SchemaShape => {
  if (shape.kind !== 'text' && !(shape.kind === 'list' && shape.of.kind === 'reference'))
    throw new Error(`${String(field)} cannot be lenient: only a text or a list of messages can.`)
  return { ...shape, isLenient: true }
}

const absentOf = (field: DescField, shape: SchemaShape): string => {
  if (field.fieldKind === 'list') return '[]'
  if (field.fieldKind === 'map') return '{}'
  if (shape.kind === 'member') return JSON.stringify(field.enum?.values[0]?.name ?? '')
  return shape.kind === 'boolean'
    ? 'false'
    : shape.kind === 'text' || shape.kind === 'word'
      ? "''"
      : '0'
}

const shapeOfField = (field: DescField, rules: FieldRules | undefined): SchemaShape => {
  if (field.fieldKind === 'list') {
    const list = rules?.type.case === 'repeated' ? rules.type.value : undefined
    const of =
      field.listKind === 'message'
        ? referenceTo(field.message)
        : field.listKind === 'enum'
          ? memberOf(field.enum, list?.items)
          : scalarOf(field, field.scalar, list?.items)
    const own = ownRules(list)
    return {
      kind: 'list',
      of,
      ...numbers(own, 'minItems', 'maxItems'),
      ...(own['unique'] === true ? { isUnique: true } : {}),
    }
  }
  if (field.fieldKind === 'map') {
    const map = rules?.type.case === 'map' ? rules.type.value : undefined
    const of =
      field.mapKind === 'message'
        ? referenceTo(field.message)
        : field.mapKind === 'enum'
          ? memberOf(field.enum, map?.values)
          : scalarOf(field, field.scalar, map?.values)
    const own = ownRules(map)
    const keys = map?.keys === undefined ? undefined : scalarOf(field, ScalarType.STRING, map.keys)
    return {
      kind: 'map',
      of,
      ...(keys?.kind === 'text' ? { keys } : {}),
      ...(own['maxPairs'] === undefined ? {} : { maxEntries: Number(own['maxPairs']) }),
    }
  }
  if (field.fieldKind === 'message') return referenceTo(field.message)
  return field.fieldKind === 'enum'
    ? memberOf(field.enum, rules)
    : scalarOf(field, field.scalar, rules)
}

/** Well-known protobuf messages that are one value in JSON. */
const wellKnown: Readonly<Record<string, SchemaShape>> = {
  'google.protobuf.Timestamp': { kind: 'text', format: 'timestamp' },
}

const referenceTo = (message: DescMessage): SchemaShape => {
  const known = wellKnown[message.typeName]
  if (known !== undefined) return known
  if (!message.file.proto.package.startsWith('portal.'))
    throw new Error(`The generator does not support the message ${message.typeName}.`)
  return { kind: 'reference', name: message.name, from: slugOf(message.file.proto.package) }
}

const isZeroNeverAnswered = ({ file, values: [zero] }: DescEnum): boolean => {
  const option = file.dependencies
    .flatMap(({ extensions }) => extensions)
    .find(({ typeName }) => typeName === 'portal.options.v1.never_answered')
  return (
    zero !== undefined &&
    option !== undefined &&
    hasOption(zero, option) &&
    getOption(zero, option) === true
  )
}

/** The words of an enum are its names without their common prefix. */
const memberOf = (desc: DescEnum, rules: FieldRules | undefined): MemberShape => {
  const {
    in: only = [],
    notIn = [],
    definedOnly = false,
  } = rules?.type.case === 'enum' ? rules.type.value : {}
  // Response enums are open: zero reads as unknown, like any member that the portal does not know.
  const isZeroRefused = !definedOnly && only.length === 0 && isZeroNeverAnswered(desc)
  const own = `${desc.name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()}_`
  const prefix = desc.values.every(({ name }) => name.startsWith(own)) ? own : ''
  const words: (string | undefined)[] = []
  for (const { number, name } of desc.values) words[number] = name.slice(prefix.length)
  const refused = desc.values
    .filter(
      ({ number }) =>
        (number === 0 && isZeroRefused) ||
        notIn.includes(number) ||
        (only.length > 0 && !only.includes(number)),
    )
    .map(({ name }) => name.slice(prefix.length))
  return {
    kind: 'member',
    name: desc.name,
    from: slugOf(desc.file.proto.package),
    prefix,
    words: Array.from(words),
    refused,
  }
}

const wide: ReadonlySet<ScalarType> = new Set([
  ScalarType.INT64,
  ScalarType.UINT64,
  ScalarType.SINT64,
  ScalarType.FIXED64,
  ScalarType.SFIXED64,
])
const unsigned: ReadonlySet<ScalarType> = new Set([
  ScalarType.UINT32,
  ScalarType.UINT64,
  ScalarType.FIXED32,
  ScalarType.FIXED64,
])

const scalarOf = (
  field: DescField,
  scalar: ScalarType,
  rules: FieldRules | undefined,
): SchemaShape => {
  const own = ownRules(rules?.type.value)
  const only = own['in'] as readonly (string | number | bigint)[] | undefined
  if (scalar === ScalarType.BOOL)
    return { kind: 'boolean', ...(typeof own['const'] === 'boolean' ? { only: own['const'] } : {}) }
  if (scalar === ScalarType.STRING)
    return only !== undefined && only.length > 0
      ? { kind: 'word', words: only.map(String) }
      : textOf(field, own, rules)
  if (scalar === ScalarType.BYTES) throw new Error('The generator does not support bytes.')
  if (only !== undefined && only.length > 0) return { kind: 'code', codes: only.map(Number) }
  return numberOf(scalar, own)
}

const numberOf = (scalar: ScalarType, own: Rules): NumberShape => {
  const [low, high] = [own['greaterThan'], own['lessThan']] as readonly (
    | { readonly case?: string; readonly value?: number }
    | undefined
  )[]
  const isWhole = scalar !== ScalarType.DOUBLE && scalar !== ScalarType.FLOAT
  const least = isWhole
    ? unsigned.has(scalar)
      ? 0
      : wide.has(scalar)
        ? undefined
        : -(2 ** 31)
    : undefined
  const most =
    isWhole && !wide.has(scalar) ? (unsigned.has(scalar) ? 2 ** 32 - 1 : 2 ** 31 - 1) : undefined
  const minimum = low?.case === 'gte' ? Number(low.value) : low?.case === 'gt' ? undefined : least
  const maximum = high?.case === 'lte' ? Number(high.value) : high?.case === 'lt' ? undefined : most
  return {
    kind: 'number',
    isWhole,
    ...(minimum === undefined ? {} : { minimum }),
    ...(maximum === undefined ? {} : { maximum }),
    ...(low?.case === 'gt' ? { exclusiveMinimum: Number(low.value) } : {}),
    ...(high?.case === 'lt' ? { exclusiveMaximum: Number(high.value) } : {}),
    isText: wide.has(scalar) ? 'written' : 'taken',
  }
}

const textOf = (field: DescField, own: Rules, rules: FieldRules | undefined): TextShape => {
  const known = own['wellKnown'] as { readonly case?: string; readonly value?: unknown } | undefined
  const format = known?.value === true ? known.case : undefined
  const predefined =
    rules?.type.value === undefined ? undefined : predefinedPattern(field, rules.type.value)
  if (predefined === undefined && (rules?.type.value?.$unknown ?? []).length > 0)
    throw new Error(`The generator does not support the predefined rules of ${String(field)}.`)
  // protovalidate's UUID has no `urn:uuid:` prefix, unlike JSON Schema's.
  const pattern =
    format === 'uuid'
      ? '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$'
      : (predefined ?? own['pattern'])
  if (format !== undefined && format !== 'uuid')
    throw new Error(`The generator does not support the format ${format} in a message.`)
  const [cel, ...more] = rules?.cel ?? []
  const notMatching =
    cel === undefined ? undefined : /^!this\.matches\('(.*)'\)$/.exec(cel.expression)?.[1]
  if (more.length > 0 || (cel !== undefined && notMatching === undefined))
    throw new Error(`The generator does not support the rule ${cel?.expression ?? ''}.`)
  return {
    kind: 'text',
    isWellFormed: true,
    ...(typeof pattern === 'string' ? { pattern } : {}),
    ...(own['minLen'] === undefined ? {} : { minLength: Number(own['minLen']) }),
    ...(own['maxLen'] === undefined ? {} : { maxLength: Number(own['maxLen']) }),
    ...(notMatching === undefined ? {} : { notMatching }),
  }
}

type Rules = Readonly<Record<string, unknown>>
/** The rules that a field sets explicitly; defaults have no meaning here. */
const ownRules = (rules: object | undefined): Rules =>
  Object.fromEntries(Object.entries(rules ?? {}))

const numbers = <Key extends string>(
  own: Rules,
  ...keys: readonly Key[]
): { [K in Key]?: number } =>
  Object.fromEntries(
    keys.filter((key) => own[key] !== undefined).map((key) => [key, Number(own[key])]),
  ) as { [K in Key]?: number }
