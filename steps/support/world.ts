import { setWorldConstructor, World } from '@cucumber/cucumber'
import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright'
import { browser, engineOf, type BrowserParameters } from './browser.ts'
import { CallLog } from './control/call-log.ts'
import { Canaries } from './guard/canaries.ts'
import { Control } from './control/control.ts'
import type { Member, MemberRequest } from './control/control-types.ts'
import { patience } from './expect.ts'
import { saveSession, takeSavedSession } from './saved-session.ts'
import { watchSecrets } from './guard/find-canaries.ts'
import { waitingButtons } from './page/drawn-page.ts'
import { settings } from './settings.ts'
import { personaWith } from './target/persona-with.ts'
import type { Holding } from './target/target.ts'
import { plantFault, type PlannedFault } from './planned-fault.ts'
import { timeZone, today } from './scenario-time.ts'
import { TroubleGuard } from './guard/trouble-guard.ts'
import { watchContext } from './watch-context.ts'

export type Locale = 'en-US' | 'es-US'

/** The member's browser and machine before the first page. */
interface Visit {
  locale: Locale
  colorScheme: 'light' | 'dark'
  forcedColors: 'active' | 'none'
  reducedMotion: 'reduce' | 'no-preference'
  viewport: { width: number; height: number }
  timeZone: string
  /** The device's clock minus the server's, in milliseconds. */
  deviceAhead: number
  /** Start time of a running clock, in milliseconds. */
  clock: number
  /** Overlays that the member has already seen on this machine, so they do not open. */
  seen: readonly (
    | 'has-seen-intro-tour'
    | 'has-seen-food-log-intro'
    | 'has-dismissed-privacy-banner'
  )[]
}

/**
 * One scenario's browser context, member and clock. Each call carries its id in `x-scenario`, which
 * separates parallel scenarios.
 */
export class PortalWorld extends World<BrowserParameters> {
  readonly scenario = randomUUID()
  settings = settings(process.env)
  readonly guard = new TroubleGuard()
  readonly calls = new CallLog()
  readonly canaries = new Canaries()
  /** Operations whose requests a step has read. */
  readonly asserted = new Set<string>()
  readonly visit: Visit = {
    locale: 'en-US',
    colorScheme: 'light',
    forcedColors: 'none',
    reducedMotion: this.settings.reducedMotion,
    viewport: { width: 1280, height: 900 },
    timeZone,
    deviceAhead: 0,
    clock: today.getTime(),
    seen: ['has-seen-intro-tour', 'has-seen-food-log-intro', 'has-dismissed-privacy-banner'],
  }
  /** A fault that the portal under test has in this scenario (npm run mutants). */
  fault: PlannedFault | undefined
  /** Set from the tag `@sandbox`. Only such scenarios may use the control API. */
  inSandbox = false
  /** Set from the tag `@service-worker`. Other scenarios run without one, as a first visit does. */
  hasServiceWorker = false
  /** Number of token refreshes when a step began to count. */
  renewals = 0
  /** Number of requested scripts when a step began to count. */
  scripts = 0
  /** Number of requested pages when a step began to count. */
  loads = 0
  /** Number of activity reports to the edge. */
  activityReports = 0
  /** The session cookie at an earlier step. */
  earlierCookie = ''
  /** Releases the page's own retries after the server's recovery. */
  releaseRetries: () => void = () => {}
  /** Releases the calls that a step has held. */
  release: () => void = () => {}
  /** Status of a call from another browser. */
  otherBrowserStatus = 0
  /** The secret that signed the member in, as a canary. */
  signInSecret = ''
  /** Forms posted to other hosts, in order. */
  readonly postedForms: {
    readonly address: string
    readonly fields: Readonly<Record<string, string>>
  }[] = []
  /** The authorization of the page's last call; empty before the first. */
  authorization = ''
  /** Text of the last downloaded file. */
  file = ''
  #control: Control | undefined
  #context: BrowserContext | undefined
  /** Browsers of other people. */
  readonly #others: BrowserContext[] = []
  #page: Page | undefined
  #member: Member | undefined

  get control(): Control {
    if (!this.inSandbox)
      throw new Error('This step arranges something in the sandbox: tag the scenario @sandbox.')
    return (
      this.controlApi() ??
      fail('CONTROL_URL is not set: this scenario needs the sandbox’s control API.')
    )
  }

