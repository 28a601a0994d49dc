/** Kinds of problems that no step asserts directly. */
export type ProblemKind =
  | 'page error'
  | 'console error'
  | 'blocked by CSP'
  | 'failed call'
  | 'contract violation'
  | 'accessibility'
  | 'secret told'
  | 'page finding'

export interface UnexpectedProblem {
  readonly kind: ProblemKind
  /** One line without tokens, bodies or health values. */
  readonly text: string
}

interface Expectation {
  readonly kind: ProblemKind
  readonly pattern: RegExp
  readonly required: boolean
  seen: boolean
}

/**
 * Collects a scenario's problems. An unexpected problem fails the scenario, and so does an expected
 * one that did not happen.
 */
export class TroubleGuard {
  readonly #troubles: UnexpectedProblem[] = []
  readonly #expected: Expectation[] = []

  add(kind: ProblemKind, text: string): void {
    this.#troubles.push({ kind, text })
  }

  /**
   * Announces a problem that a step causes. `maybe` marks a problem that depends on the browser's
   * timing.
   */
  expect(kind: ProblemKind, pattern: RegExp, { maybe = false } = {}): void {
    this.#expected.push({ kind, pattern, required: !maybe, seen: false })
  }

  /** One line for each unexpected problem and each missing one. */
  problems(): string[] {
    return [
      ...this.#unexpected().map(({ kind, text }) => `Unexpected ${kind}: ${text}`),
      ...this.missing(),
    ]
  }

  /** One line for each required problem that has not happened yet. */
  missing(): string[] {
    this.#unexpected()
    return this.#expected
      .filter(({ required, seen }) => required && !seen)
      .map(({ kind, pattern }) => `A step expected a ${kind} like ${pattern}, and none came.`)
  }

  #unexpected(): UnexpectedProblem[] {
    return this.#troubles.filter((trouble) => !this.#accountFor(trouble))
  }

  #accountFor({ kind, text }: UnexpectedProblem): boolean {
    const matching = this.#expected.filter(
      (expectation) => expectation.kind === kind && expectation.pattern.test(text),
    )
    for (const expectation of matching) expectation.seen = true
    return matching.length > 0
  }
}
