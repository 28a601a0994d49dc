import type { ContractFinding } from './finding.ts'

/** An element that needs a description; `text` is undefined when it has none. */
export interface Described {
  readonly where: string
  /** The element's name; a description must say more than it. */
  readonly name: string
  readonly text: string | undefined
}

/** A text that readers of the documentation see. */
export interface Prose {
  readonly where: string
  readonly text: string
}

/** `description`: an element has no description, or one that repeats its name. */
export function descriptionFindings(elements: readonly Described[]): ContractFinding[] {
  return elements.flatMap(({ where, name, text = '' }) => {
    if (text.trim() === '')
      return [{ rule: 'description', where, message: 'The element has no description.' }]
    return repeats(text, name)
      ? [{ rule: 'description', where, message: `"${text.trim()}" only repeats the name.` }]
      : []
  })
}

const forbidden: readonly {
  readonly rule: string
  readonly pattern: RegExp
  readonly advice: string
}[] = [
  {
    rule: 'internal-code',
    pattern:
      /§|\b[A-Z]{2,}-\d{3}\b|\b(?:D\d{1,2}|decided|documents? [12]|the documents|[a-z]+\.md)\b/i,
    advice:
      'is internal. Requirements belong in x-requirements or on a line "@requirements ID, ID".',
  },
  {
    rule: 'gendered-word',
    pattern: /\b(?:she|her|hers|herself|he|him|his|himself)\b/i,
    advice: 'is gendered. Write "the member" or "they".',
  },
]

/** `internal-code` and `gendered-word`: a text contains a forbidden word. */
export function wordingFindings(texts: readonly Prose[]): ContractFinding[] {
  return texts.flatMap(({ where, text }) =>
    forbidden.flatMap(({ rule, pattern, advice }) => {
      const found = pattern.exec(text)?.[0]
      return found === undefined ? [] : [{ rule, where, message: `"${found}" ${advice}` }]
    }),
  )
}

const fillers = new Set([
  'a',
  'an',
  'the',
  'of',
  'is',
  'to',
  'this',
  'its',
  'for',
  'and',
  'answer',
  'request',
  'response',
])

const repeats = (text: string, name: string): boolean => {
  const known = new Set(wordsOf(name.replace(/([a-z0-9])([A-Z])/g, '$1 $2')))
  return wordsOf(text).every((word) => fillers.has(word) || known.has(word))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
