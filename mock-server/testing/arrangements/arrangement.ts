import type { ArrangementContext } from './arrangement-context.ts'
import type { RequestOverrides } from './rest-request.ts'

/**
 * The members that send a request without a fault, and the preparation that the contract's examples
 * do not have.
 */
export interface Arrangement {
  /** The personas to try first, in this order; then all others. */
  readonly templates?: readonly string[]
  /**
   * Values that replace those of the examples, such as the member's own password or resource id.
   */
  readonly say: (asked: ArrangementContext) => Promise<RequestOverrides> | RequestOverrides
}
