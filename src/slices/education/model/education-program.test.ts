import { expect, test } from 'vitest'
import { educationProgramOf } from './education-program.ts'

const inOrder = [
  'COMPR_PREDIABETES_CARE',
  'ADV_PREDIABETES',
  'PREDIABETES',
  'COMPR_WEIGHT_CARE',
  'ADV_WEIGHT_MANAGEMENT',
  'WEIGHT_MANAGEMENT',
]
const programs = (slugs: readonly string[]) =>
  slugs.map((dbSlug) => ({ dbSlug, courses: { items: [], leftOut: 0 } }))

test('SSO-025: selects the highest-priority program in any order', () => {
  for (const [place, slug] of inOrder.entries()) {
    const rest = inOrder.slice(place)
    expect(educationProgramOf(programs(rest))?.dbSlug).toBe(slug)
    expect(educationProgramOf(programs(rest.toReversed()))?.dbSlug).toBe(slug)
  }
})

test('SSO-025: ignores other programs', () => {
  expect(educationProgramOf(programs(['DIABETES', 'WEIGHT_MANAGEMENT']))?.dbSlug).toBe(
    'WEIGHT_MANAGEMENT',
  )
  expect(educationProgramOf(programs(['DIABETES', 'HYPERTENSION']))).toBeNull()
  expect(educationProgramOf([])).toBeNull()
})
