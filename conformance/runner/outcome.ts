import type { TestCase } from '../cases/test-case.ts'
import type { Finding } from '../checks/check.ts'

export type CaseVerdict = 'passed' | 'failed' | 'known' | 'not measured' | 'unsupported'

/** The media type of a response without parameters, null without one; for RPCs also the code. */
export interface ResponseSummary {
  readonly media: string | null
  readonly code?: string
}

/** The result of a case. */
export interface CaseOutcome {
  readonly testCase: TestCase
  readonly verdict: CaseVerdict
  /** Null if there was no response. */
  readonly status: number | null
  /** The response as coverage counts it; undefined without one. */
  readonly answered?: ResponseSummary
  readonly millis: number
  readonly findings: readonly Finding[]
  /** A faulty body, shortened; without its values where reports are masked. */
  readonly shape?: string
  /** What was left out of a failing sequence of calls, which `testCase` shows as it is then. */
  readonly shrunk?: string
  /** The persona lacks data for the case, which is no fault of the target. */
  readonly lacksData?: true
  /** The reason why a case was not measured or its failure is known. */
  readonly reason?: string
}

/** A case without a verdict, and why. */
export function unmeasured(testCase: TestCase, reason: string): CaseOutcome {
  return {
    testCase,
    verdict: 'not measured',
    status: null,
    millis: 0,
    findings: [],
    reason,
  }
}
