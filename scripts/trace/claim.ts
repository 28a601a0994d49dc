import type { Kind } from './requirement.ts'

/** The four places that may carry a requirement's id (house.md 7). */
export type Witness = 'scenario' | 'unit' | 'operation' | 'proto'

/** "This thing proves that requirement." */
export interface Claim {
  readonly id: string
  readonly by: Witness
  /** What it is called: a scenario's name, a test's title, an operationId, a proto element. */
  readonly name: string
  /** `file:line` or, for a proto element, its file. */
  readonly where: string
}

/**
 * Who is believed for which kind of requirement:
 * - `browser` says what a member sees, so only a scenario in a browser shows it;
 * - `unit` says a rule: a unit test shows it, and so does a scenario that meets the rule;
 * - `contract` says the shape of a call: the operation or proto element that has the shape (its examples are validated, and
 *   the mock server judges every call by it), or a test that meets it;
 * - `static` says the content of a file: a test that reads the file, or a scenario.
 */
export const believed: Record<Kind, ReadonlySet<Witness>> = {
  browser: new Set(['scenario']),
  unit: new Set(['unit', 'scenario']),
  contract: new Set(['operation', 'proto', 'unit', 'scenario']),
  static: new Set(['unit', 'scenario']),
}
