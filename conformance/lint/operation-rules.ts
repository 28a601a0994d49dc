import type { ContractDocument } from '../contract/document.ts'
import { fieldsOf, listOf } from '../contract/json.ts'
import type { SchemaValidator } from '../contract/validation/schema-validator.ts'
import type { Operation } from '../contract/operation.ts'
import { error, type LintFinding } from './lint-finding.ts'
import { mediaOf } from './schema-rules.ts'

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

export function operationGates(
  document: ContractDocument,
  validator: SchemaValidator,
  operation: Operation,
  isKeyed: boolean,
): LintFinding[] {
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
