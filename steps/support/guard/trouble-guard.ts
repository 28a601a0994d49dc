/** What can go wrong behind a scenario's back. */
export type ProblemKind =
  | 'page error'
  | 'console error'
  | 'blocked by CSP'
  | 'failed call'
  | 'contract violation'
  | 'accessibility'
  | 'secret told'

export interface UnexpectedProblem {
  readonly kind: ProblemKind
  /** One line for people: no token, no body, no health value. */
  readonly text: string
}

interface Expectation {
  readonly kind: ProblemKind
  readonly pattern: RegExp
  readonly required: boolean
  seen: boolean
}

/**
 * Collects a scenario's troubles and judges them at its end. What no step expected fails the
 * scenario; so does what a step expected and did not come, because then the scenario shows less
 * than it says.
 */
export class TroubleGuard {
  readonly #troubles: UnexpectedProblem[] = []
  readonly #expected: Expectation[] = []

  add(kind: ProblemKind, text: string): void {
    this.#troubles.push({ kind, text })
  }

  /**
   * A step says what it is about to cause. `maybe` where it depends on the browser's timing whether
   * it is seen.
   */
  expect(kind: ProblemKind, pattern: RegExp, { maybe = false } = {}): void {
    this.#expected.push({ kind, pattern, required: !maybe, seen: false })
  }

  /** One line for each thing that no step accounts for. */
  judge(): string[] {
    return [
      ...this.#unexpected().map(({ kind, text }) => `Unexpected ${kind}: ${text}`),
      ...this.missing(),
    ]
  }

  /** One line for each thing that a step is sure of and that has not come (yet). */
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
