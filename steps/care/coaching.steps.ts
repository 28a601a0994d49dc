import { readFile } from 'node:fs/promises'
import { Then, When } from '@cucumber/cucumber'
import { care } from '../screens/care.screen.ts'
import { coaching } from '../screens/coaching.screen.ts'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import { expect } from '../support/expect.ts'
import { setChecked } from '../support/page/set-checked.ts'
import type { PortalWorld } from '../support/world.ts'

/** The old and the new time of the session that a scenario moves, as the page says them. */
const moves = new WeakMap<PortalWorld, { readonly from: string; readonly to: string }>()

/** The calendar files that a scenario saved, and the time that the page said then. */
const calendarFiles = new WeakMap<
  PortalWorld,
  { readonly name: string; readonly text: string; readonly when: string }[]
>()

/** The first value of a property of a calendar file. */
const propertyOf = (text: string, name: string): string =>
  new RegExp(`^${name}:(.*)$`, 'm').exec(text.replaceAll('\r\n ', ''))?.[1]?.trim() ?? ''

/** "16:30": the local time of an instant of a calendar file, in the member's browser. */
const clockOf = (instant: string): string => {
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00Z$/.exec(instant)!
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`).toTimeString().slice(0, 5)
}

/** "16:30": the time of day that a page says, such as "Tuesday, December 1, 4:30 PM". */
const clockIn = (when: string): string => {
  const [, hour, minute, half] = /(\d+):(\d\d)\s([ap])/i.exec(when)!
  const hours = (Number(hour) % 12) + (half!.toLowerCase() === 'p' ? 12 : 0)
  return `${String(hours).padStart(2, '0')}:${minute}`
}

/** Remembers the session's time and the chosen one, for the steps below. */
When(
  /^the member selects the (\d)(?:st|nd|rd) free time$/,
  async function (this: PortalWorld, at: string) {
    const { freeTimes, when } = coaching(this)
    const time = freeTimes.nth(Number(at) - 1)
    const name = (await time.getAttribute('aria-label')) ?? ''
    const [clock = '', ...day] = name.split(', ')
    moves.set(this, { from: await when.innerText(), to: `${day.join(', ')}, ${clock}` })
    await setChecked(time)
  },
)

Then(
  'the content says the time that the session has and the new one',
  async function (this: PortalWorld) {
    const { from, to } = moves.get(this)!
    await expect(coaching(this).move).toContainText(to)
    for (const time of [from, to])
      await expect(care(this).main.locator('form dd').filter({ hasText: time })).toBeVisible()
  },
)

Then(
  /^the (next )?session has (the new time|its old time)$/,
  async function (this: PortalWorld, next: string | null, which: string) {
    const { from, to } = moves.get(this)!
    if (next !== null)
      return expect(coaching(this).heading.first()).toContainText(to.split(', ').at(-1)!)
    await expect(coaching(this).when).toHaveText(which === 'the new time' ? to : from)
  },
)

definePhrases<ScenarioDeed>('coaching deed', {
  'selects the first "*" and the first "*"':
    (one = '', other = '') =>
    async (world) => {
      for (const label of [one, other]) await care(world).field(label).selectOption({ index: 1 })
    },
  'follows the next session': () => async (world) => {
    await coaching(world).next.click()
  },
  'presses the button that moves the session': () => async (world) => {
    await coaching(world).move.click()
  },
  'adds the session to their calendar': () => async (world) => {
    const { calendar, when } = coaching(world)
    const [download] = await Promise.all([world.page.waitForEvent('download'), calendar.click()])
    const text = await readFile(await download.path(), 'utf8')
    const files = calendarFiles.get(world) ?? []
    files.push({ name: download.suggestedFilename(), text, when: await when.innerText() })
    calendarFiles.set(world, files)
  },
  'opens the coaching link in a new window': () => async (world) => {
    const context = await world.context()
    await context.route('https://coaching.wellspring.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Coaching</title>' }),
    )
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      coaching(world).launch.click(),
    ])
    await opened.waitForURL('https://coaching.wellspring.example/**')
    world.signInSecret = opened.url()
    await opened.close()
  },
})

When('the member {coaching deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

definePhrases<(world: PortalWorld) => Promise<void> | void>('calendar file', {
  'has the session\'s time, "*" and "*"':
    (summary = '', how = '') =>
    async (world) => {
      const { name, text, when } = calendarFiles.get(world)!.at(-1)!
      expect(name).toMatch(/^call-\d{4}-\d\d-\d\d\.ics$/)
      expect(await world.page.evaluate(clockOf, propertyOf(text, 'DTSTART'))).toBe(clockIn(when))
      expect(propertyOf(text, 'SUMMARY')).toContain(summary)
      for (const property of ['LOCATION', 'DESCRIPTION'])
        expect(propertyOf(text, property)).toContain(how)
      expect(text).toContain(`DESCRIPTION:${propertyOf(text, 'SUMMARY')}. ${how}`)
    },
  'says nothing of coaching': () => (world) => {
    const { text } = calendarFiles.get(world)!.at(-1)!
    expect(text).not.toMatch(/coach|diabet|health|session/i)
  },
  'replaces the one before': () => async (world) => {
    const [before, after] = calendarFiles.get(world)!.slice(-2)
    expect(propertyOf(after!.text, 'UID')).toBe(propertyOf(before!.text, 'UID'))
    expect([before, after].map((file) => propertyOf(file!.text, 'SEQUENCE'))).toEqual(['0', '1'])
    const start = propertyOf(after!.text, 'DTSTART')
    expect(start).not.toBe(propertyOf(before!.text, 'DTSTART'))
    expect(await world.page.evaluate(clockOf, start)).toBe(clockIn(after!.when))
  },
})

Then(
  'the calendar file {calendar file}',
  async function (this: PortalWorld, looksAsSaid: (world: PortalWorld) => Promise<void> | void) {
    await looksAsSaid(this)
  },
)

definePhrases<(query: Readonly<Record<string, string>>) => void>('link address', {
  'newUI="*"': (isNew) => (query) => expect(query['newUI']).toBe(isNew),
  'the member\'s id, "*", an access code, oneApp=false and newUI=true': (locale) => (query) => {
    expect(query).toMatchObject({ locale, oneApp: 'false', newUI: 'true' })
    expect(query['userId']).toMatch(/^[\w-]{4,}$/)
    expect(query['accessCode']).toMatch(/.{8,}/)
  },
})

Then(
  "the link's address has {link address}",
  function (this: PortalWorld, has: (query: Readonly<Record<string, string>>) => void) {
    has(Object.fromEntries(new URL(this.signInSecret).searchParams))
  },
)
