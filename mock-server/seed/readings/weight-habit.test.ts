import { expect, test } from 'vitest'
import { pia } from '../personas/pia.ts'
import { wes } from '../personas/wes.ts'
import type { Persona } from '../persona.ts'

const TODAY = 20_777
const readings = (who: string, { weight, days }: Persona) =>
  Array.from({ length: days + 1 }, (_, ago) => weight?.(who, TODAY - ago, ago) ?? []).flat()

test('a shared scale gives irregular readings without body composition', () => {
  const irregular = readings('wes', wes).filter(({ isIrregular }) => isIrregular)
  expect(irregular.length).toBeGreaterThan(3)
  expect(irregular.every(({ bodyFat, muscle }) => bodyFat === null && muscle === null)).toBe(true)
})

test('only a body composition scale reports it; a typed weight has none', () => {
  const all = readings('wes', wes)
  const regular = all.filter(({ isIrregular, source }) => !isIrregular && source === undefined)
  expect(regular.filter(({ bodyFat }) => bodyFat !== null).length).toBeGreaterThan(
    regular.length * 0.9,
  )
  expect(
    all.filter(({ source, bodyFat }) => source === 'SELF_REPORTED' && bodyFat !== null),
  ).toEqual([])
  expect(
    readings('pia', pia).every(({ bodyFat, muscle }) => bodyFat === null && muscle === null),
  ).toBe(true)
})

test('generates morning readings with one decimal, the same each time', () => {
  const all = readings('wes', wes)
  expect(readings('wes', wes)).toEqual(all)
  expect(all.every(({ pounds }) => Math.round(pounds * 10) / 10 === pounds)).toBe(true)
  expect(all.filter(({ time }) => time < '08:00').length).toBeGreaterThan(all.length * 0.8)
})
