/** Waits for somebody to ring, without missing who rang between looking and waiting. */
export class WakeSignal {
  #rang = false
  #resume: (() => void) | undefined

  /** An abort rings, too. */
  constructor(signal: AbortSignal) {
    signal.addEventListener('abort', () => this.ring(), { once: true })
  }

  ring(): void {
    this.#rang = true
    this.#resume?.()
  }

  /** From here on a ring counts. Called before looking at what a ring is about. */
  listen(): void {
    this.#rang = false
  }

  /**
   * Until somebody rings, or did since `listen`: true; false after so many milliseconds without.
   */
  wait(ms: number): Promise<boolean> {
    if (this.#rang) return Promise.resolve(true)
    return new Promise((resolve) => {
      const done = (rang: boolean): void => {
        clearTimeout(timer)
        this.#resume = undefined
        resolve(rang)
      }
      const timer = setTimeout(() => done(false), ms)
      this.#resume = () => done(true)
    })
  }
}
