/**
 * What is to go wrong with an operation. `example` and `status` name an answer of the contract; the
 * others break the wire, of a stream after so many messages.
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

/**
 * The armed faults. One that was armed later goes first; one armed `times` times is gone after so
 * many calls.
 */
export class ArmedFaults {
  #armed: Armed[] = []
  #next = 1

  arm(fault: Omit<ArmedFault, 'id'>, times = Number.POSITIVE_INFINITY): ArmedFault {
    const made = { ...fault, id: `fault-${this.#next++}` }
    this.#armed.unshift({ fault: made, left: times })
    if (this.#armed.length > MOST) this.#armed.pop()
    return made
  }

  /** The fault of this call, which is counted as used. */
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
