import { useQueryClient } from '@tanstack/react-query'
import type { PaymentMethod } from '../model/card-expiry.ts'
import { refreshAfter } from '#generated/query/operation.ts'
import {
  addPaymentMethod,
  deletePaymentMethod,
  setDefaultPaymentMethod,
} from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useListPaymentMethods } from '#generated/rpc/hooks.ts'
import {
  addPaymentMethodMutation,
  deletePaymentMethodMutation,
  setDefaultPaymentMethodMutation,
} from '#generated/rpc/queries.ts'
import type { ListPaymentMethodsResponse } from '#generated/schemas/rpc/payment.reader.ts'
import type { Rows } from '#generated/schemas/read.ts'
import { type SaveWithFailure, useSaveWithFailure } from '#platform/query/use-save-with-failure.ts'
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'
import { useSave } from '#platform/query/use-save.ts'

/**
 * The ways in which the member pays, and the form that adds one; null where only the phone does.
 */
export type PaymentRead = { readonly methods: Rows<PaymentMethod>; readonly formUri: string | null }

const paymentOf = ({ methods, formUri }: ListPaymentMethodsResponse): PaymentRead => ({
  methods,
  formUri: formUri === '' ? null : formUri,
})

/** The ways in which the member pays, the default one first, and the form that adds one. */
export function usePaymentMethods(): QueryState<PaymentRead> {
  const read = toQueryState(useListPaymentMethods({}, { select: paymentOf }))
  return read.state === 'ready' ? { ...read, leftOut: read.data.methods.leftOut } : read
}

/** What adds a method: the processor's token for it, never a number. */
export type NewMethod = { readonly processorToken: string; readonly makeDefault: boolean }

/**
 * Adds a method, and says why one was not added. Refused when the processor declines it, when its
 * token was used, and when there are ten.
 */
export function useAddMethod(): SaveWithFailure<NewMethod, PaymentMethod> {
  const client = useRpcClient()
  const queries = useQueryClient()
  return useSaveWithFailure(async (asked: NewMethod) => {
    try {
      return (await addPaymentMethod(client, asked)).method
    } catch (thrown) {
      // It may have been added, and only its answer was lost.
      void refreshAfter(queries, addPaymentMethodMutation)
      throw thrown
    }
  }, addPaymentMethodMutation.invalidates)
}

/** Makes one the default by its id. Refused `not_found` when it is there no more. */
export function useSetDefaultMethod() {
  const client = useRpcClient()
  return useSave(
    (id: string) => setDefaultPaymentMethod(client, { id }),
    setDefaultPaymentMethodMutation.invalidates,
  )
}

/** Takes one away by its id; the oldest of the others becomes the default when the default goes. */
export function useDeleteMethod() {
  const client = useRpcClient()
  return useSave(
    (id: string) => deletePaymentMethod(client, { id }),
    deletePaymentMethodMutation.invalidates,
  )
}
