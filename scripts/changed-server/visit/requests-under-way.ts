import type { Page, Request } from 'playwright'

/** Connections of a browser to one host in HTTP/1.1. A call behind so many waits for one. */
const connections = 6

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

  /**
   * Returns whether for `silence` milliseconds no request was open but `held` ones and those that
   * wait for one of the `kept` connections.
   */
  isQuiet(silence: number, held = 0, kept = 0): boolean {
    const areOthersWaiting = held > 0 && kept >= connections
    return (
      (areOthersWaiting || this.#open.size <= held) &&
      performance.now() - this.#changedAt >= silence
    )
  }

  #forget(): void {
    for (const request of this.#open) if (request.isNavigationRequest()) this.#open.delete(request)
  }
}
