// Written by `npm run generate` from contracts/. Do not edit.
import { useInfiniteQuery, type InfiniteData, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { QueryOperation } from './operation.ts'

/** How a list pages: the parameters of the page that `next` begins, and what begins the page after an answer. */
export type Paging<Params, Data> = { readonly from: (params: Params, next: string) => Params; readonly nextOf: (page: Data) => string | undefined }

/**
 * The hook of a list in pages: the first page, and each further one when `fetchNextPage` asks for it. Its key begins as the query's, so that
 * a change refreshes all pages. The answers stay as they came, because what begins the next page may be remembered beside them.
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
