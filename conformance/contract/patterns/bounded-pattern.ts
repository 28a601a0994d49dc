import { testedInTime } from './tested-in-time.ts'

/** Texts that no pattern takes long for, however it backtracks. */
const SHORT = 12

/** How many texts of a pattern are remembered: headers are the same in most answers. */
const REMEMBERED = 200

/**
 * Quantifiers without an upper limit, or with a large one, outside of character classes. A fixed
 * number of one character leaves no choice, one of a group may.
 */
const repeats = /(?:[*+]|\{\d*,\}|\{\d*,\d{2,}\}|(?<=\))\{\d{2,}\})/g

/** Whether a pattern can backtrack over a text in more than one way: it repeats twice, or a choice. */
const isSuspicious = (pattern: string): boolean => {
  const plain = pattern.replaceAll(/\\./g, 'x').replaceAll(/\[[^\]]*\]/g, 'x')
  return (plain.match(repeats)?.length ?? 0) > 1 || /\|[^()]*\)(?:[*+]|\{)/.test(plain)
}

/** What Ajv needs of a regular expression; its text tells it from others. */
export interface BoundedPattern {
  test(text: string): boolean
  toString(): string
}

/**
 * A regular expression with a limit of time, after which each text counts as matching and `onSlow`
 * is told.
 */
export function boundedPattern(
  pattern: string,
  flags: string,
  onSlow: (pattern: string) => void,
): BoundedPattern {
  const expression = new RegExp(pattern, flags)
  if (!isSuspicious(pattern)) return expression
  let isSlow = false
  const known = new Map<string, boolean>()
  return {
    toString: () => String(expression),
    test: (text) => {
      if (text.length <= SHORT) return expression.test(text)
      const matches = isSlow ? undefined : (known.get(text) ?? testedInTime(expression, text))
      if (matches !== undefined) {
        if (known.size < REMEMBERED) known.set(text, matches)
        return matches
      }
      isSlow = true
      onSlow(pattern)
      return true
    },
  }
}
