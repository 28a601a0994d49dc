// Written by `npm run generate` from contracts/. Do not edit.
import { useMutation, type UseMutationOptions, type UseMutationResult } from '@tanstack/react-query'
import type {
  OrderLabKitParams,
  OrderLabKitAnswer,
} from '../calls.ts'
import { usePortalClient } from '../client-context.tsx'
import type { ApiProblem } from '../problem.ts'
import {
  orderLabKitMutation,
} from '../queries.ts'

/** Everything that `useMutation` takes, but for what the contract decides. */
type Changing<Answer, Params> = Omit<UseMutationOptions<Answer, ApiProblem, Params>, 'mutationKey' | 'mutationFn'>

/** Send a lab kit to somebody who is no member yet. */
export const useOrderLabKit = (options?: Changing<OrderLabKitAnswer, OrderLabKitParams>): UseMutationResult<OrderLabKitAnswer, ApiProblem, OrderLabKitParams> =>
  useMutation<OrderLabKitAnswer, ApiProblem, OrderLabKitParams>({ ...options, ...orderLabKitMutation(usePortalClient()) })
