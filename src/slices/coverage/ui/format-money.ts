import type { Locale } from '#i18n/locale.ts'

/** US cents as an amount: "$39" and "$39.50". */
export function formatMoney(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)
}