  /** The control API; undefined with another backend. */
  controlApi(): Control | undefined {
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

  /** Only Chromium has isolated worlds, which the accessibility check needs. */
  get canCheckAccessibility(): boolean {
    return engineOf(this.parameters) === 'chromium'
  }

  get hasPage(): boolean {
    return this.#page !== undefined
  }

  /** The scenario's member. Throws if no step has created one. */
  get member(): Member {
    return this.#member ?? fail('The scenario has no member yet: start with "Given a member …".')
  }

  async makeMember(request: MemberRequest): Promise<void> {
    if (request.locale === 'es-US') this.visit.locale = request.locale
    this.#member = await this.control.makeMember(request)
    this.canaries.plant('password', this.#member.password)
  }

  /** Any member: a copy of a persona, or the first member of the target with another backend. */
  async anyMember(): Promise<void> {
    await this.memberWith(null)
  }

  /** A member who has this: a copy of a persona, or a member of the target. */
  async memberWith(has: Holding | null): Promise<void> {
    const control = this.controlApi()
    if (control !== undefined) this.#member = await control.makeMember(personaWith(has))
    else {
      const { name, username, password } =
        this.settings.target.members.find((member) => has === null || member.has.includes(has)) ??
        fail(`The target has no member with ${has ?? 'an account'}.`)
      this.#member = { id: '', firstName: name, lastName: '', username, password }
    }
    this.canaries.plant('password', this.#member.password)
  }

  async context(): Promise<BrowserContext> {
    this.#context ??= await this.#newContext()
    return this.#context
  }

  /** Opens a tab with the settings of the visit, which steps may change after sign-in. */
  async newPage(): Promise<Page> {
    return this.#pageIn(await this.context())
  }

  /** Opens a page in another person's browser, which has no session. */
  async otherPersonsPage(): Promise<Page> {
    const context = await this.#newContext()
    this.#others.push(context)
    return this.#pageIn(context)
  }

  async #pageIn(context: BrowserContext): Promise<Page> {
    const page = await context.newPage()
    const { colorScheme, forcedColors, reducedMotion, viewport } = this.visit
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme, forcedColors, reducedMotion })
    return page
  }

  /** The open tabs; empty before the first one. */
  async pages(): Promise<Page[]> {
    return this.#context?.pages() ?? []
  }

  /**
   * Opens an address of the portal in the current tab or in a first one. Waits until it has loaded
   * and its script has taken over a drawn page, or until its first bytes are there.
   */
  async open(path: string, waitUntil: 'load' | 'commit' = 'load'): Promise<void> {
    this.#page ??= await this.newPage()
    await this.#page.goto(path, { waitUntil })
    if (waitUntil === 'commit') return
    const waiting = this.#page.locator(waitingButtons)
    await waiting.first().waitFor({ state: 'detached' })
  }

  /**
   * Signs the member in by an API call, with its cookies. The browser then restores the session as
   * after a reload.
   */
  async signInBehindTheScenes(): Promise<void> {
    const { username, password } = this.member
    const context = await this.context()
    const handedOn = this.settings.control === undefined ? takeSavedSession(username) : []
    if (handedOn.length > 0) return context.addCookies(handedOn)
    const { request } = context
    const answer = await request.post('/api/v1/users/me/auth', {
      form: { grant_type: 'password', username, password },
      headers: { 'x-portal-request': '1', origin: this.settings.portal },
    })
    if (!answer.ok()) throw new Error(`The member could not be signed in: ${answer.status()}.`)
  }

  async close(): Promise<void> {
    for (const other of this.#others.splice(0)) await other.close()
    if (this.#context === undefined) return
    if (this.settings.control === undefined && this.#member !== undefined)
      await saveSession(this.#context, this.#member.username)
    await this.#context.close()
    this.#context = undefined
  }

  async #newContext(): Promise<BrowserContext> {
    const { locale, timeZone: timezoneId, seen } = this.visit
    const context = await (
      await browser(this.settings, this.parameters)
    ).newContext({
      baseURL: this.settings.portal,
      locale,
      timezoneId,
      serviceWorkers: this.hasServiceWorker ? 'allow' : 'block',
      extraHTTPHeaders: { 'x-scenario': this.scenario },
    })
    context.setDefaultTimeout(patience)
    await context.addInitScript(markSeen, seen)
    if (this.fault !== undefined) await plantFault(context, this.fault)
    await watchContext(context, this.guard, this.calls)
    context.on('request', (request) => {
      this.authorization = request.headers()['authorization'] ?? this.authorization
    })
    watchSecrets(context, this.canaries)
    // Only the mock server's clock can be set.
    if (this.settings.control !== undefined)
      await context.clock.setFixedTime(new Date(today.getTime() + this.visit.deviceAhead))
    return context
  }
}

/** Runs in every page. Some pages have no storage. */
const markSeen = (names: readonly string[]): void => {
  try {
    for (const name of names) localStorage.setItem(name, 'true')
  } catch {
    // A page without its own origin has no storage.
  }
}

const fail = (message: string): never => {
  throw new Error(message)
}

setWorldConstructor(PortalWorld)
