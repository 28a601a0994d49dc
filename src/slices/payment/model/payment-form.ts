import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { AddPaymentMethodRequest } from '#generated/schemas/rpc/payment.writer.ts'
import { whole } from '#platform/model/schema-rules.ts'

const message = <Event extends string, Fields extends Schema.Struct.Fields>(
  event: Event,
  fields: Fields,
) =>
  Schema.Struct({ type: Schema.Literal('payment-form'), event: Schema.Literal(event), ...fields })

/**
 * The messages that the processor's card form posts to the page. The card number never leaves the
 * form.
 */
const PaymentFormMessage = Schema.Union([
  message('ready', {}),
  message('height', { height: whole(1, 2000) }),
  message('token', { token: AddPaymentMethodRequest.fields.processorToken }),
])
export type PaymentFormMessage = typeof PaymentFormMessage.Type

const decode = Schema.decodeUnknownOption(PaymentFormMessage)

/**
 * Parses a message of the card form. `null` for any other data, and for a token that contains a
 * card number.
 */
export function paymentFormMessageOf(data: unknown): PaymentFormMessage | null {
  return Option.getOrNull(decode(data))
}

/** The message that the page posts after its call, so that the form can be submitted again. */
export const paymentFormSettled = { type: 'payment-form', event: 'settled' } as const

/** The address of the form in a language, for a page with the origin `parent`. */
export function paymentFormAddress(formUri: string, language: string, parent: string): string {
  const url = new URL(formUri)
  url.searchParams.set('lang', language)
  url.searchParams.set('parent', parent)
  return url.href
}
