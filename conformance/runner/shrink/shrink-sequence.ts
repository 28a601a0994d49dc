import type { TestCase } from '../../cases/test-case.ts'
import { isSafe } from '../../contract/operation-methods.ts'
import type { Finding } from '../../checks/check.ts'
import type { CaseOutcome } from '../outcome.ts'
import { callsOf, smallerSequences, type ShrinkSource } from './smaller-sequences.ts'

/** The bounds of shrinking: tries and seconds of a sequence, and changing calls of a run. */
const TRIES = 40
const MILLIS = 3_000
const CHANGES = 200

/** Checks that judge one response by itself, so that no earlier call is part of the failure. */
const alone = new Set([
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'json_wellformed',
  'content_coding',
  'charset',
  'empty_body',
  'error_shape',
  'number_precision',
  'cookie_flags',
  'cors_exact_origin',
  'no_store_on_phi',
  'phi_not_in_url',
])

/** Checks of what a call does to the next: all calls are needed, and their requests may shrink. */
const ofCalls = new Set([
  'use_after_free',
  'ensure_resource_availability',
  'positive_data_acceptance',
])

const failures = ({ findings }: CaseOutcome): Finding[] =>
  findings.filter(({ warns }) => warns !== true)

const textOf = ({ check, words }: Finding): string => `${check} ${words}`

const changesOf = ({ before = [], request }: TestCase): number =>
  [...before.map((step) => step.request), request].filter(({ method }) => !isSafe(method)).length

const isSequence = ({
  before = [],
  workflow,
  pages,
  property,
  phase,
  request,
}: TestCase): boolean =>
  (before.length > 0 || workflow !== undefined) &&
  pages === undefined &&
  property === undefined &&
  phase !== 'access' &&
  request.rpc === undefined

/** What was left out, without values. */
const wordsOf = (first: TestCase, last: TestCase, requests: number): string => {
  const [all, left] = [callsOf(first), callsOf(last)]
  return [
    ...(left.length < all.length
      ? [`${left.length} of ${all.length} calls are enough: ${left.join(', ')}`]
      : []),
    ...(requests > 0 ? [`${requests} optional values left out of ${left.join(', ')}`] : []),
  ].join('; ')
}

/** Makes the sequences of failed cases smaller. */
export type SequenceShrinker = (
  outcome: CaseOutcome,
  run: (testCase: TestCase) => Promise<CaseOutcome>,
) => Promise<CaseOutcome>

/**
 * Shrinks one failed sequence of each operation and failure: tries it with one call or optional value
 * less for as long as it fails in the same way.
 */
export function sequenceShrinker(source: ShrinkSource, isOver: () => boolean): SequenceShrinker {
  const known = new Set<string>()
  let changes = 0
  return async (outcome, run) => {
    const { testCase, verdict, findings } = outcome
    if (verdict !== 'failed' || !isSequence(testCase)) return outcome
    const wanted = failures(outcome).map(textOf)
    const checks = failures(outcome).map(({ check }) => check)
    const key = `${testCase.operation} ${wanted.join()}`
    if (known.has(key) || !checks.every((check) => alone.has(check) || ofCalls.has(check)))
      return outcome
    known.add(key)
    const isAboutCalls = checks.some((check) => ofCalls.has(check))
    const end = performance.now() + MILLIS
    let [smallest, requests, tries] = [outcome, 0, 0]
    const isSpent = (next: TestCase): boolean =>
      tries >= TRIES || performance.now() > end || changes + changesOf(next) > CHANGES || isOver()
    const step = async (): Promise<boolean> => {
      for (const smaller of smallerSequences(source, smallest.testCase, isAboutCalls)) {
        if (isSpent(smaller)) return false
        tries += 1
        changes += changesOf(smaller)
        const tried = await run(smaller)
        const now = new Set(failures(tried).map(textOf))
        if (tried.verdict !== 'failed' || !wanted.every((each) => now.has(each))) continue
        if (callsOf(tried.testCase).length === callsOf(smallest.testCase).length) requests += 1
        smallest = { ...tried, findings }
        return true
      }
      return false
    }
    while (await step());
    const shrunk = wordsOf(testCase, smallest.testCase, requests)
    return shrunk === '' ? outcome : { ...smallest, shrunk }
  }
}
