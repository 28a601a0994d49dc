import {
  getOption,
  hasOption,
  ScalarType,
  type DescField,
  type DescMessage,
  type Message,
} from '@bufbuild/protobuf'
import { field as fieldRules } from '@bufbuild/protovalidate/gen/buf/validate/validate_pb.js'
import { fieldsOf, isFields, type JsonFields } from '../../contract/json.ts'
import type { MutationPoint } from '../../cases/mutation-points.ts'
import { scalarLimits } from './scalar-limits.ts'
import { predefinedPattern } from '../predefined-pattern.ts'

const whole = new Set([
  ScalarType.INT32,
  ScalarType.SINT32,
  ScalarType.UINT32,
  ScalarType.FIXED32,
  ScalarType.SFIXED32,
  ScalarType.INT64,
  ScalarType.UINT64,
  ScalarType.SINT64,
  ScalarType.FIXED64,
  ScalarType.SFIXED64,
])

/** The protovalidate rules of a field; `own` are the rules of its type. Null if it has none. */
export function ruledBy(
  field: DescField,
): { readonly isRequired: boolean; readonly own: JsonFields } | null {
  if (!hasOption(field, fieldRules)) return null
  const { required, type } = getOption(field, fieldRules)
  return { isRequired: required, own: fieldsOf(type.value) }
}

const patternOf = (field: DescField, own: JsonFields): JsonFields => {
  const pattern = predefinedPattern(field, own as unknown as Message) ?? own['pattern']
  return pattern === '' || pattern === undefined ? {} : { pattern: String(pattern) }
}

/**
 * Protovalidate rules as JSON Schema, to find boundary candidates. Protovalidate itself decides
 * which candidates are valid.
 */
export function rulesOf(field: DescField, own: JsonFields = ruledBy(field)?.own ?? {}): JsonFields {
  const number = (name: string): JsonFields =>
    own[name] === undefined || typeof own[name] === 'object' ? {} : { [name]: Number(own[name]) }
  const bound = (name: 'greaterThan' | 'lessThan'): JsonFields => {
    const { case: which, value } = fieldsOf(own[name])
    const word = { gt: 'exclusiveMinimum', gte: 'minimum', lt: 'exclusiveMaximum', lte: 'maximum' }[
      String(which)
    ]
    return word === undefined || typeof value === 'object' ? {} : { [word]: Number(value) }
  }
  const renamed = (from: string, to: string): JsonFields =>
    Number(own[from] ?? 0) > 0 ? { [to]: Number(own[from]) } : {}
  if (field.fieldKind === 'list')
    return { type: 'array', ...renamed('minItems', 'minItems'), ...renamed('maxItems', 'maxItems') }
  if (field.fieldKind === 'enum') return { enum: field.enum.values.map(({ name }) => name) }
  if (field.fieldKind !== 'scalar') return { type: 'object' }
  if (field.scalar === ScalarType.BOOL) return { type: 'boolean' }
  if (field.scalar === ScalarType.STRING)
    return {
      type: 'string',
      ...renamed('minLen', 'minLength'),
      ...renamed('maxLen', 'maxLength'),
      ...patternOf(field, own),
    }
  if (field.scalar === ScalarType.BYTES) return { type: 'string' }
  return {
    type: whole.has(field.scalar) ? 'integer' : 'number',
    ...bound('greaterThan'),
    ...bound('lessThan'),
    ...number('const'),
  }
}

const DEEPEST = 4

/** A place with the values that its type has beyond the rules. */
export interface RpcPoint extends MutationPoint {
  readonly limits?: readonly { readonly rule: string; readonly value: string }[]
}

/** All places of an example request, including the message fields that it omits. */
export function rpcPoints(
  message: DescMessage,
  shown: unknown,
  steps: readonly (string | number)[] = [],
): RpcPoint[] {
  const here: RpcPoint = { steps, schema: { type: 'object' }, shown }
  if (
    steps.length >= DEEPEST ||
    !isFields(shown) ||
    message.typeName.startsWith('google.protobuf.')
  )
    return [here]
  const inner = message.fields.flatMap((field): RpcPoint[] => {
    const value = shown[field.jsonName]
    const place = [...steps, field.jsonName]
    if (field.fieldKind === 'message')
      return value === undefined ? [] : rpcPoints(field.message, value, place)
    if (
      field.fieldKind === 'list' &&
      field.listKind === 'message' &&
      Array.isArray(value) &&
      value.length > 0
    )
      return [
        { steps: place, schema: rulesOf(field), shown: value },
        ...rpcPoints(field.message, value[0], [...place, 0]),
      ]
    const sample =
      field.fieldKind === 'scalar' && field.scalar === ScalarType.STRING ? 'conform' : undefined
    return [
      { steps: place, schema: rulesOf(field), shown: value ?? sample, limits: scalarLimits(field) },
    ]
  })
  return [here, ...inner]
}
