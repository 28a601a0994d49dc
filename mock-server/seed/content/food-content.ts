import type { LocalizedText } from './localized-text.ts'

export type FoodGroup =
  | 'VEGETABLES'
  | 'FRUIT'
  | 'GRAINS'
  | 'PROTEIN'
  | 'DAIRY'
  | 'FATS_AND_NUTS'
  | 'DRINKS'
  | 'SWEETS'
  | 'MIXED'

/**
 * Nutrition per 100 g: kilocalories; grams of carbohydrate, fiber, sugars, protein, fat, saturated
 * fat; milligrams of sodium.
 */
export type Per100 = readonly [
  calories: number,
  carbohydrate: number,
  fiber: number,
  sugars: number,
  protein: number,
  fat: number,
  saturated: number,
  sodium: number,
]

/** Id, name and grams. */
export type Portion = readonly [id: string, label: LocalizedText, grams: number]

/**
 * A food. `also` lists search synonyms, `starchy` vegetables count as starch, and `sweetened`
 * drinks contain added sugar.
 */
export type FoodContent = {
  readonly id: string
  readonly name: LocalizedText
  readonly also?: LocalizedText
  readonly group: FoodGroup
  readonly per100: Per100
  readonly portions: readonly [Portion, ...Portion[]]
  readonly starchy?: true
  readonly sweetened?: true
}
