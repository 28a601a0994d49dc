import type { ReportPart } from './doctor-report.ts'

/** A chosen part: in the report, loading, failed, or left out by a press because it failed. */
export type PartStatus = 'ready' | 'pending' | 'failed' | 'omitted'

/** The chosen parts by status. `isWhole`: nothing is loading and every failure was left out. */
export type ReportScope = {
  readonly ready: readonly ReportPart[]
  readonly pending: readonly ReportPart[]
  readonly failed: readonly ReportPart[]
  readonly omitted: readonly ReportPart[]
  readonly isWhole: boolean
}

/**
 * What the report holds. A part that was left out comes back by itself when it loads, and a report
 * without any part is never whole.
 */
export function reportScope(
  chosen: readonly ReportPart[],
  stateOf: (part: ReportPart) => Exclude<PartStatus, 'omitted'>,
  leftOut: ReadonlySet<ReportPart>,
): ReportScope {
  const statusOf = (part: ReportPart): PartStatus => {
    const state = stateOf(part)
    return state !== 'ready' && leftOut.has(part) ? 'omitted' : state
  }
  const of = (status: PartStatus) => chosen.filter((part) => statusOf(part) === status)
  const [ready, pending, failed, omitted] = [
    of('ready'),
    of('pending'),
    of('failed'),
    of('omitted'),
  ]
  return {
    ready,
    pending,
    failed,
    omitted,
    isWhole: ready.length > 0 && pending.length + failed.length === 0,
  }
}
