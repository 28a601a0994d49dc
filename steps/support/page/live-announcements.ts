import type { Page } from 'playwright'

declare global {
  interface Window {
    sayings?: string[]
  }
}

/**
 * Hears what the live parts of the page tell a screen reader from now on: what is added to one, as
 * a reader speaks it.
 */
export function watchAnnouncements(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sayings: string[] = []
    window.sayings = sayings
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) {
        const live = (target instanceof Element ? target : target.parentElement)?.closest(
          '[aria-live], [role=status], [role=alert], [role=log]',
        )
        if (!live || live.getAttribute('aria-live') === 'off') continue
        for (const node of addedNodes)
          if ((node.textContent ?? '').trim() !== '') sayings.push((node.textContent ?? '').trim())
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
}

/** What has been said since, in order. */
export function announcements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.sayings ?? [])
}
