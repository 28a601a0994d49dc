import type { Case } from '../cases/test-case.ts'
import type { Finding } from '../checks/check.ts'

export type Verdict = 'passed' | 'failed' | 'known' | 'not measured' | 'unsupported'

/**
 * The media type of an answer without its parameters, null where it has none; of an RPC the code
 * besides.
 */
export interface Answered {
  readonly media: string | null
  readonly code?: string
}

/** What came of a case. */
export interface Outcome {
  readonly made: Case
  readonly verdict: Verdict
  /** Null where nothing came back. */
  readonly status: number | null
  /** What came back, as rows of coverage have it; undefined where nothing did. */
  readonly answered?: Answered
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
