import type { InvalidateQueryFilters, QueryClient } from '@tanstack/react-query'
import { openTabChannel } from '../browser/tab-channel.ts'

/**
 * The operations whose answers a save has outdated, for one session. It contains no data of an
 * answer.
 */
type Changed = { readonly session: string; readonly names: readonly string[] }

export type InvalidationPorts = {
  /** The id of the current session. */
  readonly session: () => string
  readonly isSeen: () => boolean
  /** Calls back when the page is visible again; returns a function that stops it. */
  readonly onSeen: (task: () => void) => () => void
}

const nameOf = (filters: InvalidateQueryFilters | undefined): string | null => {
  const [name, ...rest] = filters?.queryKey ?? []
  return typeof name === 'string' && rest.length === 0 && filters?.predicate === undefined
    ? name
    : null
}

/**
 * Shares query invalidations between tabs; returns a function that stops it. A hidden tab refetches
 * when it is visible again.
 *
 * Without a channel, a tab refetches all active queries when it is visible again.
 */
export function shareInvalidations(
  queries: QueryClient,
  { session, isSeen, onSeen }: InvalidationPorts,
): () => void {
  const invalidate = queries.invalidateQueries.bind(queries)
  const outdated = new Set<string>()
  const channel = openTabChannel<Changed>('portal-changes', ({ session: of, names }) => {
    if (of !== session()) return
    for (const name of names) outdated.add(name)
    if (isSeen()) catchUp()
  })

  function catchUp() {
    for (const name of outdated) void invalidate({ queryKey: [name] })
    outdated.clear()
  }

  const stopSeen = onSeen(() => {
    if (!channel.isOpen) return void invalidate({ refetchType: 'active' })
    catchUp()
  })
  queries.invalidateQueries = (filters, options) => {
    const name = nameOf(filters)
    if (name !== null) channel.post({ session: session(), names: [name] })
    return invalidate(filters, options)
  }
  return () => {
    queries.invalidateQueries = invalidate
    stopSeen()
    channel.close()
  }
}
