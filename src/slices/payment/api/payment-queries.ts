import { knownOrNull } from '#platform/model/parts/part.ts'
import type { PaymentMethod } from '../model/card-expiry.ts'
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
import { toQueryState, type QueryState } from '#platform/query/query-state.ts'
import { withLeftOutCount } from '#platform/query/with-left-out-count.ts'
import { type Save, useSave } from '#platform/query/use-save.ts'

/**
 * The payment methods and the address of the form that adds one; `formUri` is `null` if methods can
 * only be added by phone.
 */
export type PaymentRead = { readonly methods: Rows<PaymentMethod>; readonly formUri: string | null }

const paymentOf = ({ methods, formUri }: ListPaymentMethodsResponse): PaymentRead => ({
  methods,
  // Without a readable address the page says to call, as it does without one.
  formUri: knownOrNull(formUri),
})

/** The payment methods, the default one first, and the address of the form that adds one. */
export function usePaymentMethods(): QueryState<PaymentRead> {
  return withLeftOutCount(
    toQueryState(useListPaymentMethods({}, { select: paymentOf })),
    ({ methods }) => methods.leftOut,
  )
}

/** The input of a new method: the processor's token, never a card number. */
export type NewMethod = { readonly processorToken: string; readonly makeDefault: boolean }

/**
 * Adds a payment method. Refused when the processor declines it, when its token was used, or when
 * there are ten.
 */
export function useAddMethod(): Save<NewMethod, PaymentMethod> {
  const client = useRpcClient()
  return useSave(
    async (input: NewMethod) => (await addPaymentMethod(client, input)).method,
    addPaymentMethodMutation.invalidates,
  )
}

/** Makes a method the default by its id. Refused `not_found` when it no longer exists. */
export function useSetDefaultMethod() {
  const client = useRpcClient()
  return useSave(
    (id: string) => setDefaultPaymentMethod(client, { id }),
    setDefaultPaymentMethodMutation.invalidates,
  )
}

/**
 * Removes a method by its id. The oldest of the others becomes the default if the default is
 * removed.
 */
export function useDeleteMethod() {
  const client = useRpcClient()
  return useSave(
    (id: string) => deletePaymentMethod(client, { id }),
    deletePaymentMethodMutation.invalidates,
  )
}
