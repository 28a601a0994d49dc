import { commitNow } from './commit-now.ts'

/** A commit has one seed, so that its verdict is the same wherever it runs; each commit has another. */
export function commitSeed(): number {
  return Number.parseInt(commitNow(), 16) % 1_000_000 || 0
}
