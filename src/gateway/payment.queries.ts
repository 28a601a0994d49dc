import type { PaymentMethod } from '#domain/payment.ts'
import { deletePaymentMethod, setDefaultPaymentMethod } from '#generated/rpc/calls.ts'
import { useRpcClient } from '#generated/rpc/client-context.tsx'
import { useListPaymentMethods } from '#generated/rpc/hooks.ts'
import { paymentMethodsOf } from './payment.ts'
import { readOf, type Read } from './read.ts'
import { useSaving } from './saving.queries.ts'

const touched = ['listPaymentMethods'] as const

/** The ways in which the member pays, the default one first. */
export const usePaymentMethods = (): Read<readonly PaymentMethod[]> => readOf(useListPaymentMethods({}, { select: paymentMethodsOf }))

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
