import { listOf } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import { promisedOf } from '../runner/target/target-features.ts'
import type { Target } from '../runner/target/target.ts'
import { shownRequests, type CaseSource } from './case-context.ts'
import { caseOf, type TestCase, type RestRequest, type CaseStep } from './test-case.ts'
import { defaultCredentials, boundOf, isSecured, requestOf, withValue } from './request-draft.ts'

/** An origin that no server has heard of. */
const ELSEWHERE = 'https://conform-elsewhere.example'

/**
 * Pages of another origin read nothing of a member's; those that the target lets in (`features: {
 * cors: [origin] }`) are named, each exactly.
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
    asks('elsewhere', 'a page of an origin that nobody lets in', ELSEWHERE, false),
    ...promisedOf(target.features, 'cors').map((origin, index) =>
      asks(`let-in-${index}`, 'a page of an origin that is let in', origin, true),
    ),
  ]
}

/**
 * Errors come in the language that is asked for, where the contract says in which there are
 * (`x-languages` of the header's parameter).
 */
export function languageCases(
  making: CaseSource,
  operation: Operation,
  target: Target,
): TestCase[] {
  const parameter = operation.parameters.find(
    ({ in: where, given }) => where === 'header' && Array.isArray(given['x-languages']),
  )
  const [first, ...others] = listOf(parameter?.given['x-languages']).map(String)
  const [shown] = shownRequests(making, operation)
  if (
    parameter === undefined ||
    first === undefined ||
    shown === undefined ||
    !isSecured(operation)
  )
    return []
  // Whoever asks without a token is refused by words, whatever else she asks.
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
        about: `a refusal in ${language}`,
        before,
        against: { kind: 'language', language, before: 'first' },
        request: inLanguage(language),
      },
      making.seed,
    ),
  )
}
