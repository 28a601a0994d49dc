import { ScalarType, type DescField, type DescMessage, type DescOneof } from '@bufbuild/protobuf'
import type { Arbitrary } from 'fast-check'
import { fieldsOf, listOf, type JsonFields } from '../../contract/json.ts'
import { ruledBy, rulesOf } from '../../rpc/cases/field-mutation-points.ts'
import { type FastCheck } from './format-arbitrary.ts'
import { scalarOf, wellKnown } from './scalar-arbitrary.ts'

/** Recursive messages end at this depth; deeper fields are omitted. */
const DEEPEST = 5

const LEFT_OUT = Symbol('left out')

const oneOf = (
  fc: FastCheck,
  field: DescField,
  own: JsonFields,
  depth: number,
): Arbitrary<unknown> => {
  if (field.fieldKind === 'enum' || (field.fieldKind === 'list' && field.listKind === 'enum')) {
    const out = new Set(listOf(own['notIn']).map(Number))
    const only = listOf(own['in']).map(Number)
    const values = field.enum.values.filter(
      ({ number }) => !out.has(number) && (only.length === 0 || only.includes(number)),
    )
    return fc.constantFrom(
      ...(values.length === 0 ? field.enum.values : values).map(({ name }) => name),
    )
  }
  if (field.fieldKind === 'message' || (field.fieldKind === 'list' && field.listKind === 'message'))
    return messagesOf(fc, field.message, depth + 1)
  if (field.fieldKind === 'map') return fc.constant({})
  return scalarOf(
    fc,
    field.scalar,
    rulesOf({ ...field, fieldKind: 'scalar' } as DescField, own),
    own,
  )
}

const keysOf = (fc: FastCheck, key: ScalarType): Arbitrary<string> =>
  key === ScalarType.STRING
    ? fc.stringMatching(/^[a-z]{1,8}$/)
    : key === ScalarType.BOOL
      ? fc.constantFrom('true', 'false')
      : fc.nat(1_000).map(String)

const valueOf = (fc: FastCheck, field: DescField, depth: number): Arbitrary<unknown> => {
  const own = ruledBy(field)?.own ?? {}
  if (field.fieldKind === 'list') {
    const least = Number(own['minItems'] ?? 0)
    const most = Number(own['maxItems'] ?? 0)
    return fc.array(
      oneOf(fc, field, fieldsOf(fieldsOf(fieldsOf(own['items'])['type'])['value']), depth),
      {
        minLength: least,
        maxLength: Math.max(least, Math.min(most === 0 ? Infinity : most, least + 3)),
      },
    )
  }
  if (field.fieldKind !== 'map') return oneOf(fc, field, own, depth)
  const inner =
    field.mapKind === 'message'
      ? messagesOf(fc, field.message, depth + 1)
      : field.mapKind === 'enum'
        ? fc.constantFrom(...field.enum.values.map(({ name }) => name))
        : scalarOf(fc, field.scalar, {}, {})
  return fc.dictionary(keysOf(fc, field.mapKey), inner, { maxKeys: 3, noNullPrototype: true })
}

const isTooDeep = (field: DescField, depth: number): boolean =>
  depth > DEEPEST && 'message' in field && field.message !== undefined

/** Fields with rules are always present; others may be omitted. */
const fieldOf = (fc: FastCheck, field: DescField, depth: number): Arbitrary<JsonFields> => {
  if (isTooDeep(field, depth)) return fc.constant({})
  const there = valueOf(fc, field, depth)
  const value =
    ruledBy(field) === null
      ? fc.oneof({ weight: 1, arbitrary: fc.constant(LEFT_OUT) }, { weight: 3, arbitrary: there })
      : there
  return value.map((each) => (each === LEFT_OUT ? {} : { [field.jsonName]: each }))
}

const choiceOf = (fc: FastCheck, { fields }: DescOneof, depth: number): Arbitrary<JsonFields> =>
  fc.oneof(
    ...fields.map((field) =>
      isTooDeep(field, depth)
        ? fc.constant({})
        : valueOf(fc, field, depth).map((each): JsonFields => ({ [field.jsonName]: each })),
    ),
  )

/** JSON messages of a descriptor. Most are valid, so callers must validate each. */
export function messagesOf(fc: FastCheck, message: DescMessage, depth = 0): Arbitrary<unknown> {
  return (
    wellKnown(fc, message) ??
    fc
      .tuple(
        ...message.members.map((member) =>
          member.kind === 'oneof' ? choiceOf(fc, member, depth) : fieldOf(fc, member, depth),
        ),
      )
      .map((parts) => Object.assign({}, ...parts) as JsonFields)
  )
}
