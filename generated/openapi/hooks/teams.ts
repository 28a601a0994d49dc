// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import type {
  ExchangeTeamsTokenParams,
  ExchangeTeamsTokenAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  exchangeTeamsTokenMutation,
} from '../queries.ts'

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** Exchange the token of the workplace-chat client for an access token. */
export const useExchangeTeamsToken = (options?: Changing<ExchangeTeamsTokenAnswer, ExchangeTeamsTokenParams>): UseMutationResult<ExchangeTeamsTokenAnswer, ApiProblem, ExchangeTeamsTokenParams> =>
  useMutation<ExchangeTeamsTokenAnswer, ApiProblem, ExchangeTeamsTokenParams>({ ...options, ...exchangeTeamsTokenMutation(usePortalClient()) })
