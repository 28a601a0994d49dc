import { listOf } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import { promisedOf } from '../runner/target/target-features.ts'
import type { Target } from '../runner/target/target.ts'
import { shownRequests, type CaseSource } from './case-context.ts'
import { caseOf, type TestCase, type RestRequest, type CaseStep } from './test-case.ts'
import { defaultCredentials, boundOf, isSecured, requestOf, withValue } from './request-draft.ts'

/** An origin that no server allows. */
const ELSEWHERE = 'https://conform-elsewhere.example'

/**
 * Other origins must not be allowed. Origins that the target lists (`features: { cors: [origin] }`)
 * must be named exactly.
 */
export function originCases(making: CaseSource, operation: Operation, target: Target): TestCase[] {
  const [shown] = shownRequests(making, operation)
  if (operation.method !== 'GET' || shown === undefined) return []
  const request = requestOf(
    operation,
    shown.draft,
    defaultCredentials(target),
    boundOf(operation, target),
  )
  const asks = (rule: string, about: string, origin: string, isLetIn: boolean): TestCase =>
    caseOf(
      {
        name: `rest/${operation.id}/access/origin-${rule}`,
        operation: operation.id,
        phase: 'access',
        expects: 'accept',
        check: 'cors_exact_origin',
        feature: 'cors',
        about,
        against: { kind: 'origin', origin, isLetIn },
        request: { ...request, headers: [...request.headers, ['origin', origin]] },
      },
      making.seed,
    )
  return [
    asks('elsewhere', 'a request from an unknown origin', ELSEWHERE, false),
    ...promisedOf(target.features, 'cors').map((origin, index) =>
      asks(`let-in-${index}`, 'a request from an allowed origin', origin, true),
    ),
  ]
}

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
