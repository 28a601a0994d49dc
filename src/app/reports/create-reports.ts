import {
  type ClientReport,
  errorsAtMost,
  type Vitals,
} from '#platform/model/reports/page-report.ts'
import { ownError } from './own-error.ts'

/** Collects what one page reports. */
export interface Reports {
  /** Sends an error of the portal's own files, each place once and at most five. */
  error(thrown: unknown): void
  measure(name: keyof Vitals, value: number): void
  /** Sends the measures, once. */
  finish(): void
}

export function createReports(origin: string, send: (report: ClientReport) => void): Reports {
  const places = new Set<string>()
  const vitals: Partial<Record<keyof Vitals, number>> = {}
  let isFinished = false
  return {
    error(thrown) {
      const error = ownError(thrown, origin)
      const place = JSON.stringify(error)
      if (error === null || places.has(place) || places.size >= errorsAtMost) return
      places.add(place)
      send({ errors: [error] })
    },
    measure(name, value) {
      vitals[name] = Math.round(value * 1_000) / 1_000
    },
    finish() {
      if (isFinished || Object.keys(vitals).length === 0) return
      isFinished = true
      send({ vitals: { ...vitals } })
    },
  }
}
