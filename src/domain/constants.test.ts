import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { birthYears } from './birth-years.ts'
import { breakpointOf } from './breakpoint.ts'
import { addressesFor, support } from './contact.ts'
import { environmentNames, environmentOf } from './environment.ts'
import { imageAddress, isHighDensity } from './image-address.ts'
import { languages } from './language.ts'
import { yearRange } from './member.ts'
import { notificationWindows } from './notification-windows.ts'

test('CONST-002 GAP-040: there are a phone and an email of support, and they are nobody\'s', () => {
  expect(support.phone).toMatch(/^1-800-555-01\d\d$/)
  expect(support.dial).toBe(`tel:+${support.phone.replaceAll('-', '')}`)
  expect(support.email).toMatch(/@wellspring\.example$/)
})

test('GAP-039: each language has its own addresses, all of them under a reserved domain', () => {
  const all = languages.map(language => Object.values(addressesFor(language)))
  expect(new Set(all.flat()).size).toBe(all.flat().length)
  for (const address of all.flat()) expect(new URL(address)).toMatchObject({ protocol: 'https:', hostname: expect.stringMatching(/\.example$/) as string })
})

test('CONST-003: the environments', () => {
  expect(environmentNames).toEqual(['int', 'preprod', 'prod', 'local'])
  expect(() => environmentOf('staging')).toThrow('staging')
})

describe('years', () => {
  test('CONST-004 GAP-016: birth years to choose from, the latest first', () => {
    const years = birthYears(2026)
    expect([years.length, years[0], years[1], years.at(-1)]).toEqual([121, 2026, 2025, 1906])
  })
  test('GAP-016: a member\'s own years go up from her birth', () => expect(yearRange({ birthDate: '2024-05-01' } as Parameters<typeof yearRange>[0], 2026)).toEqual([2024, 2025, 2026]))
})

describe('pictures', () => {
  const address = 'https://images.wellspring.example/a/b.jpg?width=200'
  it('CONST-005 CONST-006: are asked for with quality auto and format auto', () =>
    expect(imageAddress(address, { isHighDensity: false })).toBe('https://images.wellspring.example/a/b.jpg?width=200&quality=auto&format=auto'))
  it('CONST-007: with density 2 on screens of high density, and on no other', () => {
    expect(imageAddress(address, { isHighDensity: true })).toBe(`${address}&quality=auto&format=auto&density=2`)
    expect(imageAddress(imageAddress(address, { isHighDensity: true }), { isHighDensity: false })).not.toContain('density')
    expect([1, 1.5, 1.99, 2, 3].map(isHighDensity)).toEqual([false, false, false, true, true])
  })
})

test('CONST-008 CONST-009 GAP-103: April 15 and May 30', () => expect(notificationWindows).toEqual({ spring: { month: 4, day: 15 }, endOfMay: { month: 5, day: 30 } }))

test('CONST-010: chat has words of welcome in each language', () => {
  for (const language of languages) {
    const texts = JSON.parse(readFileSync(`${import.meta.dirname}/../i18n/catalogues/chat.${language}.json`, 'utf8')) as Record<string, string>
    expect(texts['chat.new.intro']?.length).toBeGreaterThan(40)
  }
})

describe('GAP-044: the bounds of the widths', () => {
  it.each([[320, 'mobile'], [767, 'mobile'], [768, 'medium'], [1024, 'medium'], [1025, 'wide'], [1440, 'wide']])('%i px is %s', (width, breakpoint) => expect(breakpointOf(width)).toBe(breakpoint))
})
