import { expect, test } from 'vitest'
import { passed } from './check-result.ts'
import { chosenParts, UnknownWord } from './chosen-parts.ts'

const names = 'types drift contract release format lint boundaries links steps'
const all = names.split(' ').map((name) => ({ name, run: async () => passed }))
const chosen = (...words: readonly string[]): string =>
  chosenParts(all, words)
    .map(({ name }) => name)
    .join(' ')

test.each([
  ['no word', [], names],
  ['a part', ['links'], 'links'],
  ['a folder of code', ['scripts'], 'types format lint boundaries'],
  ['a package, by itself', ['mock-server'], 'format types lint boundaries'],
  ['a folder in one', ['mock-server/http'], 'format types lint boundaries'],
  ['a package, and what is none', ['mock-server', 'scripts'], 'types format lint boundaries'],
  ['a folder in it', ['src/slices/alerts'], 'types format lint boundaries'],
  ['the contract', ['contracts'], 'types drift contract release format lint boundaries'],
  ['what it gives', ['generated'], 'drift contract release format'],
  ['a folder and a part', ['mock-server', 'links'], 'format links types lint boundaries'],
  ['documents', ['docs'], 'format links'],
  ['a word that is both', ['steps'], 'format steps types lint boundaries'],
])('chooses the parts of %s', (_, words, parts) => expect(chosen(...words)).toBe(parts))

test('refuses a word that is neither', () => expect(() => chosen('link')).toThrow(UnknownWord))
