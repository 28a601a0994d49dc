import type { Request, Response } from 'playwright'
import { operationAt } from './operation-at.ts'

interface Call {
  readonly name: string
  readonly outcome: string
}

/**
 * The calls of a scenario as a failing test may keep them: operation and outcome, never an address,
 * a header or a body.
 */
export class CallLog {
  readonly #calls: Call[] = []
  readonly #scripts = new Set<string>()
  readonly #underWay = new Set<Request>()
  /** The language of each call of the contract, in the order of asking. */
  readonly #languages: (string | undefined)[] = []
  /** How many calls had been asked when the last answer of an operation came. */
  readonly #askedAtAnswer = new Map<string, number>()
  /** How many requests were made so far, of whatever kind. */
  asks = 0
  /** How many of them were for a page. */
  pages = 0

  answered(response: Response): void {
    this.#underWay.delete(response.request())
    if (!this.#isCall(response.request())) return
    const name = this.name(response.request())
    this.#calls.push({ name, outcome: String(response.status()) })
    this.#askedAtAnswer.set(name, this.#languages.length)
  }

  asked(request: Request): void {
    this.asks += 1
    if (request.isNavigationRequest()) this.pages += 1
    if (this.#isCall(request)) {
      this.#underWay.add(request)
      // Texts are fetched too, and are of one language by their name.
      if (this.#operation(request) !== undefined)
        this.#languages.push(request.headers()['accept-language'])
    }
    if (request.resourceType() === 'script') this.#scripts.add(new URL(request.url()).pathname)
  }

  /** How many scripts were asked for so far. */
  get scripts(): number {
    return this.#scripts.size
  }

  failed(request: Request, reason: string): void {
    this.#underWay.delete(request)
    if (this.#isCall(request)) this.#calls.push({ name: this.name(request), outcome: reason })
  }

  /** How many calls wait for their answer. */
  get underWay(): number {
    return this.#underWay.size
  }

  /** `signIn`, or `GET document` for what is no operation of the contract. */
  name(request: Request): string {
    return this.#operation(request) ?? `${request.method()} ${request.resourceType()}`
  }

  /** How often an operation was called so far. */
  count(operationId: string): number {
    return this.#calls.filter(({ name }) => name === operationId).length
  }

  /**
   * The languages of the calls that were asked after the last answer of any of these operations:
   * whatever was under way by then was asked before.
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
