import * as Schema from 'effect/Schema'
import { listOf } from '#domain/formats.ts'
import { PaymentFormUrl, PaymentMethod, paymentMethodKinds, ProcessorToken } from '#domain/payment.ts'
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
/** What a new default and a deletion return: all methods, the default one first. */
export const PaymentMethods = Schema.Struct({ methods: field(listOf(PaymentMethodMessage, 10), []) })
/** The list, and the address of the form that adds a card. */
export const PaymentMethodList = Schema.Struct({ ...PaymentMethods.fields, formUrl: field(PaymentFormUrl, '') })
/** Without a method it would be an empty one, which is refused. */
export const PaymentMethodAdded = Schema.Struct({ method: field(PaymentMethodMessage, {}) })
export const PaymentMethodWish = Schema.Struct({ processorToken: field(ProcessorToken, ''), makeDefault: field(Schema.Boolean, false) })
export type AcceptsPayment = [
  Accepts<ListPaymentMethodsResponseJson, typeof PaymentMethodList>, Accepts<SetDefaultPaymentMethodResponseJson, typeof PaymentMethods>,
  Accepts<DeletePaymentMethodResponseJson, typeof PaymentMethods>, Accepts<AddPaymentMethodResponseJson, typeof PaymentMethodAdded>,
  Accepts<AddPaymentMethodRequestJson, typeof PaymentMethodWish>,
]

/** The ways in which the member pays, and the form that adds one; null where only the phone does. */
export type PaymentRead = { readonly methods: readonly PaymentMethod[]; readonly formUrl: string | null }

const decodeList = decoder('listPaymentMethods', PaymentMethodList)
const decodeMethods = decoder('setDefaultPaymentMethod', PaymentMethods)
const decodeAdded = decoder('addPaymentMethod', PaymentMethodAdded)

/** The list, the default one first. Throws ContractBroken. */
export function paymentOf(wire: ListPaymentMethodsResponseJson): PaymentRead {
  const { methods, formUrl } = decodeList(wire)
  return { methods, formUrl: formUrl === '' ? null : formUrl }
}

/** The methods after a change, the default one first. Throws ContractBroken. */
export const paymentMethodsOf = (wire: SetDefaultPaymentMethodResponseJson): readonly PaymentMethod[] => decodeMethods(wire).methods

/** The method that was added. Throws ContractBroken. */
export const addedMethodOf = (wire: AddPaymentMethodResponseJson): PaymentMethod => decodeAdded(wire).method
