// Written by `npm run generate` from contracts/. Do not edit.
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { QueryOperation } from './operation.ts'

/** How a list pages: the parameters of the page after `next`, and the cursor after a response. */
export type Paging<Params, Data> = { readonly from: (params: Params, next: string) => Params; readonly nextOf: (page: Data) => string | undefined }

/**
 * Creates the hook of a paged list: the first page, and each further one with `fetchNextPage`. Its key starts like the query's key, so that
 * a change refreshes all pages. Responses are not copied, because the cursor may be stored beside them.
 */
/* @__NO_SIDE_EFFECTS__ */ export const pagedHook =
  <Problem extends Error, Client, Params, Data>({ id, run }: QueryOperation<Client, Params, Data>, { from, nextOf }: Paging<Params, Data>, useClient: () => Client) =>
  (params: Params, { enabled = true }: { readonly enabled?: boolean } = {}): UseInfiniteQueryResult<InfiniteData<Data, string | null>, Problem> => {
    const client = useClient()
    return useInfiniteQuery<Data, Problem, InfiniteData<Data, string | null>, readonly [string, Params, 'pages'], string | null>({
      queryKey: [id, params, 'pages'],
      queryFn: ({ signal, pageParam }) => run(client, pageParam === null ? params : from(params, pageParam), { signal }),
      initialPageParam: null,
      getNextPageParam: (page) => nextOf(page) ?? null,
      structuralSharing: false,
      enabled,
    })
  }
