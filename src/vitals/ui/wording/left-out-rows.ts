import type { Translate } from '#i18n/use-messages.ts'

/**
 * The last row of a CSV file: the number of readings that could not be read. Empty when all could.
 */
export function leftOutRows(t: Translate, leftOut: number): readonly (readonly [string])[] {
  return leftOut === 0 ? [] : [[t('ui.left-out', { count: leftOut })]]
}
