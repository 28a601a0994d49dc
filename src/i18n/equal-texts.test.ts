import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { locales } from './locale.ts'
import { textSources } from './text-sources.ts'

/** Areas with the texts of both languages by their key. */
const areas = Map.groupBy(textSources(), ({ area }) => area)
const textsOf = (area: string) =>
  Object.fromEntries(
    (areas.get(area) ?? []).map(({ locale, path }) => [
      locale,
      JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, string>>,
    ]),
  )

/** Two keys, one text in one language and two in the other, as it should be. */
const allowed = new Set([
  'figures.term.range.blood-sugar, figures.term.range.pulse', // the gender of the noun
  'figures.term.range.blood-sugar, figures.term.range.weight',
  'figures.source.blood-pressure.average, figures.source.pulse.average', // two numbers and one
  'profile.tabs.coverage, profile.tabs.coverage-short', // short enough already
  'readings.tabs.all-logs, readings.tabs.all-logs.short',
  'readings.tabs.summary-report, readings.tabs.summary-report.short',
  'readings.tabs.summary-reports, readings.tabs.summary-reports.short',
  'forms.address.zipcode, forms.address.postcode', // a word of the United States only
  'forms.address.zipcode.missing, forms.address.postcode.missing',
  'sign-in.signed-out, sign-in.idle', // signed out by hand, and after a time
  'readings-import.choose.title, readings-import.choose.do', // a request and a button
  'health-profile.condition.OTHER, health-profile.answer.OTHER', // the gender of the noun
  'health-profile.condition.OTHER, health-profile.race.OTHER',
  'dashboard-more.start.COACHING.go, dashboard-more.coach.short', // to write a message
  'reminders.new, reminders.form.title',
  'coaching.title, coaching.role.COACH', // Spanish names the field, not a man or a woman
  'coaching.role.COACH, coaching.back',
])

// A text of another key, put in by mistake, is most often one that the other language keeps apart.
it.each([...areas.keys()])('%s: what is two texts in one language is two in the other', (area) => {
  const texts = textsOf(area)
  const found = locales.flatMap((one) =>
    locales.flatMap((other) =>
      [...Map.groupBy(Object.entries(texts[one] ?? {}), ([, text]) => text).values()].flatMap(
        ([first, ...others]) =>
          others
            .filter(([key]) => texts[other]?.[key] !== texts[other]?.[first?.[0] ?? ''])
            .map(([key]) => `${first?.[0]}, ${key}`),
      ),
    ),
  )
  expect(found.filter((pair) => !allowed.has(pair))).toEqual([])
})
