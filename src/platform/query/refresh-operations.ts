import type { QueryClient } from '@tanstack/react-query'

/**
 * Makes the answers of operations stale, and resolves when the active ones have been fetched again.
 * Other tabs follow (cross-tab-invalidation.ts).
 */
export async function refreshOperations(
  queries: QueryClient,
  operations: readonly string[],
): Promise<void> {
  await Promise.all(operations.map((name) => queries.invalidateQueries({ queryKey: [name] })))
}
