import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from './locale.ts'
import { axes, poleOf, type Axis } from './testing/poles.ts'
import { textSources } from './text-sources.ts'

const texts = Object.fromEntries(
  locales.map((locale) => [
    locale,
    Object.assign(
      {},
      ...textSources()
        .filter((source) => source.locale === locale)
        .map(({ path }) => JSON.parse(readFileSync(path, 'utf8')) as object),
    ) as Record<string, string>,
  ]),
) as Record<Locale, Record<string, string>>
const english = texts['en-US']
const spanish = texts['es-US']

/** The two keys of each pair, such as `reminders.on` and `reminders.off`. */
const pairs = axes.flatMap((axis) =>
  axis.keys.flatMap(([one, other]) =>
    Object.keys(english).flatMap((key) =>
      key.split('.').flatMap((part, at, parts) => {
        const opposite = part === one ? parts.with(at, other).join('.') : ''
        return opposite in english ? [{ axis, key, opposite }] : []
      }),
    ),
  ),
)

/** Pairs whose keys are opposites and whose texts are not. */
const notOpposite = new Set([
  'weight.goal.start', // a weight with its day, and one without
  'blood-pressure.retake.open', // an offer and its refusal
  'payment.add.default', // two sentences about the default
  'dashboard-more.start.yes', // hide or keep
  'blood-sugar-care.signs.low', // the signs of two emergencies
])

const contradicts = (axis: Axis, key: string, inSpanish: string | undefined): boolean => {
  const poles = [
    poleOf(english[key] ?? '', 'en-US', axis),
    poleOf(inSpanish ?? '', 'es-US', axis),
  ] as const
  return poles[0] !== null && poles[1] !== null && poles[0] !== poles[1]
}

describe('opposites', () => {
  it('says the same end of each scale in English and in Spanish', () => {
    const wrong = axes.flatMap((axis) =>
      Object.keys(english).filter((key) => contradicts(axis, key, spanish[key])),
    )
    expect(wrong.map((key) => [key, english[key], spanish[key]])).toEqual([])
  })

  it.each(locales)('says two things with the two keys of a pair in %s', (locale) => {
    const same = pairs.filter(({ key, opposite }) => texts[locale][key] === texts[locale][opposite])
    expect(same.map(({ key }) => key)).toEqual([])
  })

  it('names the end of the scale that its key names', () => {
    const wrong = locales.flatMap((locale) =>
      pairs.flatMap(({ axis, key, opposite }) =>
        [key, opposite].filter((each, end) => {
          const pole = poleOf(texts[locale][each] ?? '', locale, axis)
          return pole !== null && pole !== end
        }),
      ),
    )
    expect(wrong.map((key) => [key, english[key], spanish[key]])).toEqual([])
  })

  it('notices when the Spanish texts of a pair are exchanged', () => {
    const unseen = pairs.filter(
      ({ axis, key, opposite }) =>
        !notOpposite.has(key) &&
        !contradicts(axis, key, spanish[opposite]) &&
        !contradicts(axis, opposite, spanish[key]),
    )
    expect(pairs.length).toBeGreaterThan(60)
    expect(unseen.map(({ key }) => key)).toEqual([])
  })
})
