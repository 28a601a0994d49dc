import { at, fieldsOf, isFields, listOf, pointerOf, type JsonFields } from '../contract/json.ts'
import type { CaseSource } from './case-context.ts'
import { sampleValue } from './sample-value.ts'

/** A place in a value: its path, its schema and a valid value. */
export interface MutationPoint {
  readonly steps: readonly (string | number)[]
  readonly schema: JsonFields
  readonly shown: unknown
}

const DEEPEST = 5

/**
 * The schemas that apply to a value: its own, all of `allOf`, and the first match of `oneOf` and
 * `anyOf`.
 */
const ruling = (making: CaseSource, pointer: string, value: unknown, depth = 0): string[] => {
  const place = making.document.follow(pointer)
  const schema = fieldsOf(place.value)
  if (depth > DEEPEST) return [place.pointer]
  const all = listOf(schema['allOf']).map((_, index) => `${place.pointer}/allOf/${index}`)
  const chosen = ['oneOf', 'anyOf'].flatMap((word) => {
    const options = listOf(schema[word]).map((_, index) => `${place.pointer}/${word}/${index}`)
    return options
      .filter((option) => making.validator.isValid(option, value, 'request'))
      .slice(0, 1)
  })
  return [
    place.pointer,
    ...[...all, ...chosen].flatMap((each) => ruling(making, each, value, depth + 1)),
  ]
}

/** All places of a value, including optional fields that it lacks. */
export function mutationPointsOf(
  making: CaseSource,
  pointer: string,
  value: unknown,
  steps: readonly (string | number)[] = [],
): MutationPoint[] {
  const { document } = making
  const places = ruling(making, pointer, value)
  const schemas = places.map((place) => fieldsOf(document.follow(place).value))
  const here: MutationPoint = {
    steps,
    schema: Object.assign({}, ...schemas.toReversed()) as JsonFields,
    shown: value,
  }
  if (steps.length >= DEEPEST) return [here]
  const inner = places.flatMap((place) => {
    const schema = fieldsOf(document.follow(place).value)
    if (isFields(value))
      return Object.keys(fieldsOf(schema['properties'])).flatMap((name) => {
        const child = `${place}${pointerOf('properties', name)}`
        if (fieldsOf(document.follow(child).value)['readOnly'] === true) return []
        const own = at(value, pointerOf(name))
        const shown = own === undefined ? sampleValue(document, making.validator, child) : own
        return shown === undefined ? [] : mutationPointsOf(making, child, shown, [...steps, name])
      })
    if (Array.isArray(value) && value.length > 0 && 'items' in schema)
      return mutationPointsOf(making, `${place}/items`, value[0], [...steps, 0])
    return []
  })
  return [here, ...inner]
}
