import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environmentNames, environmentOf } from '#platform/model/environment.ts'
import { pageWithSettings } from './page-settings.ts'

const html = readFileSync('index.html', 'utf8')

test('the page is unchanged with the default settings', () => {
  expect(pageWithSettings(html, { environment: environmentOf('local'), flagsOff: [] })).toBe(html)
})

test.each(environmentNames.filter((name) => name !== 'local'))(
  'the head has the environment %s and the disabled flags',
  (name) => {
    const flagsOff = ['REMINDERS.legacy', 'NEW_UPSELL.oneApp']
    const page = pageWithSettings(html, { environment: environmentOf(name), flagsOff })
    expect(page).toMatch(
      new RegExp(
        `<title>Wellspring</title><meta name="portal-environment" content="${name}"><meta name="portal-flags-off" content="REMINDERS.legacy NEW_UPSELL.oneApp">[^]*</head>`,
      ),
    )
  },
)
