import type { PaymentMethod } from '#domain/payment.ts'
import { addPaymentMethod, deletePaymentMethod, setDefaultPaymentMethod } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useListPaymentMethods } from '#generated/rpc/hooks.ts'
import { addedMethodOf, paymentMethodsOf, paymentOf, type PaymentRead } from './payment.ts'
import { readOf, type Read } from './read.ts'
import { type Saving, useSaving } from './saving.queries.ts'

const touched = ['listPaymentMethods'] as const

/** The ways in which the member pays, the default one first, and the form that adds one. */
export const usePaymentMethods = (): Read<PaymentRead> => readOf(useListPaymentMethods({}, { select: paymentOf }))

/** What adds a method: the processor's token for it, never a number. */
export type NewMethod = { readonly processorToken: string; readonly makeDefault: boolean }

/** Adds a method. Refused when the processor declines it, when its token was used, and when there are ten. */
export function useAddMethod(): Saving<NewMethod, PaymentMethod> {
  const client = useRpcClient()
  return useSaving(async (asked: NewMethod) => addedMethodOf(await addPaymentMethod(client, asked)), touched)
}

/** Makes one the default by its id. Refused `not_found` when it is there no more. */
export function useSetDefaultMethod() {
  const client = useRpcClient()
  return useSaving(async (id: string) => paymentMethodsOf(await setDefaultPaymentMethod(client, { id })), touched)
}

/** Takes one away by its id; the oldest of the others becomes the default when the default goes. */
export function useDeleteMethod() {
  const client = useRpcClient()
  return useSaving(async (id: string) => paymentMethodsOf(await deletePaymentMethod(client, { id })), touched)
}
