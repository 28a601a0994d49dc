/**
 * The four places that may carry a requirement's id. Tests and scenarios can prove it; the contract
 * only says where it lives.
 */
export type ClaimSource = 'scenario' | 'unit' | 'operation' | 'proto'

/** "This thing is about that requirement." */
export interface RequirementClaim {
  readonly id: string
  readonly by: ClaimSource
  /** What it is called: a scenario's name, a test's title, an operationId, a proto element. */
  readonly name: string
  /** `file:line`. */
  readonly where: string
}

/** Whether a claim is an annotation, which is never a proof. */
export function isAnnotation({ by }: RequirementClaim): boolean {
  return by === 'operation' || by === 'proto'
}
