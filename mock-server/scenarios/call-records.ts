import { RingBuffer } from './ring-buffer.ts'

/**
 * One call that was answered. `status` is the HTTP status, or the RPC's code by name; `query` holds
 * only what is of no person.
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

/**
 * What broke the contract, on which side of which call. Never a value of a request or of an answer.
 */
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
 * What happened, by scenario; the scenario `''` is everybody who names none. The oldest scenarios
 * are forgotten first.
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

  /** Of one scenario, or of all when none is named. */
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
