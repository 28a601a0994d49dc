// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, defaulted, member, object, orUnreadable, rows, text, type Tolerant } from '../tolerant.ts'
import type { PaymentMethod, ListPaymentMethodsRequest, ListPaymentMethodsResponse, AddPaymentMethodRequest, AddPaymentMethodResponse, SetDefaultPaymentMethodRequest, SetDefaultPaymentMethodResponse, DeletePaymentMethodRequest, DeletePaymentMethodResponse } from './payment.reader.ts'

const pattern = text(/^[A-Za-z0-9_-]{1,64}$/u)
const paymentMethodKind = member('PAYMENT_METHOD_KIND_', ['', 'CARD', 'HSA_CARD', 'BANK_ACCOUNT'])
const pattern2 = text(/^[0-9]{4}$/u)
const pattern3 = text(/^([0-9]{4}-(0[1-9]|1[0-2]))?$/u)
const pattern4 = text(/^(https:\/\/[a-z0-9.-]+(:[0-9]{1,5})?\/[A-Za-z0-9/._-]*|http:\/\/(127\.0\.0\.1|localhost)(:[0-9]{1,5})?\/[A-Za-z0-9/._-]*)?$/u)
const pattern5 = text(/^tok_[a-z0-9]+(_[a-z0-9]+)*$/u)

export const PaymentMethodReader: Tolerant<PaymentMethod> = object({
  id: defaulted(pattern, ''),
  kind: defaulted(paymentMethodKind, "PAYMENT_METHOD_KIND_UNSPECIFIED"),
  brand: defaulted(text(/./su), ''),
  lastFour: defaulted(pattern2, ''),
  expiryMonth: defaulted(orUnreadable(pattern3), ''),
  isDefault: defaulted(boolean, false),
})

export const ListPaymentMethodsRequestReader: Tolerant<ListPaymentMethodsRequest> = object({})

export const ListPaymentMethodsResponseReader: Tolerant<ListPaymentMethodsResponse> = object({
  methods: defaulted(rows(PaymentMethodReader), []),
  formUri: defaulted(orUnreadable(pattern4), ''),
})

export const AddPaymentMethodRequestReader: Tolerant<AddPaymentMethodRequest> = object({
  processorToken: defaulted(pattern5, ''),
  makeDefault: defaulted(boolean, false),
})

export const AddPaymentMethodResponseReader: Tolerant<AddPaymentMethodResponse> = object({
  method: PaymentMethodReader,
})

export const SetDefaultPaymentMethodRequestReader: Tolerant<SetDefaultPaymentMethodRequest> = object({
  id: defaulted(pattern, ''),
})

export const SetDefaultPaymentMethodResponseReader: Tolerant<SetDefaultPaymentMethodResponse> = object({
  methods: defaulted(rows(PaymentMethodReader), []),
})

export const DeletePaymentMethodRequestReader: Tolerant<DeletePaymentMethodRequest> = object({
  id: defaulted(pattern, ''),
})

export const DeletePaymentMethodResponseReader: Tolerant<DeletePaymentMethodResponse> = object({
  methods: defaulted(rows(PaymentMethodReader), []),
})
