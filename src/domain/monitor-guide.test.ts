import { expect, test } from 'vitest'
import { guideLanguageOf, monitorGuideAsked, monitorGuides } from './monitor-guide.ts'
import type { UserGuide } from './user-guides.ts'

const guide = (device: UserGuide['device'], ...languages: ('en-US' | 'es-US')[]): UserGuide => ({
  device, readingCategory: device.startsWith('h') ? 'bp_monitor' : 'bg_meter', name: device, isMine: false, manuals: languages.map(language => ({ language, title: device, updatedOn: '2026-01-01' })),
})
const guides = [guide('bg300', 'en-US'), guide('htn', 'en-US', 'es-US'), guide('ht900', 'en-US'), guide('ht945', 'es-US')]

test.each([
  ['', { device: 'ht945', language: 'es-US' }],
  ['device=ht900', { device: 'ht900', language: 'es-US' }],
  ['device=ht900&language=en-US', { device: 'ht900', language: 'en-US' }],
  ['device=bg300&language=fr-FR', { device: 'ht945', language: 'es-US' }],
])('the guide of %j', (text, asked) => expect(monitorGuideAsked(new URLSearchParams(text), 'ht945', 'es-US')).toEqual(asked))

test.each([
  ['htn', 'es-US', 'es-US'],
  ['ht900', 'es-US', 'en-US'],
  ['ht945', 'en-US', 'es-US'],
  ['ht2000', 'es-US', 'es-US'],
] as const)('the guide of %s is wished for in %s and read in %s', (device, wished, read) => expect(guideLanguageOf(guides, device, wished)).toBe(read))

test('only monitors, her own first', () => expect(monitorGuides(guides, 'ht945').map(({ device }) => device)).toEqual(['ht945', 'htn', 'ht900']))
