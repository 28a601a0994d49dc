import { setWorldConstructor, World } from '@cucumber/cucumber'
import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright'
import { browser } from './browser.ts'
import { CallLog } from './control/call-log.ts'
import { Canaries } from './guard/canaries.ts'
import { Control } from './control/control.ts'
import type { Member, MemberRequest } from './control/control-types.ts'
import { patience } from './expect.ts'
import { saveSession, takeSavedSession } from './saved-session.ts'
import { watchSecrets } from './guard/find-canaries.ts'
import { settings } from './settings.ts'
import { timeZone, today } from './scenario-time.ts'
import { TroubleGuard } from './guard/trouble-guard.ts'
import { watchContext } from './watch-context.ts'

export type Locale = 'en-US' | 'es-US'

/** What a member's browser and machine are like before the first page is opened. */
interface Visit {
  locale: Locale
  colorScheme: 'light' | 'dark'
  forcedColors: 'active' | 'none'
  reducedMotion: 'reduce' | 'no-preference'
  viewport: { width: number; height: number }
  timeZone: string
  /** What the clock of her machine says when the first page is opened by a clock that runs. */
  clock: number
  /** What she has been shown on this machine before, so that it does not open by itself. */
  seen: readonly (
    | 'has-seen-intro-tour'
    | 'has-seen-food-log-intro'
    | 'has-dismissed-privacy-banner'
  )[]
}

/**
 * One scenario's own browser context, member and clock, and what it has to do with each. Its name
 * travels in `x-scenario` on every call, by which the control door tells it apart from the
 * scenarios that run beside it.
 */
export class PortalWorld extends World {
  readonly scenario = randomUUID()
  readonly settings = settings(process.env)
  readonly guard = new TroubleGuard()
  readonly calls = new CallLog()
  readonly canaries = new Canaries()
  /** The operations whose request a step has read. */
  readonly asserted = new Set<string>()
  readonly visit: Visit = {
    locale: 'en-US',
    colorScheme: 'light',
    forcedColors: 'none',
    reducedMotion: 'no-preference',
    viewport: { width: 1280, height: 900 },
    timeZone,
    clock: today.getTime(),
    seen: ['has-seen-intro-tour', 'has-seen-food-log-intro', 'has-dismissed-privacy-banner'],
  }
  /** Set from the tag `@sandbox`: only then may a step use the control door. */
  inSandbox = false
  /** How often access had been renewed when a step began to count. */
  renewals = 0
  /** How many scripts had been asked for when a step began to count. */
  scripts = 0
  /** How many pages had been asked for when a step began to count. */
  loads = 0
  /** How often the page told the front door that the member is here. */
  told = 0
  /** The session cookie that a step looked at. */
  before = ''
  /** Lets through what a step has held back. */
  release: () => void = () => {}
  /** How a call from another browser was answered. */
  elsewhere = 0
  /** What let the member in, planted to be looked for. */
  brought = ''
  /** The forms that were posted to other hosts, in order. */
  readonly posted: {
    readonly address: string
    readonly fields: Readonly<Record<string, string>>
  }[] = []
  /** The file downloaded last. */
  file = ''
  #control: Control | undefined
  #context: BrowserContext | undefined
  #page: Page | undefined
  #member: Member | undefined

  get control(): Control {
    if (!this.inSandbox)
      throw new Error('This step arranges something in the sandbox: tag the scenario @sandbox.')
    return (
      this.door() ?? fail('CONTROL_URL is not set: this scenario needs the sandbox’s control door.')
    )
  }

  /** The control door where there is one: against a backend elsewhere there is none. */
  door(): Control | undefined {
    if (this.settings.control === undefined) return undefined
    this.#control ??= new Control(this.settings.control, this.scenario)
    return this.#control
  }

  get page(): Page {
    return this.#page ?? fail('No page is open yet: a Given or When opens the portal first.')
  }

  set page(page: Page) {
    this.#page = page
  }

  get hasPage(): boolean {
    return this.#page !== undefined
  }

  /** The scenario's member; a step that needs one and finds none says so. */
  get member(): Member {
    return this.#member ?? fail('The scenario has no member yet: start with "Given a member …".')
  }

  async makeMember(wish: MemberRequest): Promise<void> {
    this.#member = await this.control.makeMember(wish)
    this.canaries.plant('password', this.#member.password)
  }

  /**
   * Any member: a copy of a demo member in the sandbox, the one named in the environment elsewhere.
   */
  async anyMember(): Promise<void> {
    const door = this.door()
    if (door !== undefined) this.#member = await door.makeMember({ template: 'rosa' })
    else if (this.settings.member !== undefined)
      this.#member = { id: '', firstName: '', lastName: '', ...this.settings.member }
    else fail('PORTAL_MEMBER_USERNAME and PORTAL_MEMBER_PASSWORD name no member.')
    this.canaries.plant('password', this.#member?.password)
  }

  async context(): Promise<BrowserContext> {
    this.#context ??= await this.#newContext()
    return this.#context
  }

  /**
   * A tab as the visit wants it: her window and her colours may be told after she was signed in.
   */
  async newPage(): Promise<Page> {
    const page = await (await this.context()).newPage()
    const { colorScheme, forcedColors, reducedMotion, viewport } = this.visit
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion })
    return page
  }

  /** The tabs that are open, none before the first. */
  async pages(): Promise<Page[]> {
    return this.#context?.pages() ?? []
  }

  /** Opens an address of the portal, in the tab at hand or, at first, in a new one. */
  async open(path: string): Promise<void> {
    this.#page ??= await this.newPage()
    await this.#page.goto(path)
  }

  /**
   * Signs the member in by the edge's own call, cookies and all, where signing in is not what the
   * scenario is about: the browser then restores the session as it does after any reload.
   */
  async signInBehindTheScenes(): Promise<void> {
    const { username, password } = this.member
    const context = await this.context()
    const handedOn = this.settings.control === undefined ? takeSavedSession() : []
    if (handedOn.length > 0) return context.addCookies(handedOn)
    const { request } = context
    const answer = await request.post('/api/v1/users/me/auth', {
      form: { grant_type: 'password', username, password },
      headers: { 'x-portal-request': '1', origin: this.settings.portal },
    })
    if (!answer.ok()) throw new Error(`The member could not be signed in: ${answer.status()}.`)
  }

  async close(): Promise<void> {
    if (this.#context === undefined) return
    if (this.settings.control === undefined) await saveSession(this.#context)
    await this.#context.close()
    this.#context = undefined
  }

  async #newContext(): Promise<BrowserContext> {
    const { locale, timeZone: timezoneId, seen } = this.visit
    const context = await (
      await browser(this.settings)
    ).newContext({
      baseURL: this.settings.portal,
      locale,
      timezoneId,
      extraHTTPHeaders: { 'x-scenario': this.scenario },
    })
    context.setDefaultTimeout(patience)
    await context.addInitScript(markSeen, seen)
    await watchContext(context, this.guard, this.calls)
    watchSecrets(context, this.canaries)
    // Only the sandbox can be told the day; a backend elsewhere lives in its own.
    if (this.settings.control !== undefined) await context.clock.setFixedTime(today)
    return context
  }
}

/** Runs in the page, and in every other: some have no storage. */
const markSeen = (names: readonly string[]): void => {
  try {
    for (const name of names) localStorage.setItem(name, 'true')
  } catch {
    // A page without an origin of its own.
  }
}

const fail = (message: string): never => {
  throw new Error(message)
}

setWorldConstructor(PortalWorld)
