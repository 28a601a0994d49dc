/**
 * The four sources of claims. Tests and scenarios can prove a requirement; the contract only
 * annotates it.
 */
export type ClaimSource = 'scenario' | 'unit' | 'operation' | 'proto'

/** A statement that something is about a requirement. */
export interface RequirementClaim {
  readonly id: string
  readonly by: ClaimSource
  /** The name of a scenario, the title of a test, an operationId or a proto element. */
  readonly name: string
  /** `file:line`. */
  readonly where: string
}

/** Whether a claim is an annotation, which never proves anything. */
export function isAnnotation({ by }: RequirementClaim): boolean {
  return by === 'operation' || by === 'proto'
}
