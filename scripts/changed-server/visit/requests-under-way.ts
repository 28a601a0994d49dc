import type { Page, Request } from 'playwright'

/** Counts the requests of a page. The chat's stream never ends and does not count. */
export class RequestsUnderWay {
  readonly #open = new Set<Request>()
  #changedAt = performance.now()

  constructor(page: Page) {
    page.on('request', (request) => {
      if (request.url().includes('/StreamEvents')) return
      this.#changedAt = performance.now()
      this.#open.add(request)
    })
    const end = (request: Request) => {
      if (this.#open.delete(request)) this.#changedAt = performance.now()
    }
    page.on('requestfinished', end)
    page.on('requestfailed', end)
    // A new document ends the requests of the old one.
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && !page.isClosed()) this.#forget()
    })
  }

  /** Returns whether no request but `held` ones was open for `silence` milliseconds. */
  isQuiet(silence: number, held: number): boolean {
    return this.#open.size <= held && performance.now() - this.#changedAt >= silence
  }

  #forget(): void {
    for (const request of this.#open) if (request.isNavigationRequest()) this.#open.delete(request)
  }
}
