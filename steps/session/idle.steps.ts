import { Given, Then, When } from '@cucumber/cucumber'
import { definePhrases } from '../parameters/phrases.ts'
import type { ScenarioDeed } from '../parameters/scenario-deed.ts'
import type { Page } from 'playwright'
import { idle } from '../screens/idle.screen.ts'
import { shell } from '../screens/shell.screen.ts'
import { signIn } from '../screens/sign-in.screen.ts'
import { actWhenReady } from '../support/page/act-when-ready.ts'
import { expect } from '../support/expect.ts'
import { today } from '../support/scenario-time.ts'
import type { Persona } from '../support/member-names.ts'
import type { PortalWorld } from '../support/world.ts'

/** Waits until the portal stores the time of the last activity, which all tabs read. */
const activityStored = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => localStorage.getItem('portal.idle') !== null)

/** Runs `look` in each open tab, with that tab as the current page. */
async function inEveryTab(world: PortalWorld, look: () => Promise<void>): Promise<void> {
  for (const page of await world.pages()) {
    world.page = page
    await look()
  }
}

/** Playwright does not wait for the page's wheel event, so the step does. */
async function turnTheWheel(page: Page): Promise<void> {
  const wheelEvent = await page.evaluateHandle(() => ({
    turned: new Promise<void>((resolve) =>
      addEventListener('wheel', () => resolve(), { once: true }),
    ),
  }))
  await page.mouse.wheel(0, 20)
  await wheelEvent.evaluate(({ turned }) => turned)
}

const clockOf = async (world: PortalWorld) => (await world.context()).clock

/** Opens a tab for each address with a clock that moves only by steps. */
async function openStill(world: PortalWorld, addresses: readonly string[]): Promise<void> {
  const clock = await clockOf(world)
  await clock.install({ time: today })
  for (const address of addresses) {
    world.page = await world.newPage()
    await world.open(address)
    await actWhenReady(world.page)
    await activityStored(world.page)
  }
  await clock.pauseAt(today.getTime() + 60_000)
  for (const page of await world.pages()) await page.keyboard.press('Shift')
}

/** Waits for open calls first, because the jump would trigger their timeouts. */
async function jump(world: PortalWorld, ms: number): Promise<void> {
  await expect.poll(() => world.calls.underWay).toBe(0)
  await (await clockOf(world)).fastForward(ms)
}

/** Status codes of the edge's answers to activity reports. */
const answers = new WeakMap<PortalWorld, number[]>()

async function stay(world: PortalWorld): Promise<void> {
  const activityResponse = world.page.waitForResponse(
    (response) =>
      response.url().endsWith('/session/activity') && response.request().method() === 'POST',
  )
  await idle(world).stay.click()
  answers.set(world, [...(answers.get(world) ?? []), (await activityResponse).status()])
}

When(
  /^the member (moves the mouse|uses the keyboard|turns the wheel|focuses a field|presses Escape twice|clicks outside the dialog)$/,
  async function (this: PortalWorld, what: string) {
    const { mouse, keyboard } = this.page
    if (what === 'moves the mouse') await mouse.move(300 + Math.random() * 100, 300)
    else if (what === 'uses the keyboard') await keyboard.press('Shift')
    else if (what === 'turns the wheel') await turnTheWheel(this.page)
    else if (what === 'focuses a field') {
      const main = this.page.getByRole('main')
      const field = main.getByRole('textbox').or(main.getByRole('searchbox')).first()
      // A page of a form has its field focused already.
      await field.blur()
      await field.focus()
    } else if (what === 'presses Escape twice')
      for (let times = 0; times < 2; times += 1) await keyboard.press('Escape')
    else await mouse.click(5, 5)
  },
)

Then('a screen reader announces {string}', async function (this: PortalWorld, text: string) {
  await expect(idle(this).announcement).toHaveText(text)
})

Then('the counting digits are hidden from screen readers', async function (this: PortalWorld) {
  const spokenText = (await idle(this).modal.ariaSnapshot()).replaceAll(/\[.*?\]/g, '')
  expect(spokenText).toContain('60 seconds left')
  expect(spokenText.match(/\d+/g)).toEqual(['60'])
})

When(
  /^the member (stays|leaves)(?: in the (first|last) tab)?$/,
  async function (this: PortalWorld, how: string, which: string | undefined) {
    if (which !== undefined)
      this.page = (await this.pages()).at(which === 'first' ? 0 : -1) ?? this.page
    if (how === 'stays') await stay(this)
    else await idle(this).leave.click()
  },
)

Then(
  'the edge was notified of the activity {int} times',
  function (this: PortalWorld, many: number) {
    expect(answers.get(this)).toEqual(Array.from({ length: many }, () => 204))
  },
)

definePhrases<ScenarioDeed>('idle deed', {
  'has stayed # times':
    (manySaid = '') =>
    async (world) => {
      const many = Number(manySaid)
      for (let times = 0; times < many; times += 1) {
        await jump(world, 890_000)
        await stay(world)
        await expect(idle(world).modal).toHaveCount(0)
      }
    },
  /** Resumes the clock, because the sign-in page appears after a timer. */
  'is signed out': () => async (world) => {
    await (await clockOf(world)).resume()
    await inEveryTab(world, () => signIn(world).isOpen())
  },
})

When('the member {idle deed}', async function (this: PortalWorld, isAsSaid: ScenarioDeed) {
  await isAsSaid(this)
})

When(
  /^the member signs in(?: again)? in the (first|last) tab$/,
  async function (this: PortalWorld, which: string) {
    this.page = (await this.pages()).at(which === 'first' ? 0 : -1) ?? this.page
    await signIn(this).submit(this.member.username, this.member.password)
  },
)

When('{member} signs in instead', async function (this: PortalWorld, who: Persona) {
  await this.makeMember(who)
  await signIn(this).submit(this.member.username, this.member.password)
})

Then(
  'the tabs are at {string} and {string}',
  async function (this: PortalWorld, one: string, other: string) {
    const [first, second] = await this.pages()
    await expect(first as Page).toHaveURL(one)
    await expect(second as Page).toHaveURL(other)
  },
)

Then('the language dialog is open again', async function (this: PortalWorld) {
  await expect(shell(this).dialog).toHaveAccessibleName('Language')
  await expect(idle(this).modal).toHaveCount(0)
})

Given(
  'the member has {texts} open with a paused clock',
  async function (this: PortalWorld, addresses: string[]) {
    await openStill(this, addresses)
  },
)
