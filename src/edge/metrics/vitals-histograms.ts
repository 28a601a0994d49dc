import type { Vitals } from '#platform/model/reports/page-report.ts'
import { createHistogram } from './histogram.ts'
import type { Metric } from './prometheus-text.ts'

/** The second and third bound of each are where web.dev calls it good and poor. */
const shown = {
  lcp: {
    name: 'portal_client_lcp_seconds',
    help: 'Largest contentful paint.',
    bounds: [1, 2.5, 4, 10],
    unit: 1_000,
  },
  inp: {
    name: 'portal_client_inp_seconds',
    help: 'Interaction to next paint.',
    bounds: [0.1, 0.2, 0.5, 1],
    unit: 1_000,
  },
  cls: {
    name: 'portal_client_layout_shift',
    help: 'Cumulative layout shift.',
    bounds: [0.02, 0.1, 0.25, 1],
    unit: 1,
  },
} as const
const names = ['lcp', 'inp', 'cls'] as const

/** Creates a histogram for each web vital. */
export function createVitalsHistograms() {
  const each = names.map((name) => ({ name, histogram: createHistogram(shown[name].bounds) }))
  return {
    measure(vitals: Vitals): void {
      for (const { name, histogram } of each) {
        const value = vitals[name]
        if (value !== undefined) histogram.observe(value / shown[name].unit)
      }
    },
    metrics: (): readonly Metric[] =>
      each.map(({ name, histogram }) => ({
        name: shown[name].name,
        type: 'histogram',
        help: shown[name].help,
        samples: histogram.samples(),
      })),
  }
}
