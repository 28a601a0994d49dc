// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag, QueryClient } from '@tanstack/react-query'

type CallInit = { readonly signal?: AbortSignal; readonly headers?: Readonly<Record<string, string>> }

/** An operation that reads. `run` answers what could be read of the answer, and throws `ApiProblem` or `RpcProblem`. */
export type QueryOperation<Client, Params, Data> = {
  readonly id: string
  readonly run: (client: Client, params: Params, init: CallInit) => Promise<Data>
}

/** An operation that changes something. `invalidates` are the ids of the queries whose answers it changes (contracts/invalidations.yaml). */
export type MutationOperation<Client, Params, Data> = QueryOperation<Client, Params, Data> & { readonly invalidates: readonly string[] }

/** Query options of an operation, for `useQuery`, `fetchQuery` or `prefetchQuery`. The key is the operation and its parameters. */
export const queryOf = <Client, Params, Data>({ id, run }: QueryOperation<Client, Params, Data>, client: Client, params: Params) => ({
  // The tag is of types only and has no value.
  queryKey: [id, params] as const as DataTag<readonly [string, Params], Data, Error>,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Data> => run(client, params, { signal }),
})

/** Mutation options of an operation. */
export const mutationOf = <Client, Params, Data>({ id, run }: MutationOperation<Client, Params, Data>, client: Client, init: CallInit = {}) => ({
  mutationKey: [id] as const,
  mutationFn: (params: Params): Promise<Data> => run(client, params, init),
})

/** Fetches again what is shown of the queries whose answers these mutations change. Resolves when it is there. */
export const refreshAfter = async (queries: QueryClient, ...mutations: readonly { readonly invalidates: readonly string[] }[]): Promise<void> => {
  const ids = new Set(mutations.flatMap(({ invalidates }) => invalidates))
  await Promise.all([...ids].map((id) => queries.invalidateQueries({ queryKey: [id] })))
}
