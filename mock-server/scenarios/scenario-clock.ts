/** The clock of each scenario. A clock that was set keeps running. */
export class ScenarioClock {
  readonly #real: () => number
  #all = 0
  #ahead = new Map<string, number>()

  constructor(real: () => number = Date.now) {
    this.#real = real
  }

  /** Returns the time in epoch milliseconds. */
  now(scenario: string): number {
    return this.#real() + (this.#ahead.get(scenario) ?? this.#all)
  }

  /**
   * Sets the clock of a scenario, or of every scenario without its own. Null restores the real
   * time.
   */
  set(scenario: string | undefined, now: number | null): void {
    const ahead = now === null ? 0 : now - this.#real()
    if (scenario === undefined) this.#all = ahead
    else if (now === null) this.#ahead.delete(scenario)
    else this.#ahead.set(scenario, ahead)
    if (this.#ahead.size > 1000) this.#ahead.delete(this.#ahead.keys().next().value!)
  }

  reset(scenario?: string): void {
    if (scenario === undefined) this.#ahead.clear()
    this.set(scenario, null)
  }
}
