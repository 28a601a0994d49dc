import type { ReadingFacts } from '../database/facts/reading-facts.ts'

/** Default facts: no alert recipients, target, challenge or goal. */
export const defaultReadingFacts: ReadingFacts = {
  alerts: { low: { threshold: 70, destinations: [] }, high: { threshold: 300, destinations: [] } },
  weightTarget: null,
  challenges: [],
  goals: [],
}
