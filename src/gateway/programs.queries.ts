import { useQuery } from '@tanstack/react-query'
import type { Program } from '#domain/programs.ts'
import { usePortalFetch } from './portal-fetch.queries.tsx'
import { readOf, type Read } from './read.ts'

/** The member's programs, of every status. The RPC client is loaded when this is first asked. */
export function usePrograms(): Read<readonly Program[]> {
  const fetch = usePortalFetch()
  return readOf(useQuery({
    queryKey: ['listPrograms'],
    queryFn: async ({ signal }) => (await import('./programs.ts')).memberPrograms(fetch, signal),
    staleTime: Infinity,
  }))
}
