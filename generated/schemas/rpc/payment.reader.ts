// Written by `npm run generate` from contracts/. Do not edit.
import { boolean, member, object, orUnreadable, rows, text, type Flavor, type Reader, type Rows, type Unknown, type Unreadable } from '../read.ts'

export type PaymentMethodKind = 'CARD' | 'HSA_CARD' | 'BANK_ACCOUNT' | Unknown

export type PaymentMethod = {
  readonly id: Flavor<'PaymentMethodId'>
  readonly kind: PaymentMethodKind
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: string | Unreadable
  readonly isDefault: boolean
}

export type ListPaymentMethodsRequest = {
}

export type ListPaymentMethodsResponse = {
  readonly methods: Rows<PaymentMethod>
  readonly formUri: string | Unreadable
}

export type AddPaymentMethodRequest = {
  readonly processorToken: string
  readonly makeDefault: boolean
}

export type AddPaymentMethodResponse = {
  readonly method: PaymentMethod
}

export type SetDefaultPaymentMethodRequest = {
  readonly id: Flavor<'SetDefaultPaymentMethodRequestId'>
}

export type SetDefaultPaymentMethodResponse = {
  readonly methods: Rows<PaymentMethod>
}

export type DeletePaymentMethodRequest = {
  readonly id: Flavor<'DeletePaymentMethodRequestId'>
}

export type DeletePaymentMethodResponse = {
  readonly methods: Rows<PaymentMethod>
}

const pattern = text(/^[A-Za-z0-9_-]{1,64}$/u)
const paymentMethodKind = member('PAYMENT_METHOD_KIND_', ['', 'CARD', 'HSA_CARD', 'BANK_ACCOUNT'])
const pattern2 = text(/^[0-9]{4}$/u)
const pattern3 = text(/^([0-9]{4}-(0[1-9]|1[0-2]))?$/u)
const pattern4 = text(/^(https:\/\/[a-z0-9.-]+(:[0-9]{1,5})?\/[A-Za-z0-9/._-]*|http:\/\/(127\.0\.0\.1|localhost)(:[0-9]{1,5})?\/[A-Za-z0-9/._-]*)?$/u)
const pattern5 = text(/^tok_[a-z0-9]+(_[a-z0-9]+)*$/u)

/** Reads `PaymentMethod` as a server sends it. */
export const readPaymentMethod: Reader<PaymentMethod> = object<PaymentMethod>({
  id: [pattern, ''],
  kind: [paymentMethodKind, "PAYMENT_METHOD_KIND_UNSPECIFIED"],
  brand: [text(/./su), ''],
  lastFour: [pattern2, ''],
  expiryMonth: [orUnreadable(pattern3), ''],
  isDefault: [boolean, false],
})

/** Reads `ListPaymentMethodsRequest` as a server sends it. */
export const readListPaymentMethodsRequest: Reader<ListPaymentMethodsRequest> = object<ListPaymentMethodsRequest>({})

/** Reads `ListPaymentMethodsResponse` as a server sends it. */
export const readListPaymentMethodsResponse: Reader<ListPaymentMethodsResponse> = object<ListPaymentMethodsResponse>({
  methods: [rows(readPaymentMethod), []],
  formUri: [orUnreadable(pattern4), ''],
})

/** Reads `AddPaymentMethodRequest` as a server sends it. */
export const readAddPaymentMethodRequest: Reader<AddPaymentMethodRequest> = object<AddPaymentMethodRequest>({
  processorToken: [pattern5, ''],
  makeDefault: [boolean, false],
})

/** Reads `AddPaymentMethodResponse` as a server sends it. */
export const readAddPaymentMethodResponse: Reader<AddPaymentMethodResponse> = object<AddPaymentMethodResponse>({
  method: readPaymentMethod,
})

/** Reads `SetDefaultPaymentMethodRequest` as a server sends it. */
export const readSetDefaultPaymentMethodRequest: Reader<SetDefaultPaymentMethodRequest> = object<SetDefaultPaymentMethodRequest>({
  id: [pattern, ''],
})

/** Reads `SetDefaultPaymentMethodResponse` as a server sends it. */
export const readSetDefaultPaymentMethodResponse: Reader<SetDefaultPaymentMethodResponse> = object<SetDefaultPaymentMethodResponse>({
  methods: [rows(readPaymentMethod), []],
})

/** Reads `DeletePaymentMethodRequest` as a server sends it. */
export const readDeletePaymentMethodRequest: Reader<DeletePaymentMethodRequest> = object<DeletePaymentMethodRequest>({
  id: [pattern, ''],
})

/** Reads `DeletePaymentMethodResponse` as a server sends it. */
export const readDeletePaymentMethodResponse: Reader<DeletePaymentMethodResponse> = object<DeletePaymentMethodResponse>({
  methods: [rows(readPaymentMethod), []],
})
