/** An open stream and the faults that a test can inject. */
export type OpenStream = {
  readonly scenario: string
  readonly operationId: string
  /** Cuts the connection. */
  readonly cut: () => void
  /** Keeps the connection open but sends nothing more. */
  readonly freeze: () => void
}

/** The open streams of this server. */
export class OpenStreams {
  readonly #held = new Set<OpenStream>()

  /** Adds a stream and returns a function that removes it. */
  add(held: OpenStream): () => void {
    this.#held.add(held)
    return () => void this.#held.delete(held)
  }

  /** Returns the streams of one scenario, or of all. */
  list(scenario?: string): readonly OpenStream[] {
    return [...this.#held].filter((held) => scenario === undefined || held.scenario === scenario)
  }
}
