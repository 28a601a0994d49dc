import { bloodSugarEntryBounds, weightEntryBounds } from '#vitals/model/care-thresholds.ts'
import { bloodSugarLimits } from '#vitals/model/thresholds.ts'
import type { Refusal, SugarUnit, WeightUnit } from './file-entry.ts'

/** What was changed in a line; each has a sentence in the texts. */
export type Change =
  | 'converted'
  | 'rounded'
  | 'below-meter'
  | 'above-meter'
  | 'beyond-number'
  | 'moved'
  | 'timeless'
  | 'padded'
  | 'note'

/** Blood sugar in whole mg/dL; null when the meter showed Lo or Hi. */
export type SugarValue = {
  readonly type: 'sugar'
  readonly value: number | null
  readonly beyond: 'low' | 'high' | null
  readonly changes: readonly Change[]
}
export type WeightValue = {
  readonly type: 'weight'
  readonly pounds: number
  readonly changes: readonly Change[]
}
type Refused = { readonly type: 'refused'; readonly why: Refusal }

const refused = (why: Refusal): Refused => ({ type: 'refused', why })
const milligramsInAMillimole = 18.0182
const poundsInAKilogram = 1 / 0.45359237
/** The ends of what a meter shows. */
const { severelyLowUnder, severelyHighOver } = bloodSugarLimits
/** A sensor writes `<40` or `>400` beyond its own range. */
const sensor = { low: 40, high: 400 }

/** A number with a point or a comma before its decimals; NaN for everything else. */
export function fileNumber(text: string): number {
  const plain = text.replace(/\s*(mg\/d[lL]|mmol\/[lL]|lbs?\.?|kg|%)$/i, '')
  return /^\d+(?:[.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}

/** The unit that a text names; null for another one, undefined for none. */
export function sugarUnitIn(text: string): SugarUnit | null | undefined {
  if (/mg\s*\/?\s*d\s*l/i.test(text)) return 'mg/dL'
  if (/mmol/i.test(text)) return 'mmol/L'
  return text.trim() === '' || /^[\d.,\s]+$/.test(text) ? undefined : null
}
export function weightUnitIn(text: string): WeightUnit | null | undefined {
  if (/\blbs?\b|pound|libra/i.test(text)) return 'lb'
  if (/\bkgs?\b|kilo/i.test(text)) return 'kg'
  return text.trim() === '' || /^[\d.,\s]+$/.test(text) ? undefined : null
}

const beyond = (side: 'low' | 'high'): SugarValue => ({
  type: 'sugar',
  value: null,
  beyond: side,
  changes: [side === 'low' ? 'below-meter' : 'above-meter'],
})

/** The value of a blood sugar line in a unit. */
export function sugarValue(text: string, unit: SugarUnit): SugarValue | Refused {
  const told = text.trim()
  if (told === '') return refused('no-value')
  if (/^0*lo(w)?$/i.test(told)) return beyond('low')
  if (/^0*hi(gh)?$/i.test(told)) return beyond('high')
  const limit = /^([<>])\s*(.+)$/.exec(told)
  const number = fileNumber(limit?.[2] ?? told)
  if (Number.isNaN(number)) return refused('not-a-number')
  if (number === 0) return refused('zero')
  const exact = unit === 'mmol/L' ? number * milligramsInAMillimole : number
  if (limit?.[1] === '<') return exact <= sensor.low ? beyond('low') : refused('not-a-number')
  if (limit?.[1] === '>') return exact >= sensor.high ? beyond('high') : refused('not-a-number')
  const { from, to, decimalsFrom } = bloodSugarEntryBounds.value
  if (unit === 'mg/dL' && exact < decimalsFrom && !Number.isInteger(number))
    return refused('like-mmol')
  const value = Math.round(exact)
  if (value < from || value > to) return refused('bounds')
  return {
    type: 'sugar',
    value,
    beyond: null,
    changes: [
      ...(unit === 'mmol/L'
        ? ['converted' as const]
        : value === number
          ? []
          : ['rounded' as const]),
      ...(value < severelyLowUnder || value > severelyHighOver ? ['beyond-number' as const] : []),
    ],
  }
}

/** The value of a weight line in a unit, in pounds with one decimal. */
export function weightValue(text: string, unit: WeightUnit): WeightValue | Refused {
  const told = text.trim()
  if (told === '') return refused('no-value')
  const number = fileNumber(told)
  if (Number.isNaN(number)) return refused('not-a-number')
  if (number === 0) return refused('zero')
  const pounds = Math.round((unit === 'kg' ? number * poundsInAKilogram : number) * 10) / 10
  if (pounds < weightEntryBounds.from || pounds > weightEntryBounds.to) return refused('bounds')
  return {
    type: 'weight',
    pounds,
    changes: unit === 'kg' ? ['converted'] : pounds === number ? [] : ['rounded'],
  }
}
