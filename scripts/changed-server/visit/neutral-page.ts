import type { Page } from 'playwright'
import { href } from '../../../src/platform/model/paths.ts'
import type { FaultPlan, Scenarios } from '../proxy/fault-plan.ts'
import type { PageView } from './page-view.ts'
import {
  emptyQueries,
  goTo,
  pageState,
  readPage,
  watchAlerts,
  type PageState,
} from './read-page.ts'
import { RequestsUnderWay } from './requests-under-way.ts'

/** Milliseconds without a request that count as settled. */
const silence = 150
/** Milliseconds until a page that is still busy is read as it is. */
const patience = 12_000

/**
 * A page of the portal that waits at an address without data between two visits, so that a visit
 * starts with an empty query cache and without a new download.
 */
export class NeutralPage {
  readonly page: Page
  readonly #scenarios: Scenarios
  readonly #scenario: string
  readonly #requests: RequestsUnderWay
  #pageErrors: string[] = []
  /** The title of the page that waits, which says that there is no such page. */
  neutralTitle = ''

  constructor(page: Page, scenarios: Scenarios, scenario: string) {
    this.page = page
    this.#scenarios = scenarios
    this.#scenario = scenario
    this.#requests = new RequestsUnderWay(page)
    page.on('pageerror', (error) => this.#pageErrors.push(error.message))
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  }

  /** Loads the neutral page without faults. */
  async open(): Promise<void> {
    this.#scenarios.plan(this.#scenario, null)
    await this.page.addInitScript(watchAlerts)
    await this.#reload()
  }

  async #reload(): Promise<void> {
    this.#scenarios.plan(this.#scenario, null)
    await this.page.goto(href('notFound'))
    await this.settle()
    this.neutralTitle = await this.page.title()
  }

  /** Goes back to the neutral page; loads it again where a visit left the portal. */
  async #rest(): Promise<void> {
    this.#scenarios.plan(this.#scenario, null)
    const isHere = await this.page
      .evaluate(goTo, href('notFound'))
      .then(() =>
        this.page.waitForFunction(
          (title) => document.title === title && document.querySelector('dialog[open]') === null,
          this.neutralTitle,
          { timeout: 3_000 },
        ),
      )
      .then(
        () => true,
        () => false,
      )
    if (!isHere) await this.#reload()
  }

  /**
   * Visits an address under a plan (null: unchanged answers). `reload` also loads the document
   * again, for what lives longer than a page.
   */
  async visit(
    address: string,
    plan: FaultPlan | null,
    { reload = false }: { readonly reload?: boolean } = {},
  ): Promise<PageView> {
    await this.#rest()
    this.#pageErrors = []
    this.#scenarios.takeCalls(this.#scenario)
    this.#scenarios.plan(this.#scenario, plan)
    if (reload) await this.page.goto(address)
    else {
      await this.page.evaluate(emptyQueries)
      await this.page.evaluate(goTo, address)
    }
    const isSettled = await this.settle(address === href('notFound'))
    return this.view(isSettled)
  }

  /** Reads the page as it is now. */
  async view(isSettled: boolean, repeatedAlerts: readonly string[] = []): Promise<PageView> {
    const read = await this.page.evaluate(readPage)
    return {
      ...read,
      text: read.text.trim(),
      isSettled,
      repeatedAlerts,
      pageErrors: [...new Set(this.#pageErrors)],
      calls: this.#scenarios.takeCalls(this.#scenario),
    }
  }

  /** Waits until all calls but held ones are answered and no part is busy; false after a limit. */
  async settle(isNeutral = true): Promise<boolean> {
    const end = performance.now() + patience
    let before = ''
    for (;;) {
      const held = this.#scenarios.heldCalls(this.#scenario)
      const kept = this.#scenarios.keptConnections(this.#scenario)
      const { isBusy, outline, title } = await this.#state()
      // The title stays until the screen of the next page is there. A closed page keeps it.
      const isNext = isNeutral || title !== this.neutralTitle
      const isQuiet = this.#requests.isQuiet(isNext ? silence : 5 * silence, held, kept)
      if (isQuiet && outline === before && (!isBusy || held > 0)) return true
      if (performance.now() > end) return false
      before = outline
    }
  }

  /** The page's state after two frames; a page that is being replaced is busy. */
  #state(): Promise<PageState> {
    return this.page.evaluate(pageState).catch(() => ({ isBusy: true, outline: '', title: '' }))
  }
}
