import type { ReadingFacts } from '../database/facts/reading-facts.ts'

/** Everybody's: nobody is told, no target, no challenge, no goal. */
export const defaultReadingFacts: ReadingFacts = {
  alerts: { low: { threshold: 70, destinations: [] }, high: { threshold: 300, destinations: [] } },
  weightTarget: null,
  challenges: [],
  goals: [],
}
