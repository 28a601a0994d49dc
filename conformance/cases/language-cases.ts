import { listOf } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import type { Target } from '../runner/target/target.ts'
import { shownRequests, type CaseSource } from './case-context.ts'
import { caseOf, type TestCase, type RestRequest, type CaseStep } from './test-case.ts'
import { boundOf, isSecured, requestOf, withValue } from './request-draft.ts'

/**
 * Errors are in the requested language, if the contract lists languages (`x-languages` of the
 * header parameter).
 */
export function languageCases(
  making: CaseSource,
  operation: Operation,
  target: Target,
): TestCase[] {
  const parameter = operation.parameters.find(
    ({ in: where, definition }) => where === 'header' && Array.isArray(definition['x-languages']),
  )
  const [first, ...others] = listOf(parameter?.definition['x-languages']).map(String)
  const [shown] = shownRequests(making, operation)
  if (
    parameter === undefined ||
    first === undefined ||
    shown === undefined ||
    !isSecured(operation)
  )
    return []
  // A request without a token always returns an error text.
  const inLanguage = (language: string): RestRequest =>
    requestOf(
      operation,
      withValue(shown.draft, parameter, language),
      { token: 'none' },
      boundOf(operation, target),
    )
  const before: CaseStep[] = [
    { operation: operation.id, request: inLanguage(first), keep: {}, remember: 'first' },
  ]
  return others.map((language) =>
    caseOf(
      {
        name: `rest/${operation.id}/access/refused-in-${language}`,
        operation: operation.id,
        phase: 'access',
        expects: 'deny',
        check: 'accept_language_honoured',
        feature: 'languages',
        about: `an error in ${language}`,
        before,
        against: { kind: 'language', language, before: 'first' },
        request: inLanguage(language),
      },
      making.seed,
    ),
  )
}
