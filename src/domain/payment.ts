import * as Schema from 'effect/Schema'
import { matching, text } from './formats.ts'

export const paymentMethodKinds = ['CARD', 'HSA_CARD', 'BANK_ACCOUNT'] as const

/** A way to pay: never a number, only its last four digits. `expires` is the last month of a card, `yyyy-MM`, and empty for an account. */
export const PaymentMethod = Schema.Struct({
  id: matching(/^[A-Za-z0-9_-]{1,64}$/),
  kind: Schema.Literals(paymentMethodKinds),
  brand: text(1, 40),
  lastFour: matching(/^[0-9]{4}$/),
  expires: matching(/^([0-9]{4}-(0[1-9]|1[0-2]))?$/),
  isDefault: Schema.Boolean,
})
export type PaymentMethod = typeof PaymentMethod.Type

/** One-time token of the payment processor; eight digits on end would be a number. */
export const ProcessorToken = matching(/^tok_[a-z0-9]+(_[a-z0-9]+)*$/, 80).check(Schema.makeFilter((token: string) => !/[0-9]{8}/.test(token)))

/** Address of the processor's card form; empty where cards are added by phone only. */
export const PaymentFormUrl = matching(
  /^(https:\/\/[a-z0-9.-]+(:[0-9]{1,5})?\/[A-Za-z0-9/._-]*|http:\/\/(127\.0\.0\.1|localhost)(:[0-9]{1,5})?\/[A-Za-z0-9/._-]*)?$/,
  300,
)

/** How a card stands on a day (`yyyy-MM-dd`): it can be paid with to the end of its last month, which is `soon` within two months. */
export function expiryOf({ expires }: Pick<PaymentMethod, 'expires'>, today: string): 'none' | 'valid' | 'soon' | 'expired' {
  if (expires === '') return 'none'
  const months = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
  const left = months(expires) - months(today)
  if (left < 0) return 'expired'
  return left <= 1 ? 'soon' : 'valid'
}
