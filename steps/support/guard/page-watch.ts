import type { BrowserContext, Page } from 'playwright'

/** What a page breaks although each of its states is right: one line for each. */
export type PageFindings = readonly string[]

/** Makes each page of a context watch itself; `pageFindings` reads what it has seen. */
export async function watchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchPage)
}

/**
 * What is wrong on the page as it stands: a followed link that kept the scroll position, a focus
 * that went with a pressed control, an alert or the error of an empty field that outlived its cause,
 * a wrong current page. Null
 * while a part is busy or the page is not there.
 */
export function pageFindings(page: Page): Promise<PageFindings | null> {
  return page
    .evaluate(() => (window as unknown as { findings?: () => PageFindings | null }).findings?.())
    .then((found) => found ?? null)
    .catch(() => null)
}

/** Runs in the page, before its scripts. */
function watchPage(): void {
  const visible = (selector: string, within: ParentNode = document): HTMLElement[] =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => element.checkVisibility() && element.textContent.trim() !== '',
    )
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 60)}”`
  const said = new Set<string>()
  let followed: { readonly to: string; readonly heading: Element | null } | null = null
  let pressed: Element | null = null
  /** The focus outside of dialogs; a dialog that opened without one gives it back to nothing. */
  let home: Element | null = null
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('dialog') === null) home = target
  })
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget === null && target === home && !document.querySelector('dialog[open]'))
      home = null
  })
  let old: readonly {
    readonly alert: Element
    readonly text: string
    readonly cause: string
    /** A link may not be followed yet, as when a form asks first. */
    readonly isOver: () => boolean
  }[] = []
  const alertsOutlive = (
    cause: string,
    isOf = (_alert: Element): boolean => true,
    isOver = (): boolean => true,
  ): void =>
    void (old = visible('[role=alert]')
      .filter(isOf)
      .map((alert) => ({ alert, text: alert.textContent, cause, isOver })))

  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null
      pressed = target?.closest('button, a[href], summary') ?? null
      if (home === null && pressed !== null && pressed.closest('dialog') !== null) pressed = null
      const link = target?.closest<HTMLAnchorElement>('a[href]')
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.target !== '') return
      if (
        link.origin !== location.origin ||
        link.hash !== '' ||
        link.pathname === location.pathname
      )
        return
      followed =
        scrollY === 0 ? null : { to: link.pathname, heading: document.querySelector('main h1') }
      alertsOutlive(
        'a followed link',
        (alert) => alert.closest('main') !== null,
        () => location.pathname === link.pathname,
      )
    },
    true,
  )
  document.addEventListener('pointerdown', () => (pressed = null), true)
  document.addEventListener(
    'change',
    ({ target }) => {
      // The errors of a form stay until it is sent again.
      if (target instanceof HTMLInputElement && target.type === 'radio' && target.form === null)
        alertsOutlive('a choice', (alert) => alert.closest('form') === null)
    },
    true,
  )
  /** Fields that were empty when their error was shown, with that error. */
  const filled = new Map<HTMLInputElement | HTMLTextAreaElement, string>()
  const valueBefore = new WeakMap<Element, string>()
  const errorOf = (field: Element): string | undefined =>
    field.getAttribute('aria-invalid') === 'true'
      ? document.getElementById(`${field.id}-error`)?.textContent
      : undefined
  const textFieldOf = ({ target }: Event): HTMLInputElement | HTMLTextAreaElement | null =>
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement ? target : null
  document.addEventListener('focusin', (event) => {
    const field = textFieldOf(event)
    if (field !== null) valueBefore.set(field, field.value)
  })
  document.addEventListener(
    'input',
    (event) => {
      const field = textFieldOf(event)
      if (field === null) return
      const error = errorOf(field)
      if (error !== undefined && valueBefore.get(field) === '') filled.set(field, error)
      valueBefore.set(field, field.value)
    },
    true,
  )
  // Also sees a page that jumps to the top and is scrolled on at once.
  const look = (): void => {
    if (scrollY === 0) followed = null
  }
  addEventListener('scroll', look, { passive: true })
  const dialogs = new WeakSet<Element>()
  new MutationObserver(() => {
    for (const dialog of document.querySelectorAll('dialog')) {
      if (!dialog.open) dialogs.delete(dialog)
      else if (!dialogs.has(dialog)) {
        dialogs.add(dialog)
        // An alert dialog may count down.
        for (const alert of dialog.role === 'alertdialog' ? [] : visible('[role=alert]', dialog))
          said.add(`a dialog opens with an alert: ${nameOf(alert)}`)
      }
    }
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })

  const closeness = (pathname: string): number =>
    `${location.pathname}/`.startsWith(`${pathname}/`) ? pathname.length : 0
  const findings = (): readonly string[] | null => {
    if (document.querySelector('[aria-busy=true]') || !document.querySelector('h1')) return null
    const found = [...said]
    if (followed !== null && location.pathname === followed.to) {
      const heading = document.querySelector('main h1')
      if (heading !== null && heading !== followed.heading && scrollY > 0)
        found.push(`a followed link does not start at the top, but at ${Math.round(scrollY)}`)
    }
    // Offline, the keeper of the focus (restore-focus.ts) may not have been loaded.
    if (
      navigator.onLine &&
      pressed?.isConnected === false &&
      document.activeElement === document.body
    )
      found.push(`the focus is lost after a press of ${nameOf(pressed)}`)
    for (const { alert, text, cause, isOver } of old)
      if (isOver() && alert.isConnected && alert.checkVisibility() && alert.textContent === text)
        found.push(`an alert outlives ${cause}: ${nameOf(alert)}`)
    for (const [field, error] of filled)
      if (!field.isConnected || field.value === '' || errorOf(field) !== error) filled.delete(field)
      else if (field.value.length > 3)
        found.push(`the error of an empty field stays after something is typed: “${error}”`)
    // The page belongs to the closest address of its area: /coaching/goals/1 to /coaching/goals.
    const area = ({ pathname }: { pathname: string }): string => pathname.split('/')[1] ?? ''
    const links = [
      ...document.querySelectorAll<HTMLAnchorElement>('nav a[data-tour^=nav-]'),
    ].filter(({ origin }) => origin === location.origin)
    const [own] = links
      .filter((link) => area(link) === area(location))
      .map(({ pathname }) => pathname)
      .toSorted((a, b) => closeness(b) - closeness(a) || a.length - b.length)
    for (const link of links) {
      const isHere = link.pathname === own
      if (isHere !== (link.getAttribute('aria-current') === 'page'))
        found.push(
          `the sidebar marks ${nameOf(link)} ${isHere ? 'not' : 'wrongly'} as the current page`,
        )
    }
    return found
  }
  Object.assign(window, { findings })
}
