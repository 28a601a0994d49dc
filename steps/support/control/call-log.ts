import type { Request, Response } from 'playwright'
import { operationAt } from './operation-at.ts'

interface Call {
  readonly name: string
  readonly outcome: string
}

/**
 * The calls of a scenario, for the report of a failed test. It has operations and outcomes, no
 * address, header or body.
 */
export class CallLog {
  readonly #calls: Call[] = []
  readonly #scripts = new Set<string>()
  readonly #underWay = new Set<Request>()
  /** The language of each contract call, in request order. */
  readonly #languages: (string | undefined)[] = []
  /** Number of calls sent before the last response of an operation. */
  readonly #askedAtAnswer = new Map<string, number>()
  /** Number of requests of any kind. */
  requestCount = 0
  /** Number of requests for a page. */
  pages = 0

  answered(response: Response): void {
    this.#underWay.delete(response.request())
    if (!this.#isCall(response.request())) return
    const name = this.name(response.request())
    this.#calls.push({ name, outcome: String(response.status()) })
    this.#askedAtAnswer.set(name, this.#languages.length)
  }

  record(request: Request): void {
    this.requestCount += 1
    if (request.isNavigationRequest()) this.pages += 1
    if (this.#isCall(request)) {
      this.#underWay.add(request)
      // Message catalogues have a language in their name and send no language header.
      if (this.#operation(request) !== undefined)
        this.#languages.push(request.headers()['accept-language'])
    }
    if (request.resourceType() === 'script') this.#scripts.add(new URL(request.url()).pathname)
  }

  /** Number of requested scripts. */
  get scripts(): number {
    return this.#scripts.size
  }

  failed(request: Request, reason: string): void {
    this.#underWay.delete(request)
    if (this.#isCall(request)) this.#calls.push({ name: this.name(request), outcome: reason })
  }

  /** Number of calls without a response. */
  get underWay(): number {
    return this.#underWay.size
  }

  /** `signIn`, or `GET document` for a request that is no operation of the contract. */
  name(request: Request): string {
    return this.#operation(request) ?? `${request.method()} ${request.resourceType()}`
  }

  /** Number of finished calls of an operation. */
  count(operationId: string): number {
    return this.#calls.filter(({ name }) => name === operationId).length
  }

  /**
   * Languages of the calls sent after the last response of these operations. Calls already open at
   * that time do not count.
   */
  languagesSince(...operationIds: readonly string[]): readonly (string | undefined)[] {
    return this.#languages.slice(
      Math.max(
        ...operationIds.map((operationId) => this.#askedAtAnswer.get(operationId) ?? Infinity),
      ),
    )
  }

  last(many = 20): string {
    return this.#calls
      .slice(-many)
      .map(({ name, outcome }) => `${name} ${outcome}`)
      .join('\n')
  }

  #operation(request: Request): string | undefined {
    return operationAt(request.method(), new URL(request.url()).pathname)
  }

  #isCall(request: Request): boolean {
    return request.resourceType() === 'fetch' || request.resourceType() === 'xhr'
  }
}
