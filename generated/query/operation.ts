// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag, QueryClient } from '@tanstack/react-query'

type CallInit = { readonly signal?: AbortSignal; readonly headers?: Readonly<Record<string, string>> }

/** A reading operation. `run` returns the readable parts of the response and throws `ApiProblem` or `RpcProblem`. */
export type QueryOperation<Client, Params, Data> = {
  readonly id: string
  readonly run: (client: Client, params: Params, init: CallInit) => Promise<Data>
}

/** A writing operation. `invalidates` lists the ids of the queries that it makes stale (contracts/invalidations.yaml). */
export type MutationOperation<Client, Params, Data> = QueryOperation<Client, Params, Data> & { readonly invalidates: readonly string[] }

/** Query options of an operation, for `useQuery`, `fetchQuery` or `prefetchQuery`. The key is the operation and its parameters. */
export const queryOf = <Client, Params, Data>({ id, run }: QueryOperation<Client, Params, Data>, client: Client, params: Params) => ({
  // The tag exists in types only and has no value.
  queryKey: [id, params] as const as DataTag<readonly [string, Params], Data, Error>,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Data> => run(client, params, { signal }),
})

/** Mutation options of an operation. */
export const mutationOf = <Client, Params, Data>({ id, run }: MutationOperation<Client, Params, Data>, client: Client, init: CallInit = {}) => ({
  mutationKey: [id] as const,
  mutationFn: (params: Params): Promise<Data> => run(client, params, init),
})

/** Refetches the active queries that these mutations make stale. Resolves after the refetch. */
export const refreshAfter = async (queries: QueryClient, ...mutations: readonly { readonly invalidates: readonly string[] }[]): Promise<void> => {
  const ids = new Set(mutations.flatMap(({ invalidates }) => invalidates))
  await Promise.all([...ids].map((id) => queries.invalidateQueries({ queryKey: [id] })))
}
