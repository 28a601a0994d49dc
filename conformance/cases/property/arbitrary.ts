import type { Arbitrary } from 'fast-check'
import type { CaseSource } from '../case-context.ts'
import { sampleValue } from '../sample-value.ts'
import { fieldsOf, isFields, listOf, pointerOf, type JsonFields } from '../../contract/json.ts'
import { textOf, numberOf } from './text-arbitrary.ts'
import { type FastCheck } from './format-arbitrary.ts'

/** Recursive schemas end at this depth. */
const DEEPEST = 6

const typesOf = (schema: JsonFields): string[] => {
  if (schema['type'] !== undefined)
    return Array.isArray(schema['type']) ? schema['type'].map(String) : [String(schema['type'])]
  return 'properties' in schema ? ['object'] : 'items' in schema ? ['array'] : []
}

const merged = (parts: readonly unknown[]): unknown =>
  parts.reduce((whole, part) =>
    isFields(whole) && isFields(part) ? { ...whole, ...part } : (part ?? whole),
  )

/** An arbitrary that is built when its first value is needed: recursive schemas have very many. */
const lazy = (fc: FastCheck, build: () => Arbitrary<unknown>): Arbitrary<unknown> => {
  let built: Arbitrary<unknown> | undefined
  const of = (): Arbitrary<unknown> => (built ??= build())
  return new (class extends fc.Arbitrary<unknown> {
    generate(...args: Parameters<Arbitrary<unknown>['generate']>) {
      return of().generate(...args)
    }
    canShrinkWithoutContext(value: unknown): value is unknown {
      return of().canShrinkWithoutContext(value)
    }
    shrink(...args: Parameters<Arbitrary<unknown>['shrink']>) {
      return of().shrink(...args)
    }
  })()
}

/** Values of a schema. Most are valid, so callers must validate each. */
export function arbitraryOf(
  fc: FastCheck,
  making: CaseSource,
  pointer: string,
  depth = 0,
): Arbitrary<unknown> {
  const { document, validator } = making
  const { pointer: at, value } = document.follow(pointer)
  const schema = fieldsOf(value)
  const otherwise = (): unknown =>
    sampleValue(document, validator, at) ?? listOf(schema['examples'])[0] ?? 'conform'
  if ('const' in schema) return fc.constant(schema['const'])
  const choices = listOf(schema['enum'])
  if (choices.length > 0) return fc.constantFrom(...choices)
  if (depth > DEEPEST) return fc.constant(otherwise())
  const inner = (...steps: (string | number)[]): Arbitrary<unknown> =>
    lazy(fc, () => arbitraryOf(fc, making, `${at}${pointerOf(...steps)}`, depth + 1))
  const options = ['oneOf', 'anyOf'].flatMap((word) =>
    listOf(schema[word]).length === 0
      ? []
      : [fc.oneof(...listOf(schema[word]).map((_, index) => inner(word, index)))],
  )
  const all = listOf(schema['allOf']).map((_, index) => inner('allOf', index))
  const ofType = (type: string): Arbitrary<unknown> => {
    if (type === 'object') {
      const names = Object.keys(fieldsOf(schema['properties'])).filter(
        (name) =>
          fieldsOf(document.follow(`${at}${pointerOf('properties', name)}`).value)['readOnly'] !==
          true,
      )
      const required = listOf(schema['required'])
        .map(String)
        .filter((name) => names.includes(name))
      return fc.record(Object.fromEntries(names.map((name) => [name, inner('properties', name)])), {
        requiredKeys: required,
        noNullPrototype: true,
      })
    }
    if (type === 'array') {
      const least = Number(schema['minItems'] ?? 0)
      const limits = {
        minLength: least,
        maxLength: Math.min(Number(schema['maxItems'] ?? Infinity), least + 3),
      }
      return 'items' in schema
        ? schema['uniqueItems'] === true
          ? fc.uniqueArray(inner('items'), { ...limits, comparator: 'SameValue' })
          : fc.array(inner('items'), limits)
        : fc.constant([])
    }
    if (type === 'boolean') return fc.boolean()
    if (type === 'null') return fc.constant(null)
    return type === 'integer' || type === 'number'
      ? numberOf(fc, schema, type === 'integer')
      : textOf(fc, schema, otherwise())
  }
  const types = typesOf(schema)
  const plain =
    types.length === 0
      ? []
      : [types.length === 1 ? ofType(types[0]!) : fc.oneof(...types.map(ofType))]
  const parts = [...plain, ...all, ...options]
  if (parts.length === 0) return fc.constant(otherwise())
  return parts.length === 1 ? parts[0]! : fc.tuple(...parts).map(merged)
}
