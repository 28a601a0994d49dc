/**
 * A value to try near a limit, and the rule of that limit. The schema later decides whether it is
 * valid.
 */
export interface BoundaryCandidate {
  readonly rule: string
  readonly value: unknown
}
