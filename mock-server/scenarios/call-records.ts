import { RingBuffer } from './ring-buffer.ts'

/**
 * An answered call. `status` is the HTTP status or the RPC code; `query` holds no personal data.
 */
export type CallRecord = {
  readonly at: string
  readonly scenario: string
  readonly operationId: string | null
  readonly method: string
  readonly path: string
  readonly status: number | string
  readonly query: Readonly<Record<string, string>>
  readonly language: string | null
  readonly background: boolean
}

/** A violation of the contract by a request or a response, never with a value. */
export type Violation = {
  readonly at: string
  readonly scenario: string
  readonly operationId: string | null
  readonly kind: 'request' | 'response' | 'unmatched call' | 'unreadable request'
  readonly method: string
  readonly path: string
  readonly status: number | string
  readonly messages: readonly string[]
}

type Sheet = { readonly calls: RingBuffer<CallRecord>; readonly violations: RingBuffer<Violation> }

const SCENARIOS = 500
const CALLS = 1000
const VIOLATIONS = 200

/**
 * Calls and violations by scenario; `''` is for calls without one. The oldest scenarios are dropped
 * first.
 */
export class CallRecords {
  #sheets = new Map<string, Sheet>()

  #sheet(scenario: string): Sheet {
    const sheet = this.#sheets.get(scenario) ?? {
      calls: new RingBuffer<CallRecord>(CALLS),
      violations: new RingBuffer<Violation>(VIOLATIONS),
    }
    this.#sheets.delete(scenario)
    this.#sheets.set(scenario, sheet)
    if (this.#sheets.size > SCENARIOS) this.#sheets.delete(this.#sheets.keys().next().value!)
    return sheet
  }

  call(record: CallRecord): void {
    this.#sheet(record.scenario).calls.push(record)
  }

  violation(record: Violation): void {
    this.#sheet(record.scenario).violations.push(record)
  }

  /** Returns the calls of one scenario, or of all. */
  calls(scenario?: string): readonly CallRecord[] {
    return this.#of(scenario).flatMap((sheet) => sheet.calls.list())
  }

  violations(scenario?: string): readonly Violation[] {
    return this.#of(scenario).flatMap((sheet) => sheet.violations.list())
  }

  reset(scenario?: string): void {
    if (scenario === undefined) this.#sheets.clear()
    else this.#sheets.delete(scenario)
  }

  #of(scenario?: string): Sheet[] {
    if (scenario === undefined) return [...this.#sheets.values()]
    const sheet = this.#sheets.get(scenario)
    return sheet ? [sheet] : []
  }
}
