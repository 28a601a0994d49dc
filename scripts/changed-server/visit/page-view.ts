import type { SeenCall } from '../proxy/fault-plan.ts'

/** What a visit saw of a page when it was settled. */
export interface PageView {
  /** Path of the address after redirects. */
  readonly path: string
  readonly title: string
  /** The visible text of the page and its dialogs. */
  readonly text: string
  /** Whether the page became settled within its time. */
  readonly isSettled: boolean
  /** Pixels by which the page is wider than its window. */
  readonly overflow: number
  /** Whether a text of an answer became an element or a script. */
  readonly hasForeignMarkup: boolean
  /** Texts of alerts that were inserted again while retries ran. */
  readonly repeatedAlerts: readonly string[]
  readonly pageErrors: readonly string[]
  readonly calls: readonly SeenCall[]
  /** Addresses of links, for pages with a parameter. */
  readonly links: readonly string[]
}
