import * as Schema from 'effect/Schema'
import { listOf } from '#domain/formats.ts'
import { PaymentMethod, paymentMethodKinds, ProcessorToken } from '#domain/payment.ts'
import type {
  AddPaymentMethodRequestJson,
  AddPaymentMethodResponseJson,
  DeletePaymentMethodResponseJson,
  ListPaymentMethodsResponseJson,
  SetDefaultPaymentMethodResponseJson,
} from '#generated/rpc/portal/payment/v1/payment_pb.js'
import { type Accepts, decoder } from './decode.ts'
import { field } from './message-field.ts'
import { wordField } from './message-word.ts'

const own = PaymentMethod.fields

export const PaymentMethodMessage = Schema.Struct({
  id: field(own.id, ''),
  kind: wordField('PAYMENT_METHOD_KIND', paymentMethodKinds),
  brand: field(own.brand, ''),
  lastFour: field(own.lastFour, ''),
  expires: field(own.expires, ''),
  isDefault: field(Schema.Boolean, false),
})
/** What the list, a new default and a deletion answer: all methods, the default one first. */
export const PaymentMethods = Schema.Struct({ methods: field(listOf(PaymentMethodMessage, 10), []) })
/** Without a method it would be an empty one, which is refused. */
export const PaymentMethodAdded = Schema.Struct({ method: field(PaymentMethodMessage, {}) })
export const PaymentMethodWish = Schema.Struct({ processorToken: field(ProcessorToken, ''), makeDefault: field(Schema.Boolean, false) })
export type AcceptsPayment = [
  Accepts<ListPaymentMethodsResponseJson, typeof PaymentMethods>, Accepts<SetDefaultPaymentMethodResponseJson, typeof PaymentMethods>,
  Accepts<DeletePaymentMethodResponseJson, typeof PaymentMethods>, Accepts<AddPaymentMethodResponseJson, typeof PaymentMethodAdded>,
  Accepts<AddPaymentMethodRequestJson, typeof PaymentMethodWish>,
]

const decodeList = decoder('listPaymentMethods', PaymentMethods)

/** The ways in which the member pays, the default one first. Throws ContractBroken. */
export const paymentMethodsOf = (wire: ListPaymentMethodsResponseJson): readonly PaymentMethod[] => decodeList(wire).methods
