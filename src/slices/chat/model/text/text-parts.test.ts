import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cutMessage, readable, shownLength, textParts } from './text-parts.ts'

const graphemes = (text: string) =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  )

test.each([
  [shownLength - 1, null],
  [shownLength, null],
  [shownLength + 1, 1001],
])('CHAT-051 CHAT-064: cuts %i characters', (length, shown) => {
  for (const sign of ['a', '🍎', 'é'])
    expect(
      cutMessage(sign.repeat(length)) === null
        ? null
        : [...(cutMessage(sign.repeat(length)) as string)].length,
    ).toBe(shown)
})

test('CHAT-051: never splits a grapheme', () => {
  const family = '👩‍👩‍👧‍👦'
  expect(cutMessage('a'.repeat(998) + family + 'b'.repeat(20))).toBe(`${'a'.repeat(998)}…`)
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', ' ', '🇲🇽', family, 'e\u0301', '🍎', 'ñ'), {
        minLength: 300,
        maxLength: 1400,
      }),
      (signs) => {
        const whole = signs.join('')
        const cut = cutMessage(whole)
        expect(cut === null).toBe([...whole].length <= shownLength)
        if (cut === null) return
        const stored = cut.slice(0, -1)
        expect([whole.startsWith(stored), [...stored].length <= shownLength]).toEqual([true, true])
        expect(graphemes(stored)).toEqual(graphemes(whole).slice(0, graphemes(stored).length))
      },
    ),
    { numRuns: 40 },
  )
})

test('CHAT-051: splits a grapheme that is longer than the limit', () =>
  expect([...(cutMessage(`a${'\u0301'.repeat(3000)}`) as string)].length).toBe(1001))

describe('links in a message', () => {
  const linksOf = (message: string) =>
    textParts(message)
      .filter(({ href }) => href !== null)
      .map(({ href }) => href)
  it.each([
    ['See https://www.heart.org/bp.', ['https://www.heart.org/bp']],
    ['(https://example.org/a_(b)), then', ['https://example.org/a_(b)']],
    [
      'http://example.org and https://example.org/?q=1&x=2!',
      ['http://example.org/', 'https://example.org/?q=1&x=2'],
    ],
    ['javascript:alert(1) data:text/html,x ftp://example.org', []],
    ['https://user:word@example.org/', []],
    ['https://localhost/ https:///x', []],
    ['xhttps://example.org', []],
    ['<a href="https://example.org/a">', ['https://example.org/a']],
    ['118 over 76. Good.', []],
    ['https://example.org/presión/año?q=ñ', ['https://example.org/presi%C3%B3n/a%C3%B1o?q=%C3%B1']],
    ['https://exаmple.org/ with a letter of another script', []],
    ['https://example.org/\u202etxt.exe', []],
    ['https://example.org\u200b.evil.example/', []],
  ])('%j', (message, links) => expect(linksOf(message)).toEqual(links))

  it('are found quickly in any text', () =>
    expect(linksOf(`https://example.org/${'a1'.repeat(2400)}\u200b`)).toEqual([]))

  it('do not change the text', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string({ unit: 'binary' }),
            fc.webUrl(),
            fc.constantFrom('https://', ')', '. '),
          ),
        ),
        (pieces) => {
          const message = pieces.join('')
          expect(
            textParts(message)
              .map(({ text }) => text)
              .join(''),
          ).toBe(message)
          for (const { href } of textParts(message))
            expect(href === null || /^https?:\/\//.test(href)).toBe(true)
        },
      ),
    )
  })
})

it.each([
  ['It is fine.\n\tThank you 😀', 'It is fine.\n\tThank you 😀'],
  ['a\u202ecba\u202c d\u202a\u202b\u202d', 'acba d'],
  ['be\u0007ll\u0000 and\r\n line\u009f', 'bell and\n line'],
  ['שלום \u2067and\u2069 👨\u200d👩\u200d👧', 'שלום \u2067and\u2069 👨\u200d👩\u200d👧'],
])('%j is shown as %j', (text, shown) => expect(readable(text)).toBe(shown))
