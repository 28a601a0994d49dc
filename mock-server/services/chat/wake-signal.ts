/** Waits for a signal without missing one between a check and the wait. */
export class WakeSignal {
  #rang = false
  #resume: (() => void) | undefined

  /** An abort also rings. */
  constructor(signal: AbortSignal) {
    signal.addEventListener('abort', () => this.ring(), { once: true })
  }

  ring(): void {
    this.#rang = true
    this.#resume?.()
  }

  /** Resets the signal. Call it before checking for work. */
  listen(): void {
    this.#rang = false
  }

  /** Resolves to true at a signal since `listen`, or to false after `ms` milliseconds. */
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
