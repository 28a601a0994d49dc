import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales, type Locale } from './locale.ts'
import { axes, poleOf, polesOf, type Axis } from './testing/poles.ts'
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

/** The two keys of each pair, such as `reminders.on` and `call.startTime` with their opposites. */
const pairs = axes.flatMap((axis) =>
  axis.keys.flatMap(([one, other]) =>
    Object.keys(english).flatMap((key) =>
      [...key.matchAll(new RegExp(`(?<![a-z-])${one}(?![a-z-]|Name)`, 'g'))].flatMap(
        ({ index }) => {
          const opposite = key.slice(0, index) + other + key.slice(index + one.length)
          return opposite in english ? [{ axis, key, opposite }] : []
        },
      ),
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

/** Texts in which a word of a scale has another meaning in one language. */
const isNoScale = new Set([
  'blood-sugar-entry.doubt.below', // most meters
  'chat-cards.twin.in.bloodPressure', // 120 over 80
  'weight-entry.doubt.less', // the nearest weight, "más cercano"
  'weight.pace.down', // over the last days
  'kidney.compared', // "the one before it" is "el anterior"; a year old, "más de"
  'blood-pressure.personal.over', // "another one" is "otro"
  'privacy.browser.timer.text', // a timer that was started
  'weight.goal.from-latest', // "último peso"
  'blood-sugar.share.quiet.text', // "desde", and the steps below
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

  it('names both ends of a scale in both languages or in neither', () => {
    // "No" denies a verb in one language and is an answer in the other.
    const scales = axes.filter(({ keys }) => keys[0]?.[0] !== 'yes')
    const wrong = scales.flatMap((axis) =>
      Object.keys(english).filter((key) => {
        const ends = locales.map((locale) => polesOf(texts[locale][key] ?? '', locale, axis))
        const named = ends.map(([low, high]) => Number(low) + Number(high)).toSorted()
        return named[0] === 1 && named[1] === 2 && !isNoScale.has(key)
      }),
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
