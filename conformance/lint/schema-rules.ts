import { dataClasses, hasClasses } from '../contract/data-class.ts'
import type { ContractDocument } from '../contract/document.ts'
import { fieldsOf, isFields, listOf, pointerOf } from '../contract/json.ts'
import type { MediaTypeBody, Operation } from '../contract/operation.ts'
import { isCatastrophic } from './catastrophic-pattern.ts'
import { error, type LintFinding } from './lint-finding.ts'

/** The pointers of all schemas: named ones and those of operations, with everything within them. */
export function schemasOf(document: ContractDocument, roots: readonly string[]): string[] {
  const found = new Set<string>()
  const visit = (pointer: string): void => {
    const here = document.follow(pointer)
    if (found.has(here.pointer) || !isFields(here.value)) return
    found.add(here.pointer)
    for (const word of ['properties', 'patternProperties', '$defs'])
      for (const name of Object.keys(fieldsOf(here.value[word])))
        visit(`${here.pointer}/${word}${pointerOf(name)}`)
    for (const word of [
      'items',
      'additionalProperties',
      'not',
      'contains',
      'propertyNames',
      'if',
      'then',
      'else',
    ])
      if (isFields(here.value[word])) visit(`${here.pointer}/${word}`)
    for (const word of ['allOf', 'oneOf', 'anyOf', 'prefixItems'])
      for (const index of listOf(here.value[word]).keys()) visit(`${here.pointer}/${word}/${index}`)
  }
  for (const root of roots) visit(root)
  return [...found]
}

export function mediaOf({
  body,
  answers,
}: Operation): { media: MediaTypeBody; direction: 'request' | 'response' }[] {
  return [
    ...(body?.media ?? []).map((media) => ({ media, direction: 'request' as const })),
    ...[...answers.values()].flatMap(({ media }) =>
      media.map((each) => ({ media: each, direction: 'response' as const })),
    ),
  ]
}

export function rootsOf(document: ContractDocument, operations: readonly Operation[]): string[] {
  return [
    ...Object.keys(fieldsOf(fieldsOf(document.root['components'])['schemas'])).map((name) =>
      pointerOf('components', 'schemas', name),
    ),
    ...operations.flatMap((operation) => [
      ...operation.parameters.flatMap(({ schema }) => schema ?? []),
      ...mediaOf(operation).flatMap(({ media }) => media.schema ?? []),
      ...[...operation.answers.values()].flatMap(({ headers }) =>
        headers.flatMap(({ schema }) => schema ?? []),
      ),
    ]),
  ]
}

const containers = ['properties', 'items', 'prefixItems', 'allOf', 'oneOf', 'anyOf']

/** Conditional schemas describe no value of their own. */
const conditional = /\/(propertyNames|if|then|else|not)(\/|$)/

export function schemaGates(
  document: ContractDocument,
  pointers: readonly string[],
): LintFinding[] {
  return pointers.flatMap((pointer): LintFinding[] => {
    const schema = fieldsOf(document.follow(pointer).value)
    const { multipleOf, pattern, type } = schema
    const isLeaf =
      !conditional.test(pointer) &&
      !containers.some((word) => word in schema) &&
      !(type === 'object') &&
      !isFields(schema['additionalProperties']) &&
      type !== 'null' &&
      Object.keys(schema).length > 0
    return [
      ...(typeof multipleOf === 'number' && !Number.isInteger(multipleOf)
        ? [
            error(
              'no-fraction',
              `${pointer}/multipleOf`,
              'validators disagree on fractional multipleOf values: use integers or an enum',
            ),
          ]
        : []),
      ...(typeof pattern === 'string' && isCatastrophic(pattern)
        ? [
            error(
              'pattern-time',
              `${pointer}/pattern`,
              'this pattern can backtrack catastrophically',
            ),
          ]
        : []),
      ...(isLeaf &&
      hasClasses(document.root) &&
      !dataClasses.some((each) => each === schema['x-data-class']) &&
      pointer.includes('/schemas/')
        ? [
            error(
              'data-class',
              pointer,
              `a value without x-data-class (${dataClasses.join(', ')}) is masked in all reports`,
            ),
          ]
        : []),
    ]
  })
}
