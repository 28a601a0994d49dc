import { describe, expect, it } from 'vitest'
import * as format from './format.ts'

const newYork = { locale: 'en-US', timeZone: 'America/New_York' } as const
const nuevaYork = { ...newYork, locale: 'es-US' } as const
const at = Date.parse('2026-11-20T12:42:00Z')
const nbsp = '\u00a0'

describe('dates', () => {
  it.each([
    ['medium', 'Nov 20, 2026', '20 nov 2026'],
    ['long', 'November 20, 2026', '20 de noviembre de 2026'],
    ['weekday', 'Friday, November 20', 'Viernes, 20 de noviembre'],
  ] as const)('%s', (style, english, spanish) => {
    expect(format.formatDate(at, newYork, style)).toBe(english)
    expect(format.formatDate(at, nuevaYork, style)).toBe(spanish)
  })

  it('formats a calendar date as the same day in every time zone', () => {
    expect(format.formatCalendarDate('2026-11-20', 'en-US')).toBe('Nov 20, 2026')
  })

  it('writes AM and a. m. with non-breaking spaces', () => {
    expect(format.formatTime(at, newYork)).toBe(`7:42${nbsp}AM`)
    expect(format.formatTime(at, nuevaYork)).toBe(`7:42${nbsp}a.${nbsp}m.`)
    expect(format.formatTime(at + 12 * 3_600_000, nuevaYork)).toBe(`7:42${nbsp}p.${nbsp}m.`)
  })
})

describe('when', () => {
  const now = Date.parse('2026-11-20T14:00:00Z')
  it.each([
    ['2026-11-20T12:42:00Z', `Today, 7:42${nbsp}AM`, `Hoy, 7:42${nbsp}a.${nbsp}m.`],
    ['2026-11-20T04:59:00Z', `Yesterday, 11:59${nbsp}PM`, `Ayer, 11:59${nbsp}p.${nbsp}m.`],
    ['2026-11-20T05:00:00Z', `Today, 12:00${nbsp}AM`, `Hoy, 12:00${nbsp}a.${nbsp}m.`],
    ['2026-11-12T12:42:00Z', `Nov 12, 2026, 7:42${nbsp}AM`, `12 nov 2026, 7:42${nbsp}a.${nbsp}m.`],
  ])('%s', (moment, english, spanish) => {
    expect(format.formatWhen(Date.parse(moment), now, newYork)).toBe(english)
    expect(format.formatWhen(Date.parse(moment), now, nuevaYork)).toBe(spanish)
  })

  it('counts calendar days across both clock changes', () => {
    expect(
      format.daysBetween(
        Date.parse('2026-03-08T05:30:00Z'),
        Date.parse('2026-03-09T04:30:00Z'),
        'America/New_York',
      ),
    ).toBe(1)
    expect(
      format.daysBetween(
        Date.parse('2026-11-01T04:30:00Z'),
        Date.parse('2026-11-02T05:30:00Z'),
        'America/New_York',
      ),
    ).toBe(1)
  })
})

describe('numbers', () => {
  it('uses a true minus sign and a decimal point in both languages', () => {
    expect(format.formatNumber(-1234.56, 'es-US', { decimals: 1 })).toBe('\u22121,234.6')
    expect(format.formatNumber(2, 'en-US', { decimals: 1, signed: true })).toBe('+2.0')
    expect(format.formatNumber(0, 'en-US', { decimals: 1, signed: true })).toBe('0.0')
    expect(format.formatNumber(0.42, 'en-US', { percent: true })).toBe('42%')
  })

  it('names the time zone', () => {
    expect(format.formatTimeZone(at, newYork)).toBe('Eastern Time')
    expect(format.formatTimeZone(at, nuevaYork)).toBe('Hora oriental')
  })
})
