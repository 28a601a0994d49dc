import type { AnswerShape } from '../contract/shape.ts'
import type { Meaning, Mode } from '../modes/mode.ts'
import { sessionCalls } from './session-calls.ts'

/** What the proxy does with the calls of one scenario. */
export interface FaultPlan {
  readonly mode: Mode
  readonly seed: number
  /** Whether the mode changes the answer of this operation. */
  readonly applies: (operationId: string) => boolean
}

/** A call that the proxy passed on. */
export interface SeenCall {
  readonly operation: AnswerShape
  readonly method: string
  /** Path and query at the upstream. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** The upstream's answer before the change; undefined for a failed or unread answer. */
  readonly original: unknown
  readonly status: number
  /** How the answer was changed; `null` when it was not. */
  readonly changed: Meaning | null
}

/** The faults and calls of each scenario. */
export class Scenarios {
  readonly #plans = new Map<string, FaultPlan>()
  readonly #calls = new Map<string, SeenCall[]>()
  readonly #held = new Map<string, number>()
  readonly #streams = new Map<string, number>()

  /** Sets or removes (null) the plan of a scenario. */
  plan(scenario: string, plan: FaultPlan | null): void {
    if (plan === null) this.#plans.delete(scenario)
    else this.#plans.set(scenario, plan)
  }

  /** Returns the plan for a call, or undefined when its answer stays. */
  planOf(scenario: string, { operationId }: AnswerShape): FaultPlan | undefined {
    const plan = this.#plans.get(scenario)
    return plan === undefined || sessionCalls.has(operationId) || !plan.applies(operationId)
      ? undefined
      : plan
  }

  /** Counts a call that is not answered (1), or no more (-1). */
  hold(scenario: string, by: 1 | -1): void {
    this.#held.set(scenario, this.heldCalls(scenario) + by)
  }

  /** The number of calls that wait for an answer in vain. */
  heldCalls(scenario: string): number {
    return this.#held.get(scenario) ?? 0
  }

  /** Counts a stream that began (1) or ended (-1). */
  stream(scenario: string, by: 1 | -1): void {
    this.#streams.set(scenario, (this.#streams.get(scenario) ?? 0) + by)
  }

  /** The number of connections that calls without an answer and streams keep, over all tabs. */
  keptConnections(scenario: string): number {
    return this.heldCalls(scenario) + (this.#streams.get(scenario) ?? 0)
  }

  see(scenario: string, call: SeenCall): void {
    const calls = this.#calls.get(scenario) ?? []
    calls.push(call)
    this.#calls.set(scenario, calls)
  }

  /** Returns the calls since the last time and forgets them. */
  takeCalls(scenario: string): readonly SeenCall[] {
    const calls = this.#calls.get(scenario) ?? []
    this.#calls.set(scenario, [])
    return calls
  }
}
