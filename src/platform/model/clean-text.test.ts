import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanText, type TextKind } from './clean-text.ts'

const kinds: readonly TextKind[] = ['line', 'prose']
const anyText = fc.string({ unit: 'binary' })
const invisible = fc.constantFrom(
  ...'\u200b\u200e\u200f\u202a\u202c\u2066\u2069\ufeff\u00ad\u2060\u061c',
)
const space = fc.constantFrom(...'\u00a0\u2002\u2007\u2009\u202f\u205f\u3000\t')
const hyphen = fc.constantFrom(...'\u2010\u2011\u2012\u2013\u2014\u2212\ufe63\uff0d')
const zeros = fc.constantFrom('٠', '۰', '०', '０', '𝟎', '𝟘')

describe('cleanText', () => {
  it.each([
    ['\u202a(404) 555‑0100\u202c', '(404) 555-0100'],
    ['٤٠٤\u00a0٥٥٥ ٠١٠٠', '404 555 0100'],
    ['４０４−５５５−０１００', '404-555-0100'],
    ['１２３４５６', '123456'],
    ['٥٫٦', '5.6'],
    ['\ufeffrosa@example.com\u200b', 'rosa@example.com'],
    ['Jean–Luc', 'Jean-Luc'],
    ['12\u00adMain\u2028Street', '12Main Street'],
    ['José\u0301', 'José\u0301'],
  ])('%j in one line is %j', (typed, clean) => {
    expect(cleanText(typed, 'line')).toBe(clean)
  })

  it.each([
    ['a – b — c\r\nd\u00a0e', 'a – b — c\nd e'],
    ['👩‍👧 ❤️ 👍🏽 🏴󠁧󠁢󠁳󠁣󠁴󠁿', '👩‍👧 ❤️ 👍🏽 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['می‌خواهم', 'می‌خواهم'],
    ['1‍2 ‌a', '12 a'],
  ])('%j in free text is %j', (typed, clean) => {
    expect(cleanText(typed, 'prose')).toBe(clean)
  })

  it.each(kinds)('leaves a clean %s as it is', (kind) => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanText(text, kind)
        expect(cleanText(clean, kind)).toBe(clean)
      }),
    )
  })

  it.each(kinds)('leaves plain ASCII in a %s as it is', (kind) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ -~]*$/), (text) => {
        expect(cleanText(text, kind)).toBe(text)
      }),
    )
  })

  it('reads a number the same however its characters are written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ digit: fc.nat(9), zero: zeros, mark: invisible, space, hyphen })),
        (parts) => {
          const typed = parts.map(({ digit, zero, mark, space, hyphen }) => {
            const code = (zero.codePointAt(0) ?? 0) + digit
            return `${mark}${String.fromCodePoint(code)}${mark}${space}${hyphen}`
          })
          expect(cleanText(typed.join(''), 'line')).toBe(
            parts.map(({ digit }) => `${digit} -`).join(''),
          )
        },
      ),
    )
  })

  it.each(kinds)('leaves no invisible character beside digits in a %s', (kind) => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(invisible, fc.constantFrom('1', '\u200c', '\u200d'))),
        (parts) => {
          expect(cleanText(parts.join(''), kind)).toMatch(/^1*$/)
        },
      ),
    )
  })
})
