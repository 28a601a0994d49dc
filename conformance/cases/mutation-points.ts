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

/** The most places that are considered; recursive schemas have any number. */
const MOST = 1_000

/** The places inside one, including optional fields that its value lacks. */
function* innerPoints(
  making: CaseSource,
  places: readonly string[],
  { steps, shown }: MutationPoint,
): Generator<[pointer: string, value: unknown, steps: readonly (string | number)[]]> {
  const { document, validator } = making
  for (const place of places) {
    const schema = fieldsOf(document.follow(place).value)
    if (isFields(shown))
      for (const name of Object.keys(fieldsOf(schema['properties']))) {
        const child = `${place}${pointerOf('properties', name)}`
        if (fieldsOf(document.follow(child).value)['readOnly'] === true) continue
        const own = at(shown, pointerOf(name))
        const value = own === undefined ? sampleValue(document, validator, child) : own
        if (value !== undefined) yield [child, value, [...steps, name]]
      }
    if (Array.isArray(shown) && shown.length > 0 && 'items' in schema)
      yield [`${place}/items`, shown[0], [...steps, 0]]
  }
}

/** The places of a value, the outer ones first. */
export function* mutationPointsOf(
  making: CaseSource,
  pointer: string,
  value: unknown,
): Generator<MutationPoint> {
  const waiting: [string, unknown, readonly (string | number)[]][] = [[pointer, value, []]]
  for (let count = 0; count < MOST; count += 1) {
    const next = waiting.shift()
    if (next === undefined) return
    const [place, shown, steps] = next
    const places = ruling(making, place, shown)
    const schemas = places.map((each) => fieldsOf(making.document.follow(each).value))
    const point = { steps, schema: Object.assign({}, ...schemas.toReversed()) as JsonFields, shown }
    yield point
    if (steps.length < DEEPEST && waiting.length < MOST)
      waiting.push(...innerPoints(making, places, point))
  }
}
