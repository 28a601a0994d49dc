import type { Browser } from 'playwright'
import { judge, type JudgeFinding } from '../judge/judge.ts'
import { sentencesIn, type Sentences } from '../judge/said.ts'
import { href } from '../../../src/platform/model/paths.ts'
import { addressIn, pages } from '../plan/pages.ts'
import type { PlannedVisit } from '../plan/visits.ts'
import type { FaultPlan } from '../proxy/fault-plan.ts'
import { sessionCalls } from '../proxy/session-calls.ts'
import { seededRandom } from '../../soak/seeded-random.ts'
import type { ChangedServers } from './changed-servers.ts'
import { NeutralPage } from './neutral-page.ts'
import { openMember, type VisitLanguage, type MemberName, type OpenMember } from './open-member.ts'
import type { PageView } from './page-view.ts'
import { pressSave } from './press-save.ts'
import { watchRetries } from './watch-retries.ts'

/** A judged visit. */
export interface JudgedVisit {
  readonly visit: PlannedVisit
  /** The operation of the scope `one`, or the scope. */
  readonly calls: string
  readonly findings: readonly JudgeFinding[]
  readonly changedCalls: number
  readonly base: PageView
  readonly view: PageView
}

/** Failures that the portal retries by itself. */
const retried = new Set(['status-429', 'status-500', 'status-503', 'hang', 'cut'])

/** Visits pages as one member in one language. The base of a page is visited once. */
export class MemberVisits {
  readonly #browser: Browser
  readonly #servers: ChangedServers
  readonly #member: MemberName
  readonly #language: VisitLanguage
  readonly #sentences: Sentences
  readonly #findsLost: boolean
  #open: OpenMember | null = null
  #frame: ReadonlySet<string> = new Set()
  #bases = new Map<string, PageView>()

  constructor(
    browser: Browser,
    servers: ChangedServers,
    { member, language }: Pick<PlannedVisit, 'member' | 'language'>,
    findsLost: boolean,
  ) {
    this.#browser = browser
    this.#servers = servers
    this.#member = member
    this.#language = language
    this.#sentences = sentencesIn(language)
    this.#findsLost = findsLost
  }

  async close(): Promise<void> {
    await this.#open?.close()
    this.#open = null
    this.#bases = new Map()
  }

  async #member$(): Promise<OpenMember> {
    if (this.#open !== null) return this.#open
    const open = await openMember(this.#browser, this.#servers, this.#member, this.#language)
    this.#open = open
    const { calls } = await open.page.visit(href('notFound'), null)
    this.#frame = new Set(calls.map(({ operation }) => operation.operationId))
    return open
  }

  async #base(open: OpenMember, address: string, reload: boolean): Promise<PageView> {
    const known = this.#bases.get(address)
    if (known !== undefined) return known
    const base = await open.page.visit(address, null, { reload })
    this.#forgetAfterWrite(base)
    this.#bases.set(address, base)
    return base
  }

  /** A page may write by itself: a course that opens is begun, which its list then says. */
  #forgetAfterWrite({ calls }: PageView): void {
    if (calls.some(({ operation, status }) => !operation.isRead && status < 300))
      this.#bases = new Map()
  }

  /** Visits a page under the plan and judges it. */
  async visit(visit: PlannedVisit): Promise<JudgedVisit> {
    const open = await this.#member$()
    const { page, mode } = visit
    const address = await this.#addressOf(open, visit)
    const base = await this.#base(open, address, page.isReloaded)
    const calls = this.#callsOf(visit, base)
    const plan: FaultPlan = {
      mode,
      seed: visit.seed,
      applies: (operation) =>
        calls === 'all' || (calls === 'page' ? !this.#frame.has(operation) : operation === calls),
    }
    const view = retried.has(mode.name)
      ? await this.#visitClocked(open, address, plan)
      : await open.page.visit(address, plan, { reload: page.isReloaded })
    this.#forgetAfterWrite(view)
    const findings = judge(base, view, this.#sentences, {
      sessionPath: href('login'),
      requested: address,
      missingTitle: open.page.neutralTitle,
      findsLost: this.#findsLost,
    })
    if (mode.kind === 'answer' && mode.meaning === 'unreadable' && view.path === base.path) {
      const saved = await pressSave(open.page, view.calls, this.#servers.control, () =>
        this.#servers.scenarios.takeCalls(open.scenario),
      )
      for (const what of saved.lost) findings.push({ kind: 'value lost', what })
      // The member is not as before, so that later visits need a new one.
      if (saved.wrote) await this.close()
    }
    if (view.path === href('login') && this.#member !== 'visitor') await this.close()
    return {
      visit,
      calls,
      findings,
      base,
      view,
      changedCalls: view.calls.filter(({ changed }) => changed !== null).length,
    }
  }

  /** A page with a clock of its own, which need not wait for retries and time limits. */
  async #visitClocked(open: OpenMember, address: string, plan: FaultPlan): Promise<PageView> {
    const page = await open.context.newPage()
    await page.clock.install()
    // The browser's own time limit does not follow the page's clock.
    await page.addInitScript(() => {
      AbortSignal.timeout = (milliseconds) => {
        const limit = new AbortController()
        setTimeout(
          () => limit.abort(new DOMException('signal timed out', 'TimeoutError')),
          milliseconds,
        )
        return limit.signal
      }
    })
    const portal = new NeutralPage(page, this.#servers.scenarios, open.scenario)
    try {
      await portal.open()
      const view = await portal.visit(address, plan)
      const repeatedAlerts = await watchRetries(portal)
      const later = await portal.view(view.isSettled, repeatedAlerts)
      return { ...later, calls: [...view.calls, ...later.calls] }
    } finally {
      this.#servers.scenarios.plan(open.scenario, null)
      await page.close()
    }
  }

  async #addressOf(open: OpenMember, { page }: PlannedVisit): Promise<string> {
    if (page.listedOn === undefined) return page.address
    const list = pages.find(({ id }) => id === page.listedOn)
    const base = await this.#base(open, list?.address ?? page.address, list?.isReloaded === true)
    return addressIn(page, base.links)
  }

  /** The scope, or for `one` an operation that the page calls, by the seed. */
  #callsOf({ calls, seed }: PlannedVisit, base: PageView): string {
    const called = [...new Set(base.calls.map(({ operation }) => operation.operationId))]
      .filter((each) => !sessionCalls.has(each))
      .toSorted()
    const own = called.filter((each) => !this.#frame.has(each))
    if (calls === 'page' && own.length === 0) return 'all'
    if (calls !== 'one') return calls
    const random = seededRandom(seed)
    // The frame's calls are the same on every page.
    const from = own.length > 0 && random() < 0.75 ? own : called
    return from[Math.floor(random() * from.length)] ?? 'all'
  }
}
