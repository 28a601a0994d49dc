// Written by `npm run generate` from contracts/. Do not edit.
import type { DataTag } from '@tanstack/react-query'
import type { ApiProblem } from './problem.ts'

/** Query options of one question: give them to `useQuery`, `queryClient.fetchQuery`, `prefetchQuery`, … */
export interface QuestionOptions<Key extends readonly unknown[], Data> {
  readonly queryKey: DataTag<Key, Data, ApiProblem>
  readonly queryFn: (context: { signal: AbortSignal }) => Promise<Data>
}

/** Mutation options of one operation. */
export interface ChangeOptions<Variables, Data> {
  readonly mutationKey: readonly [string]
  readonly mutationFn: (variables: Variables) => Promise<Data>
}

/** The only place where a key gets its types: the tag is of types only and has no value. */
export const tagged = <Data, Key extends readonly unknown[]>(key: Key) => key as DataTag<Key, Data, ApiProblem>
