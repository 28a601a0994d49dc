import type { Page } from 'playwright'

declare global {
  interface Window {
    sayings?: string[]
  }
}

/** Starts to record the live region announcements of the page. */
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

/** The recorded announcements, in order. */
export function announcements(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.sayings ?? [])
}
