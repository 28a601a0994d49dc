import type { ContractDocument } from '../contract/document.ts'
import type { SchemaValidator } from '../contract/validation/schema-validator.ts'
import type { Operation } from '../contract/operation.ts'
import { type LintFinding } from './lint-finding.ts'
import { strictFindings } from './strict-findings.ts'

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
