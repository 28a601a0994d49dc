import type { Arbitrary } from 'fast-check'
import { withAt } from '../request-draft.ts'
import type { FastCheck } from './format-arbitrary.ts'

/** Mostly `right`; else the example `shown` with one value of a wrong type, at one of the places. */
export function mostlyRight(
  fc: FastCheck,
  right: Arbitrary<unknown>,
  places: readonly { readonly steps: Parameters<typeof withAt>[1] }[],
  shown: unknown,
): Arbitrary<unknown> {
  // An empty body has no value whose type could be wrong.
  if (places.length === 0) return right
  const strange = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.integer(), { maxLength: 2 }),
  )
  const wrong = fc
    .tuple(fc.constantFrom(...places), strange)
    .map(([{ steps }, put]) => withAt(shown, steps, put))
  return fc.oneof({ weight: 4, arbitrary: right }, { weight: 1, arbitrary: wrong })
}
