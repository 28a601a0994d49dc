import { hasClasses } from '../contract/data-class.ts'
import type { ContractDocument } from '../contract/document.ts'
import type { SchemaValidator } from '../contract/validation/schema-validator.ts'
import type { Operation } from '../contract/operation.ts'
import { error, type LintFinding } from './lint-finding.ts'
import { schemasOf, rootsOf } from './schema-rules.ts'
import { schemaGates } from './schema-gates.ts'
import { operationGates } from './operation-rules.ts'

/** Whether the version of OpenAPI has `jsonSchemaDialect`. */
const statesDialect = ({ root }: ContractDocument): boolean =>
  /^3\.[1-9]/.test(String(root['openapi']))

export function strictFindings(
  document: ContractDocument,
  validator: SchemaValidator,
  operations: readonly Operation[],
): LintFinding[] {
  const pointers = schemasOf(document, rootsOf(document, operations))
  const isKeyed = operations.some(({ requirements }) => requirements.length > 0)
  const faults = pointers.flatMap((pointer) => {
    const fault = validator.fault(pointer)
    return fault === null ? [] : [error('schema-compiles', pointer, fault)]
  })
  return [
    ...(typeof document.root['jsonSchemaDialect'] === 'string' || !statesDialect(document)
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
