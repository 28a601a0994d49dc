import { brokenWords } from '../support/page/broken-words.ts'
import { chatPanel } from '../screens/chat-panel.screen.ts'
import { pageLoaded } from '../support/page/page-loaded.ts'
import { expect } from '../support/expect.ts'
import { requestsSettled } from '../support/page/requests-settled.ts'
import { sessionCookies } from '../support/page/session-cookies.ts'
import type { PortalWorld } from '../support/world.ts'
import { definePhrases } from './phrases.ts'

/** Looks that a secret or private data is not where others find it. */
export type Absence = (world: PortalWorld) => Promise<void> | void

const body = ({ page }: PortalWorld) => page.locator('body')

definePhrases<Absence>('trace', {
  'session data is left in the browser': () => async (world) => {
    // The page changes at once; the edge clears the cookies with its answer.
    const context = await world.context()
    await expect.poll(() => sessionCookies(context)).toEqual([])
    await expect
      .poll(() =>
        world.page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
      )
      .not.toMatch(/token|access|refresh/i)
  },
  /** For browsers without storage. */
  'session cookie is left': () => async (world) => {
    const context = await world.context()
    await expect.poll(() => sessionCookies(context)).toEqual([])
  },
  'sign-in secret is left in the browser': () => async (world) => {
    const stored = await world.page.evaluate(() =>
      JSON.stringify([
        location.href,
        document.referrer,
        history.state,
        { ...localStorage },
        { ...sessionStorage },
      ]),
    )
    expect(world.signInSecret.length).toBeGreaterThan(10)
    expect(stored).not.toContain(world.signInSecret)
    expect(new URL(world.page.url()).search).not.toMatch(/code|token|jwt|partner/i)
  },
  "sign-in secret is left in the browser's history": () => async (world) => {
    const { entries } = await (
      await world.page.context().newCDPSession(world.page)
    ).send('Page.getNavigationHistory')
    // The link's own history entry may contain the code; the portal's entries may not.
    const portal = entries
      .filter(({ url }) => url.startsWith(world.settings.portal))
      .map(({ url }) => url)
    expect(portal.length).toBeGreaterThan(0)
    expect(portal.filter((url) => url.includes(world.signInSecret))).toEqual([])
  },
  'sign-in secret is left in the address': () => (world) => {
    expect(world.signInSecret.length).toBeGreaterThan(10)
    expect(world.page.url()).not.toContain(world.signInSecret)
  },
  'token is in the address':
    () =>
    ({ page }) =>
      void expect(page.url()).not.toMatch(/token/i),
  'data of the order is in the address or in storage':
    () =>
    async ({ page }) => {
      const stored = await page.evaluate(
        () =>
          location.href +
          JSON.stringify({ ...localStorage }) +
          JSON.stringify({ ...sessionStorage }) +
          JSON.stringify(history.state),
      )
      for (const typed of ['Okafor', 'Maple', '1968', '0163']) expect(stored).not.toContain(typed)
    },
  'data of the member is on the page': () => async (world) => {
    const { firstName, lastName } = world.member
    expect(firstName.length + lastName.length).toBeGreaterThan(3)
    await expect(body(world)).not.toContainText(new RegExp(`${firstName}|${lastName}|mmHg|mg/dL`))
  },
  'reading is on the page': () => (world) =>
    expect(body(world)).not.toContainText(/\d+\/\d+|mmHg|mg\/dL/),
  'health or personal data was requested': () => async (world) => {
    await requestsSettled(world)
    const called = (await world.control.calls()).map(({ operationId }) => operationId ?? '')
    expect(called).toContain('getMigrationInfo')
    expect(
      called.filter((id) => !['signIn', 'refreshSession', 'getMigrationInfo'].includes(id)),
    ).toEqual([])
  },
  'form was sent outside the portal': () => (world) => void expect(world.postedForms).toEqual([]),
  'message is sent': () => async (world) => {
    await expect(chatPanel(world).composer).not.toHaveValue('')
    expect(
      (await world.control.chatOf(world.member.id)).channels
        .flatMap(({ messages }) => messages)
        .filter(({ text }) => text.startsWith('One\n')),
    ).toEqual([])
  },
  'coach was requested': () => async (world) => {
    await requestsSettled(world)
    expect(await world.control.sent('requestCoach')).toEqual([])
    const { channels } = await world.control.chatOf(world.member.id)
    expect(channels.length).toBeGreaterThan(0)
    for (const { awaitingCoach, pingedMessageId } of channels)
      expect([awaitingCoach, pingedMessageId]).toEqual([false, ''])
  },
  'conversation has an unread message': () => async (world) => {
    const { conversations, messageCoach } = chatPanel(world)
    await expect(conversations.first()).toBeVisible()
    await expect(conversations.filter({ hasText: 'unread' })).toHaveCount(0)
    await expect(
      messageCoach
        .or(world.page.locator('header button').filter({ hasText: 'Message coach' }))
        .first(),
    ).toHaveAccessibleName('Message coach')
  },
  'element of the page has a transition': () => async (world) => {
    const changing = () =>
      world.page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => !/^0s(, 0s)*$/.test(getComputedStyle(element).transitionDuration))
          .map((element) => element.outerHTML.slice(0, 80)),
      )
    expect(await changing()).toEqual([])
  },
  'word of the page is clipped': () => async (world) => {
    await pageLoaded(world.page)
    expect(await brokenWords(world.page)).toEqual([])
  },
  'blood sugar was requested before "*" or after "*"':
    (first = '', last = '') =>
    async (world) => {
      const calls = (await world.control.calls())
        .filter(({ operationId }) => operationId === 'listBloodSugarReadings')
        .map(({ query }) => [query['start'] ?? '', query['end'] ?? ''])
      expect(calls.length).toBeGreaterThan(0)
      expect(
        calls.filter(([start = '', end = '']) => start < first || end > `${last}T23:59:59`),
      ).toEqual([])
    },
  'language was saved': () => async (world) => {
    await requestsSettled(world)
    expect(world.calls.count('savePreference')).toBe(0)
  },
})
