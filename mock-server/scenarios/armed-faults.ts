/**
 * A fault of an operation. `example` and `status` select a response of the contract; the others
 * break the connection, for a stream after `afterMessages` messages.
 */
export type ArmedFault = {
  readonly id: string
  readonly scenario: string
  readonly operationId: string
  readonly example?: string
  readonly status?: number
  readonly delayMs?: number
  readonly drop?: boolean
  readonly halfOpen?: boolean
  readonly malformed?: boolean
  readonly outsideContract?: boolean
  readonly afterMessages?: number
}

type Armed = { readonly fault: ArmedFault; left: number }

const MOST = 2000

/** Armed faults, latest first. A fault with `times` is removed after that many calls. */
export class ArmedFaults {
  #armed: Armed[] = []
  #next = 1

  arm(fault: Omit<ArmedFault, 'id'>, times = Number.POSITIVE_INFINITY): ArmedFault {
    const made = { ...fault, id: `fault-${this.#next++}` }
    this.#armed.unshift({ fault: made, left: times })
    if (this.#armed.length > MOST) this.#armed.pop()
    return made
  }

  /** Returns the fault for this call and counts it as used. */
  take(scenario: string, operationId: string): ArmedFault | undefined {
    const found = this.#armed.find(
      ({ fault }) => fault.scenario === scenario && fault.operationId === operationId,
    )
    if (!found) return undefined
    found.left--
    if (found.left <= 0) this.#armed = this.#armed.filter((other) => other !== found)
    return found.fault
  }

  list(scenario?: string): readonly ArmedFault[] {
    return this.#armed
      .map(({ fault }) => fault)
      .filter((fault) => scenario === undefined || fault.scenario === scenario)
  }

  disarm(scenario?: string): number {
    const before = this.#armed.length
    this.#armed =
      scenario === undefined ? [] : this.#armed.filter(({ fault }) => fault.scenario !== scenario)
    return before - this.#armed.length
  }
}
