// Written by `npm run generate` from contracts/. Do not edit.
import * as Schema from 'effect/Schema'
import { defaulted, empty, list, matching, member, notMatching, text, wellFormed } from '../write.ts'

export const PaymentMethod = Schema.Struct({
  id: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
  kind: defaulted(member('PAYMENT_METHOD_KIND_', ['CARD', 'HSA_CARD', 'BANK_ACCOUNT']), "PAYMENT_METHOD_KIND_UNSPECIFIED"),
  brand: defaulted(text(1, 40).check(wellFormed), ''),
  lastFour: defaulted(matching(/^[0-9]{4}$/u), ''),
  expiryMonth: defaulted(matching(/^([0-9]{4}-(0[1-9]|1[0-2]))?$/u), ''),
  isDefault: defaulted(Schema.Boolean, false),
})
export type PaymentMethod = typeof PaymentMethod.Type

export const ListPaymentMethodsRequest = empty
export type ListPaymentMethodsRequest = typeof ListPaymentMethodsRequest.Type

export const ListPaymentMethodsResponse = Schema.Struct({
  methods: defaulted(list(PaymentMethod, 0, 10), []),
  formUri: defaulted(matching(/^(https:\/\/[a-z0-9.-]+(:[0-9]{1,5})?\/[A-Za-z0-9/._-]*|http:\/\/(127\.0\.0\.1|localhost)(:[0-9]{1,5})?\/[A-Za-z0-9/._-]*)?$/u, 0, 300).check(wellFormed), ''),
})
export type ListPaymentMethodsResponse = typeof ListPaymentMethodsResponse.Type

export const AddPaymentMethodRequest = Schema.Struct({
  processorToken: defaulted(matching(/^tok_[a-z0-9]+(_[a-z0-9]+)*$/u, 0, 80).check(notMatching(/[0-9]{8}/u)), ''),
  makeDefault: defaulted(Schema.Boolean, false),
})
export type AddPaymentMethodRequest = typeof AddPaymentMethodRequest.Type

export const AddPaymentMethodResponse = Schema.Struct({
  method: PaymentMethod,
})
export type AddPaymentMethodResponse = typeof AddPaymentMethodResponse.Type

export const SetDefaultPaymentMethodRequest = Schema.Struct({
  id: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
})
export type SetDefaultPaymentMethodRequest = typeof SetDefaultPaymentMethodRequest.Type

export const SetDefaultPaymentMethodResponse = Schema.Struct({
  methods: defaulted(list(PaymentMethod, 0, 10), []),
})
export type SetDefaultPaymentMethodResponse = typeof SetDefaultPaymentMethodResponse.Type

export const DeletePaymentMethodRequest = Schema.Struct({
  id: defaulted(matching(/^[A-Za-z0-9_-]{1,64}$/u), ''),
})
export type DeletePaymentMethodRequest = typeof DeletePaymentMethodRequest.Type

export const DeletePaymentMethodResponse = Schema.Struct({
  methods: defaulted(list(PaymentMethod, 0, 10), []),
})
export type DeletePaymentMethodResponse = typeof DeletePaymentMethodResponse.Type
