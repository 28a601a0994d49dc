import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * The words in order, without anchors, whitespace and table rules, which a formatter may change.
 */
function wordsOf(file: string): string {
  const words = readFileSync(file, 'utf8')
    .replace(/<a id="\w+"><\/a>/g, '')
    .split(/[\s|]+/)
    .filter((word) => word !== '' && !/^:?-{2,}:?$/.test(word))
  return createHash('sha256').update(words.join(' ')).digest('hex')
}

it.each([
  [
    'docs/spec/1-shell-and-chat.md',
    '404f3f09bb83b8f5d72f302a48dbeca221b647836e06192375f6781a3d0c9cff',
  ],
  [
    'docs/spec/2-sign-in-and-data.md',
    'ec9e720a5dd5ad4796d4d800e9c55c8d4f21f5427dbde846f9967706f6e12c6d',
  ],
])('%s has the words of the specification', (file, hash) => expect(wordsOf(file)).toBe(hash))
