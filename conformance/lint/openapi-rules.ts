import { dataClasses, hasClasses } from '../contract/data-class.ts'
import type { ContractDocument } from '../contract/document.ts'
import { fieldsOf, isFields, listOf, pointerOf } from '../contract/json.ts'
import type { SchemaValidator } from '../contract/schema-validator.ts'
import type { MediaTypeBody, Operation } from '../contract/operation.ts'
import { isCatastrophic } from './catastrophic-pattern.ts'

export interface LintFinding {
  readonly rule: string
  readonly level: 'error' | 'warning'
  readonly pointer: string
  readonly words: string
}

/** Errors of the rules `health` that are warnings for other contracts. */
const advice = new Set([
  'dialect',
  'operation-id',
  'secured-401',
  'no-fraction',
  'response-example',
])

/** Rules of `health` that say nothing about other contracts. */
const ofHealth = new Set(['requirements', 'data-class'])

const error = (rule: string, pointer: string, words: string): LintFinding => ({
  rule,
  level: 'error',
  pointer,
  words,
})

/** The pointers of all schemas: named ones and those of operations, with everything within them. */
const schemasOf = (document: ContractDocument, roots: readonly string[]): string[] => {
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

const mediaOf = ({
  body,
  answers,
}: Operation): { media: MediaTypeBody; direction: 'request' | 'response' }[] => [
  ...(body?.media ?? []).map((media) => ({ media, direction: 'request' as const })),
  ...[...answers.values()].flatMap(({ media }) =>
    media.map((each) => ({ media: each, direction: 'response' as const })),
  ),
]

const rootsOf = (document: ContractDocument, operations: readonly Operation[]): string[] => [
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

const containers = ['properties', 'items', 'prefixItems', 'allOf', 'oneOf', 'anyOf']

/** Conditional schemas describe no value of their own. */
const conditional = /\/(propertyNames|if|then|else|not)(\/|$)/

const schemaGates = (document: ContractDocument, pointers: readonly string[]): LintFinding[] =>
  pointers.flatMap((pointer): LintFinding[] => {
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

const exampleGates = (validator: SchemaValidator, operation: Operation): LintFinding[] => [
  ...mediaOf(operation).flatMap(({ media, direction }) =>
    media.schema === null || validator.fault(media.schema) !== null
      ? []
      : media.examples
          .filter(({ value }) => !validator.isValid(media.schema!, value, direction))
          .map(({ name }) =>
            error(
              'example-valid',
              media.schema!.replace(/\/schema$/, ''),
              `the example ${name} does not match its schema`,
            ),
          ),
  ),
  ...[...operation.answers].flatMap(([status, { pointer, media }]) =>
    media.length > 0 && media.every(({ examples }) => examples.length === 0)
      ? [
          error(
            'response-example',
            pointer,
            `${operation.id} has no example of its response ${status}`,
          ),
        ]
      : [],
  ),
]

const operationGates = (
  document: ContractDocument,
  validator: SchemaValidator,
  operation: Operation,
  isKeyed: boolean,
): LintFinding[] => {
  const { pointer, id, security, answers, parameters } = operation
  const isSecured = security.length > 0 && security.every((needs) => needs.length > 0)
  const answersOf = (status: string): boolean =>
    answers.has(status) || answers.has('4XX') || answers.has('default')
  const risky = parameters
    .filter(({ in: where }) => where === 'path' || where === 'query')
    .flatMap(({ name, schema }): LintFinding[] => {
      const own = listOf(fieldsOf(document.follow(pointer).value)['parameters'])
        .map((_, index) =>
          document.follow(`${document.follow(pointer).pointer}/parameters/${index}`),
        )
        .find(({ value }) => fieldsOf(value)['name'] === name)
      const holder = {
        ...fieldsOf(schema === null ? undefined : document.follow(schema).value),
        ...fieldsOf(own?.value),
      }
      const documented = holder['x-data-class']
      return ['pii', 'phi', 'secret'].includes(String(documented)) &&
        typeof holder['x-accepted-risk'] !== 'string'
        ? [
            error(
              'address',
              own?.pointer ?? pointer,
              `${name} is of class ${String(documented)} and is sent in a URL: move it, or give a reason in x-accepted-risk`,
            ),
          ]
        : []
    })
  return [
    ...(typeof fieldsOf(document.follow(pointer).value)['operationId'] === 'string'
      ? []
      : [error('operation-id', pointer, 'an operation needs an operationId, its name in reports')]),
    ...(isKeyed && operation.requirements.length === 0
      ? [error('requirements', pointer, `${id} names no requirement (x-requirements)`)]
      : []),
    ...(isSecured && !answersOf('401')
      ? [error('secured-401', pointer, `${id} requires authentication but does not document 401`)]
      : []),
    ...(isSecured && !answersOf('403')
      ? [
          {
            ...error(
              'secured-403',
              pointer,
              `${id} requires authentication but does not document 403`,
            ),
            level: 'warning' as const,
          },
        ]
      : []),
    ...risky,
    ...exampleGates(validator, operation),
  ]
}

/**
 * The lint findings of a contract: rules that keep verdicts precise and, with `isHealth`, reports
 * free of personal data.
 */
export function openapiFindings(
  document: ContractDocument,
  validator: SchemaValidator,
  operations: readonly Operation[],
  isHealth: boolean,
): LintFinding[] {
  const found = strictFindings(document, validator, operations)
  return isHealth
    ? found
    : found
        .filter(({ rule }) => !ofHealth.has(rule))
        .map((each) => (advice.has(each.rule) ? { ...each, level: 'warning' } : each))
}

const strictFindings = (
  document: ContractDocument,
  validator: SchemaValidator,
  operations: readonly Operation[],
): LintFinding[] => {
  const pointers = schemasOf(document, rootsOf(document, operations))
  const isKeyed = operations.some(({ requirements }) => requirements.length > 0)
  const faults = pointers.flatMap((pointer) => {
    const fault = validator.fault(pointer)
    return fault === null ? [] : [error('schema-compiles', pointer, fault)]
  })
  return [
    ...(typeof document.root['jsonSchemaDialect'] === 'string'
      ? []
      : [error('dialect', '', 'without jsonSchemaDialect tools assume different drafts')]),
    ...(hasClasses(document.root)
      ? []
      : [
          error(
            'data-class',
            '',
            'no value has a data class (x-data-class), so all values are masked in all reports',
          ),
        ]),
    ...(isKeyed
      ? []
      : [
          {
            ...error('requirements', '', 'no operation names a requirement (x-requirements)'),
            level: 'warning' as const,
          },
        ]),
    ...faults,
    ...schemaGates(document, pointers),
    ...operations.flatMap((operation) => operationGates(document, validator, operation, isKeyed)),
  ]
}
