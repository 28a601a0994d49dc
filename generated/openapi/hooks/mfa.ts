// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, useQuery, type UseMutationOptions, type UseMutationResult, type UseQueryOptions, type UseQueryResult } from '@tanstack/react-query'
import type {
  AnswerMfaChallengeParams,
  AnswerMfaChallengeAnswer,
  ListMfaContactPointsParams,
  ListMfaContactPointsAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  answerMfaChallengeMutation,
  listMfaContactPointsOptions,
} from '../queries.ts'

/** Everything that `useQuery` takes, but for what the contract decides. */
type Asking<Answer, Data, Key extends readonly unknown[]> = Omit<UseQueryOptions<Answer, ApiProblem, Data, Key>, 'queryKey' | 'queryFn'>

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** Request a one-time code, or hand it in. */
export const useAnswerMfaChallenge = (options?: Changing<AnswerMfaChallengeAnswer, AnswerMfaChallengeParams>): UseMutationResult<AnswerMfaChallengeAnswer, ApiProblem, AnswerMfaChallengeParams> =>
  useMutation<AnswerMfaChallengeAnswer, ApiProblem, AnswerMfaChallengeParams>({ ...options, ...answerMfaChallengeMutation(usePortalClient()) })

/** List where a one-time code can be sent. */
export const useListMfaContactPoints = <Data = ListMfaContactPointsAnswer>(params: ListMfaContactPointsParams, options?: Asking<ListMfaContactPointsAnswer, Data, readonly ['listMfaContactPoints', ListMfaContactPointsParams]>): UseQueryResult<Data, ApiProblem> =>
  useQuery<ListMfaContactPointsAnswer, ApiProblem, Data, readonly ['listMfaContactPoints', ListMfaContactPointsParams]>({ ...options, ...listMfaContactPointsOptions(usePortalClient(), params) })
