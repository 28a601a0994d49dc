/** Says every so often how far a run is. */
export class Progress {
  readonly #say: (line: string) => void
  readonly #now: () => number
  readonly #every: number
  #selected = 0
  #ended = 0
  #failed = 0
  #startedAt = 0
  #saidAt = 0

  /** `every` and `now` are in milliseconds. */
  constructor(say: (line: string) => void, now: () => number, every = 15_000) {
    this.#say = say
    this.#now = now
    this.#every = every
  }

  start(selected: number): void {
    this.#selected = selected
    this.#startedAt = this.#now()
    this.#saidAt = this.#startedAt
  }

  ended(isPassed: boolean): void {
    this.#ended += 1
    if (!isPassed) this.#failed += 1
    const now = this.#now()
    if (now - this.#saidAt < this.#every || this.#ended === this.#selected) return
    this.#saidAt = now
    const rest = ((now - this.#startedAt) / this.#ended) * (this.#selected - this.#ended)
    this.#say(
      `${this.#ended} of ${this.#selected}, ${this.#failed} failed, about ${durationText(rest)} left`,
    )
  }
}

const durationText = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1_000)
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}
