/**
 * The two widths of 2§9 in CSS pixels: wide from the first, mobile up to the second
 * (docs/spec/gaps.md#open).
 */
const wideFrom = 1025
const mobileTo = 767

export type Breakpoint = 'mobile' | 'medium' | 'wide'

export function breakpointOf(width: number): Breakpoint {
  if (width >= wideFrom) return 'wide'
  return width <= mobileTo ? 'mobile' : 'medium'
}
