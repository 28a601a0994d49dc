import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Sentences about none that no unreadable row can make false, and why. */
const decidedElsewhere: Readonly<Record<string, string>> = {
  'sign-in-access.mfa.none': 'it speaks of this page, and unknown ways are counted below it',
  'non-members.confirm.none': 'it says what this page has, and whom to call',
  'supplies.address.none': 'an unreadable address has a sentence of its own before it',
  'doctor-report.labs.none': 'the sheet counts unreadable results before it',
  'pulse.month.none': 'the server counted the readings',
  'blood-sugar.report.meals.none':
    'it speaks of the readings above it, whose rest is counted there',
}
const sentence = /<(?:Text|p)\b[^>]*>\s*\{(?:words\.)?t\(\s*'([\w.-]+\.none)'/g

it('no screen says that there is none without the proof that NoneText and EmptyState demand', () => {
  const unproven = globSync('src/**/*.tsx').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(sentence), ([, key = '']) => key),
  )
  const kept = Object.keys(decidedElsewhere)
  expect(unproven.filter((key) => !kept.includes(key))).toEqual([])
  expect(kept.filter((key) => !unproven.includes(key))).toEqual([])
})
