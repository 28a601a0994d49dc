import type { ContractDocument } from '../contract/document.ts'
import { fieldsOf, isFields, listOf, pointerOf } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import type { CaseOutcome } from '../runner/outcome.ts'

/**
 * A rule of a request schema, and whether a valid (`kept`) and an invalid (`broken`) value were
 * sent.
 */
export interface Constraint {
  readonly operation: string
  readonly place: string
  readonly rule: string
  readonly kept: boolean
  readonly broken: boolean
}

const rules = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'enum',
  'const',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const

const DEEPEST = 5

const placesOf = (
  document: ContractDocument,
  pointer: string,
  place: string,
  depth = 0,
): { place: string; rule: string }[] => {
  const here = document.follow(pointer)
  if (depth > DEEPEST || !isFields(here.value)) return []
  const schema = here.value
  const below = (step: string, under: string): { place: string; rule: string }[] =>
    placesOf(document, `${here.pointer}${step}`, under, depth + 1)
  return [
    ...rules
      .filter(
        (rule) =>
          rule in schema &&
          !(rule === 'minLength' && schema[rule] === 0) &&
          !(rule === 'minItems' && schema[rule] === 0),
      )
      .map((rule) => ({ place, rule })),
    ...listOf(schema['required']).map((name) => ({ place, rule: `without-${String(name)}` })),
    ...(schema['additionalProperties'] === false ? [{ place, rule: 'additionalProperties' }] : []),
    ...Object.entries(fieldsOf(schema['properties'])).flatMap(([name, each]) =>
      fieldsOf(each)['readOnly'] === true
        ? []
        : below(pointerOf('properties', name), `${place}${pointerOf(name)}`),
    ),
    ...('items' in schema ? below('/items', `${place}/0`) : []),
    ...['allOf', 'oneOf', 'anyOf'].flatMap((word) =>
      listOf(schema[word]).flatMap((_, index) => below(`/${word}/${index}`, place)),
    ),
  ]
}

/**
 * The rule of a case, from the last part of its name: `body/name/minLength-1` breaks `minLength`.
 */
const ruleOf = (last: string): string =>
  last.startsWith('without-') ? last : last.replace(/([-+]1|-astral|-\d+|-none|-case)$/, '')

/** All rules of REST requests, with the sides that were sent and answered. */
export function constraintsOf(
  document: ContractDocument,
  operations: Iterable<Operation>,
  outcomes: readonly CaseOutcome[],
): Constraint[] {
  const kept = new Set<string>()
  const broken = new Set<string>()
  for (const { testCase, status } of outcomes) {
    const [, edge = ''] =
      new RegExp(`^rest/[^/]+(?: /[^:]*)?/(?:boundary|negative)/(.*)$`).exec(testCase.name) ?? []
    const steps = edge.replace(/^body-[^/]+/, 'body').split('/')
    if (edge === '' || status === null || status === 429) continue
    const rule = ruleOf(steps.at(-1)!)
    const place = `${testCase.operation} ${steps.slice(0, -1).join('/')}`
    if (testCase.phase === 'boundary') kept.add(place)
    else broken.add(`${place} ${rule === 'required' ? 'required' : rule}`)
  }
  return [...operations]
    .filter(({ rpc }) => rpc === undefined)
    .flatMap((operation) => {
      const parameters = operation.parameters.flatMap(({ schema, name, in: where, required }) => [
        ...(schema === null ? [] : placesOf(document, schema, `${where}${pointerOf(name)}`)),
        ...(required && where !== 'path'
          ? [{ place: `${where}${pointerOf(name)}`, rule: 'required' }]
          : []),
      ])
      const bodies =
        operation.body?.media.flatMap(({ schema }) =>
          schema === null ? [] : placesOf(document, schema, 'body'),
        ) ?? []
      const own = new Map(
        [...parameters, ...bodies].map((each) => [`${each.place} ${each.rule}`, each]),
      )
      return [...own.values()].map(({ place, rule }): Constraint => ({
        operation: operation.id,
        place,
        rule,
        kept: kept.has(`${operation.id} ${place}`),
        broken: broken.has(`${operation.id} ${place} ${rule}`),
      }))
    })
}
