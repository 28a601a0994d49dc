import { tenth } from './tenth.ts'

/**
 * KDIGO's categories as clinical.md 6 has them (PMC10985780). A category is a range that a result lies in, never a diagnosis: G1 and G2 alone are no kidney
 * disease, and one result is no stage, for KDIGO asks for three months.
 */
export const filtrationRanges = [
  { category: 'G1', name: 'G1', from: 90, to: null },
  { category: 'G2', name: 'G2', from: 60, to: 89 },
  { category: 'G3A', name: 'G3a', from: 45, to: 59 },
  { category: 'G3B', name: 'G3b', from: 30, to: 44 },
  { category: 'G4', name: 'G4', from: 15, to: 29 },
  { category: 'G5', name: 'G5', from: null, to: 14, under: 15 },
] as const
export const albuminRanges = [
  { category: 'A1', name: 'A1', from: null, to: 29, under: 30 },
  { category: 'A2', name: 'A2', from: 30, to: 300 },
  { category: 'A3', name: 'A3', from: 301, to: null, over: 300 },
] as const

/** `from` and `to` in whole numbers; `under` and `over` where the source says the limit so, which holds for decimals, too. */
export type KidneyRange = { readonly name: string; readonly from: number | null; readonly to: number | null; readonly under?: number; readonly over?: number }

/** The range of a category of the wire. */
export const filtrationRangeOf = (category: (typeof filtrationRanges)[number]['category']): KidneyRange => filtrationRanges.find(range => range.category === category) ?? filtrationRanges[0]
export const albuminRangeOf = (category: (typeof albuminRanges)[number]['category']): KidneyRange => albuminRanges.find(range => range.category === category) ?? albuminRanges[0]

/** The category that a value lies in, decimals included: 59.5 is under 60 and so G3a. */
export const filtrationCategoryOf = (value: number): (typeof filtrationRanges)[number]['category'] => filtrationRanges.find(({ from }) => value >= (from ?? 0))?.category ?? 'G5'
export const albuminCategoryOf = (value: number): (typeof albuminRanges)[number]['category'] => (value < 30 ? 'A1' : value <= 300 ? 'A2' : 'A3')

type Result = { readonly value: number; readonly timestamp: string }

/** How the newest of some results (newest first) differs from the one before; null with fewer than two. One decimal. */
export function changeOf(results: readonly Result[]): { readonly by: number; readonly since: string } | null {
  const [newest, before] = results
  if (newest === undefined || before === undefined) return null
  return { by: tenth(newest.value - before.value), since: before.timestamp }
}
