/** A stream that a client holds, and what a test may do to it. */
export type OpenStream = {
  readonly scenario: string
  readonly operationId: string
  /** The connection breaks. */
  readonly cut: () => void
  /** The connection stays, and nothing comes any more. */
  readonly freeze: () => void
}

/** The streams that are open at this server. */
export class OpenStreams {
  readonly #held = new Set<OpenStream>()

  /** Gives back what takes it off the list. */
  add(held: OpenStream): () => void {
    this.#held.add(held)
    return () => void this.#held.delete(held)
  }

  /** Of one scenario, or of all when none is named. */
  list(scenario?: string): readonly OpenStream[] {
    return [...this.#held].filter((held) => scenario === undefined || held.scenario === scenario)
  }
}
