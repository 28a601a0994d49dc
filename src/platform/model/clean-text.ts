/** What a field takes: one judged line (a name, a phone, a code), or free text of several lines. */
export type TextKind = 'line' | 'prose'

/** A letter with its marks, or a part of an emoji: what a joiner may stand between. */
const joined = String.raw`[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]`
const joiner = String.raw`\p{Join_Control}`
const freeJoiner = new RegExp(`(?<!${joined})${joiner}|${joiner}(?!${joined})`, 'gu')

/** Spelling of typed characters, in order; the second column has the plain characters. */
const everywhere: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\r\n?|[\u0085\u2028\u2029]/g, '\n'],
  // Variation selectors and tags belong to emoji; joiners are judged below.
  [/(?!\p{Join_Control}|\p{Variation_Selector}|[\u{E0020}-\u{E007F}])\p{DI}/gu, ''],
  [freeJoiner, ''],
  [/[\p{Zs}\t]/gu, ' '],
  [/(?!\n)\p{Cc}/gu, ''],
  [/\p{Nd}/gu, asciiDigit],
  [/[\u2010\u2011\uFE63\uFF0D]/g, '-'],
]
const inLines: typeof everywhere = [
  [/\n/g, ' '],
  [/[\p{Pd}\u2212]/gu, '-'],
  [/\u066B/g, '.'],
  [/\u066C/g, ','],
  // The full-width forms of ASCII.
  [/[\uFF01-\uFF5E]/g, (found) => String.fromCharCode(found.charCodeAt(0) - 0xfee0)],
]

/**
 * Typed or pasted text in plain characters, before any rule judges it: no direction marks and
 * zero-width characters (but joiners between letters), one kind of space, hyphen and digit.
 * Passwords are not cleaned: a server compares them byte by byte (docs/decisions/0104-clean-text.md).
 */
export function cleanText(typed: string, kind: TextKind): string {
  let text = typed
  for (const [found, plain] of kind === 'line' ? [...everywhere, ...inLines] : everywhere)
    text = typeof plain === 'string' ? text.replace(found, plain) : text.replace(found, plain)
  return text
}

/** Decimal digits stand in runs of ten, so the distance to the run's start is the value. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let start = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(start - 1))) start -= 1
  return String((code - start) % 10)
}
