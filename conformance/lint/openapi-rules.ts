import { hasClasses } from '../contract/data-class.ts'
import type { ContractDocument } from '../contract/document.ts'
import type { SchemaValidator } from '../contract/validation/schema-validator.ts'
import type { Operation } from '../contract/operation.ts'
import { error, type LintFinding } from './lint-finding.ts'
import { schemasOf, rootsOf, schemaGates } from './schema-rules.ts'
import { operationGates } from './operation-rules.ts'

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

/** Whether the version of OpenAPI has `jsonSchemaDialect`. */
const statesDialect = ({ root }: ContractDocument): boolean =>
  /^3\.[1-9]/.test(String(root['openapi']))

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
