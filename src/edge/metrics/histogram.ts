import type { Sample } from './prometheus-text.ts'

/** Upper bounds in seconds; the last ones are the limits of the edge for an answer. */
const ofAnswers = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20]

export interface Histogram {
  observe(value: number): void
  samples(labels?: Readonly<Record<string, string>>): readonly Sample[]
}

/** Creates a histogram with these upper bounds; by default seconds of an answer. */
export function createHistogram(bounds: readonly number[] = ofAnswers): Histogram {
  const counts = bounds.map(() => 0)
  let count = 0
  let sum = 0
  return {
    observe(value) {
      count += 1
      sum += value
      for (const [index, bound] of bounds.entries())
        if (value <= bound) counts[index] = (counts[index] ?? 0) + 1
    },
    samples: (labels = {}) => [
      ...bounds.map((bound, index) => ({
        suffix: '_bucket',
        labels: { ...labels, le: String(bound) },
        value: counts[index] ?? 0,
      })),
      { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
      { suffix: '_sum', labels, value: Math.round(sum * 1_000) / 1_000 },
      { suffix: '_count', labels, value: count },
    ],
  }
}
