import { expect, test } from 'vitest'
import { guideLanguageOf, monitorGuideRequested, monitorGuides } from './monitor-guide.ts'
import type { GuidedDevice, UserGuide } from '#vitals/model/care/user-guides.ts'

const guide = (device: GuidedDevice, ...languages: ('en-US' | 'es-US')[]): UserGuide => ({
  device,
  readingCategory: device.startsWith('h') ? 'bp_monitor' : 'bg_meter',
  name: device,
  owned: false,
  manuals: {
    items: languages.map((language) => ({ language, title: device, updateDate: '2026-01-01' })),
    leftOut: 0,
  },
})
const guides = [
  guide('bg300', 'en-US'),
  guide('htn', 'en-US', 'es-US'),
  guide('ht900', 'en-US'),
  guide('ht945', 'es-US'),
]

test.each([
  ['', { device: 'ht945', language: 'es-US' }],
  ['device=ht900', { device: 'ht900', language: 'es-US' }],
  ['device=ht900&language=en-US', { device: 'ht900', language: 'en-US' }],
  ['device=bg300&language=fr-FR', { device: 'ht945', language: 'es-US' }],
])('the guide of %j', (text, asked) =>
  expect(monitorGuideRequested(new URLSearchParams(text), 'ht945', 'es-US')).toEqual(asked),
)

test.each([
  ['htn', 'es-US', 'es-US'],
  ['ht900', 'es-US', 'en-US'],
  ['ht945', 'en-US', 'es-US'],
  ['ht2000', 'es-US', 'es-US'],
] as const)('the guide of %s is wished for in %s and read in %s', (device, wished, read) =>
  expect(guideLanguageOf(guides, device, wished)).toBe(read),
)

test('a manual that could not be read may be the one in the requested language', () => {
  const of = guide('ht900', 'en-US')
  const listed = [{ ...of, manuals: { ...of.manuals, leftOut: 1 } }]
  expect(guideLanguageOf(listed, 'ht900', 'es-US')).toBe('es-US')
})

test('lists only monitors, the own monitor first', () =>
  expect(monitorGuides(guides, 'ht945').map(({ device }) => device)).toEqual([
    'ht945',
    'htn',
    'ht900',
  ]))

test('ignores editions in an unknown language', () => {
  const other = {
    language: { type: 'unknown', raw: 'fr-FR' },
    title: 'htn',
    updateDate: '2026-01-01',
  } as const
  const [, listed] = guides
  if (listed === undefined) throw new Error('There is no such guide.')
  expect(
    guideLanguageOf([{ ...listed, manuals: { items: [other], leftOut: 0 } }], 'htn', 'es-US'),
  ).toBe('es-US')
  expect(
    guideLanguageOf(
      [{ ...listed, manuals: { items: [other, ...listed.manuals.items], leftOut: 0 } }],
      'htn',
      'es-US',
    ),
  ).toBe('es-US')
})

test('ignores guides of unknown devices', () => {
  const [, listed] = guides
  if (listed === undefined) throw new Error('There is no such guide.')
  expect(monitorGuides([{ ...listed, device: { type: 'unknown', raw: 'ht9000' } }], 'htn')).toEqual(
    [],
  )
})
