import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { birthYears, firstBirthDay } from '#platform/model/validation/birth-years.ts'
import { breakpointOf } from '#platform/model/breakpoint.ts'
import { addressesFor, support } from '#platform/model/support-contact.ts'
import { environmentNames, environmentOf } from '#platform/model/environment.ts'
import { imageAddress } from '#slices/chat/model/image-address.ts'
import { languages } from '#platform/model/supported-languages.ts'
import { yearRange } from '#session/member/model/personal-info.ts'

test('CONST-002 GAP-040: has a fictitious phone and email of support', () => {
  expect(support.phone).toMatch(/^1-800-555-01\d\d$/)
  expect(support.dial).toBe(`tel:+${support.phone.replaceAll('-', '')}`)
  expect(support.email).toMatch(/@wellspring\.example$/)
})

test('GAP-039: has separate addresses per language, all below a reserved domain', () => {
  const all = languages.map((language) => Object.values(addressesFor(language)))
  expect(new Set(all.flat()).size).toBe(all.flat().length)
  for (const address of all.flat())
    expect(new URL(address)).toMatchObject({
      protocol: 'https:',
      hostname: expect.stringMatching(/\.example$/) as string,
    })
})

test('CONST-003: lists the environments', () => {
  expect(environmentNames).toEqual(['int', 'preprod', 'prod', 'local'])
  expect(() => environmentOf('staging')).toThrow('staging')
})

describe('years', () => {
  test('CONST-004 GAP-016: lists the birth years, latest first', () => {
    const years = birthYears(2026)
    expect([years.length, years[0], years[1], years.at(-1)]).toEqual([121, 2026, 2025, 1906])
    expect([firstBirthDay('2026-11-20'), firstBirthDay('2027-01-01')]).toEqual([
      '1906-01-01',
      '1907-01-01',
    ])
  })
  test("GAP-016: lists a member's own years from the birth year on", () =>
    expect(yearRange({ birthDate: '2024-05-01' }, 2026)).toEqual([2024, 2025, 2026]))
})

describe('image addresses', () => {
  const host = environmentOf('prod').imageHost
  const address = `https://${host}/a/b.jpg?width=200`
  const asked = (from: string, pixelRatio = 1) => imageAddress(from, { host, pixelRatio })

  it('CONST-005 CONST-006: request automatic quality and format', () =>
    expect(asked(address)).toBe(`${address}&quality=auto&format=auto`))

  it.each([
    [1, false],
    [1.5, false],
    [1.99, false],
    [2, true],
    [3, true],
  ])(
    'CONST-007: request density 2 with a pixel ratio of %s: %s',
    (pixelRatio, isDense) => {
      expect(asked(address, pixelRatio)).toBe(
        `${address}&quality=auto&format=auto${isDense ? '&density=2' : ''}`,
      )
      expect(asked(`${address}&density=2`, pixelRatio)?.includes('density=2')).toBe(isDense)
    },
  )

  it.each([
    '',
    'https://elsewhere.example/a.jpg',
    `http://${host}/a.jpg`,
    `https://${host}.elsewhere.example/a.jpg`,
    `https://${host}:8443/a.jpg`,
    'a.jpg',
  ])('are null for %j', (from) => expect(asked(from)).toBeNull())
})

test.each(environmentNames)(
  'CONST-008 CONST-009 GAP-103: contain April 15 and May 30 in %s',
  (name) =>
    expect(environmentOf(name).notificationWindow).toEqual({
      spring: { month: 4, day: 15 },
      endOfMay: { month: 5, day: 30 },
    }),
)

test('CONST-010: has a chat welcome text in each language', () => {
  for (const language of languages) {
    const texts = JSON.parse(
      readFileSync(`src/slices/chat/texts/${language}.json`, 'utf8'),
    ) as Record<string, string>
    expect(texts['chat.new.intro']?.length).toBeGreaterThan(40)
  }
})

describe('GAP-044: breakpoints', () => {
  it.each([
    [320, 'mobile'],
    [767, 'mobile'],
    [768, 'medium'],
    [1024, 'medium'],
    [1025, 'wide'],
    [1440, 'wide'],
  ])('%i px is %s', (width, breakpoint) => expect(breakpointOf(width)).toBe(breakpoint))
})
