import { useQuery } from '@tanstack/react-query'
import { readOf, type Read } from './read.ts'

/** The part of the generated options of a call that asking needs. */
export type Options<Wire> = { readonly queryKey: readonly unknown[]; readonly queryFn: (context: { signal: AbortSignal }) => Promise<Wire> }

/**
 * Something whose answer is in the member's language: kept apart by `language`, so that it is asked again when she changes it. Without
 * `wanted` nothing is asked.
 */
export function useSpoken<Wire, Data>({ queryKey, queryFn }: Options<Wire>, language: string, select: (wire: Wire) => Data, wanted = true): Read<Data> {
  return readOf(useQuery({ queryKey: [...queryKey, language], queryFn, select, enabled: wanted }))
}
