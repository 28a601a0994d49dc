import { isUnreadable } from '#platform/model/parts/part.ts'
import type { PaymentMethod } from '#generated/schemas/rpc/payment.reader.ts'

export type { PaymentMethod }

/**
 * The state of a card on a day (`yyyy-MM-dd`). A card is valid to the end of its last month; `soon`
 * means within two months.
 */
export function expiryOf(
  { expiryMonth }: Pick<PaymentMethod, 'expiryMonth'>,
  today: string,
): 'none' | 'valid' | 'soon' | 'expired' {
  if (expiryMonth === '' || isUnreadable(expiryMonth)) return 'none'
  const months = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
  const left = months(expiryMonth) - months(today)
  if (left < 0) return 'expired'
  return left <= 1 ? 'soon' : 'valid'
}
