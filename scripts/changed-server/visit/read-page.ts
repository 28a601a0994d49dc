/** What `readPage` returns of the page. It runs in the browser. */
export interface ReadPage {
  readonly path: string
  readonly title: string
  readonly text: string
  readonly overflow: number
  readonly hasForeignMarkup: boolean
  readonly links: readonly string[]
}

/** Reads the page in the browser. */
export function readPage(): ReadPage {
  const parts = [...document.querySelectorAll<HTMLElement>('main, [role=dialog], dialog[open]')]
  const root = document.documentElement
  const shown = parts.length === 0 ? [document.body] : parts
  return {
    path: location.pathname,
    title: document.title,
    text: shown.map((part) => part.innerText).join('\n'),
    overflow: root.scrollWidth - root.clientWidth,
    hasForeignMarkup:
      'changedServer' in window ||
      document.querySelector('main img[src="x"]') !== null ||
      [...document.querySelectorAll('b')].some(({ textContent }) => textContent === 'bold'),
    links: [...document.querySelectorAll('a[href]')].map(
      (link) => new URL((link as HTMLAnchorElement).href).pathname,
    ),
  }
}

/** Whether a page is loading, and what changes when it is not yet still. */
export interface PageState {
  readonly isBusy: boolean
  /** Address, title and number of characters. */
  readonly outline: string
  readonly title: string
}

/** Reads the state of the page after two frames. It runs in the browser. */
export async function pageState(): Promise<PageState> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((next) => requestAnimationFrame(next))
  const heading = [...document.querySelectorAll('h1')].some((each) => each.checkVisibility())
  const { length } = document.body.textContent ?? ''
  return {
    isBusy: !heading || document.querySelector('[aria-busy=true]') !== null,
    outline: `${location.pathname} ${document.title} ${length}`,
    title: document.title,
  }
}

/** Navigates without a reload, as a link does. It runs in the browser. */
export function goTo(address: string): void {
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
}

/**
 * Empties the query cache of the page and requests again what the page's frame shows, as after a
 * first load. It finds the cache in React's tree, because no page exports it. It runs in the
 * browser.
 */
export function emptyQueries(): boolean {
  interface Fiber {
    readonly memoizedProps: { readonly client?: Queries } | null
    readonly child: Fiber | null
    readonly sibling: Fiber | null
  }
  interface Queries {
    getQueryCache(): unknown
    cancelQueries(): Promise<void>
    removeQueries(filter: { type: 'inactive' }): void
    resetQueries(): Promise<void>
  }
  const root = document.getElementById('root') as unknown as Record<
    string,
    { readonly stateNode: { readonly current: Fiber } }
  > | null
  const key = Object.keys(root ?? {}).find((each) => each.startsWith('__reactContainer$'))
  const first = key === undefined ? undefined : root?.[key]?.stateNode.current
  const pending: Fiber[] = first === undefined ? [] : [first]
  for (let fiber = pending.pop(); fiber !== undefined; fiber = pending.pop()) {
    const client = fiber.memoizedProps?.client
    if (typeof client?.getQueryCache === 'function') {
      void client.cancelQueries()
      client.removeQueries({ type: 'inactive' })
      void client.resetQueries()
      return true
    }
    if (fiber.sibling !== null) pending.push(fiber.sibling)
    if (fiber.child !== null) pending.push(fiber.child)
  }
  return false
}

/** Counts alerts by their text, those of later insertions, too. It runs in the browser. */
export function watchAlerts(): void {
  const inserted: string[] = []
  const textOf = (node: Element) => node.textContent?.trim() ?? ''
  Object.assign(window, { insertedAlerts: inserted })
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        const alerts = [
          ...(node.matches('[role=alert]') ? [node] : []),
          ...node.querySelectorAll('[role=alert]'),
        ]
        inserted.push(...alerts.map(textOf).filter((text) => text !== ''))
      }
  }).observe(document, { childList: true, subtree: true })
}
