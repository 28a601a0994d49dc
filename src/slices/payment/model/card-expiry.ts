import type { PaymentMethod } from '#generated/schemas/rpc/payment.reader.ts'

export type { PaymentMethod }

/**
 * How a card stands on a day (`yyyy-MM-dd`): it can be paid with to the end of its last month,
 * which is `soon` within two months.
 */
export function expiryOf(
  { expiryMonth }: Pick<PaymentMethod, 'expiryMonth'>,
  today: string,
): 'none' | 'valid' | 'soon' | 'expired' {
  if (expiryMonth === '') return 'none'
  const months = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
  const left = months(expiryMonth) - months(today)
  if (left < 0) return 'expired'
  return left <= 1 ? 'soon' : 'valid'
}
