import type { TestCase } from '../cases/test-case.ts'
import type { Finding } from '../checks/check.ts'

export type CaseVerdict = 'passed' | 'failed' | 'known' | 'not measured' | 'unsupported'

/**
 * The media type of an answer without its parameters, null where it has none; of an RPC the code
 * besides.
 */
export interface ResponseSummary {
  readonly media: string | null
  readonly code?: string
}

/** What came of a case. */
export interface CaseOutcome {
  readonly made: TestCase
  readonly verdict: CaseVerdict
  /** Null where nothing came back. */
  readonly status: number | null
  /** What came back, as rows of coverage have it; undefined where nothing did. */
  readonly answered?: ResponseSummary
  readonly millis: number
  readonly findings: readonly Finding[]
  /** What a body that is not right is like, without a value of it (report/shape.ts). */
  readonly shape?: string
  /**
   * A persona has nothing of which the case would be: the target's seed data, and no fault of the
   * target.
   */
  readonly lacksData?: true
  /** Why a case was not measured, or why its failure is known. */
  readonly reason?: string
}
