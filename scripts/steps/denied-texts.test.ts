import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * The quoted texts that the steps of a feature say are absent, and all other lines. A text that is
 * written nowhere else may have got another wording: its absence would then prove nothing.
 */
function deniedOf(feature: string): { denied: string[]; rest: string } {
  const denied: string[] = []
  const rest = feature.split('\n').filter((line) => {
    const quoted = /^\s*\|/.test(line) ? [] : [...line.matchAll(/"([^"<>]*)"/g)]
    const isDenial = / does not (?:say|show|contain) | no longer says /.test(line)
    if (isDenial) denied.push(...quoted.map(([, text = '']) => text))
    return !isDenial
  })
  return {
    denied,
    rest: rest
      .join('\n')
      .replaceAll(/ and not "([^"<>]*)"/g, (_, text: string) => (denied.push(text), '')),
  }
}

test('finds what is denied', () =>
  expect(
    deniedOf('Then the content does not say "a"\nThen x contains "b", and not "c"\n| "d" |'),
  ).toEqual({ denied: ['a', 'c'], rest: 'Then x contains "b",\n| "d" |' }))

/** Denied texts that no page of the snapshots and no other step has, with what they stand for. */
const otherwise: Readonly<Record<string, string>> = {
  'ange: 70 to 180': 'the end of two words; the range has other limits in the steps beside it',
  'ange, 70 to 180': 'the end of two words; the range has other limits in the steps beside it',
  'Very low 1': 'the count beside a name, which is 2 in the step before',
  'This link does not show: Pulse and Medicines.': 'the sentence of a link with fewer areas',
  '134 mg/dL': 'what the scenario has typed',
  'A1C estimate': 'the portal estimates no A1C, in no wording',
  'Dana W. is away': 'the coach of another scenario is away',
}

/** What members read without a press, and the texts of all pages. */
const shown = [
  ...globSync('features/snapshots/**/*.txt').filter((file) => !file.endsWith('-presses.txt')),
  ...globSync('src/**/texts/*en-US.json'),
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

test('each text that a step finds absent is shown by a page, a step or the texts', () => {
  const unknown = globSync('features/**/*.feature').flatMap((file) => {
    const { denied, rest } = deniedOf(readFileSync(file, 'utf8'))
    return denied
      .filter((text) => !rest.includes(text) && !shown.includes(text) && !(text in otherwise))
      .map((text) => `${file}: ${text}`)
  })
  expect(unknown).toEqual([])
})
