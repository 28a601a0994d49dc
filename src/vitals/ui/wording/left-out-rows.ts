import type { Translate } from '#i18n/use-messages.ts'

/**
 * The last row of a file of readings: how many could not be read and are not in it. None when all
 * are.
 */
export function leftOutRows(t: Translate, leftOut: number): readonly (readonly [string])[] {
  return leftOut === 0 ? [] : [[t('ui.left-out', { count: leftOut })]]
}
