import { expect, it } from 'vitest'
import { vagueNames } from './glossary.ts'

it('reports a type that is named with one common word', () => {
  expect(vagueNames([{ file: 'src/a.ts', name: 'Told' }])).toEqual([
    'src/a.ts: "Told" is one common word. Add what it is of: see docs/glossary.md.',
  ])
})

it('reports one word that two files of a layer export', () => {
  const twice = [
    { file: 'src/a.ts', name: 'Reading' },
    { file: 'src/b.ts', name: 'Reading' },
  ]
  expect(vagueNames(twice)).toEqual(['src/a.ts, src/b.ts: all export "Reading".'])
})

it('allows a domain word that one file exports, and names of two words', () => {
  const names = ['Reading', 'CallLog', 'CallLog'].map((name, index) => ({
    file: `src/${index}.ts`,
    name,
  }))
  expect(vagueNames(names)).toEqual([])
})
