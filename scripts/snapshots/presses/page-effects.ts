import type { Page } from 'playwright'

/** Runs before the page: notes what a press does outside of it, which nothing of it would show. */
export function noteEffects(): void {
  const effects: string[] = []
  Object.assign(window, { effects })
  window.open = (address) => {
    effects.push(`opens a window: ${String(address)}`)
    return null
  }
  window.print = () => void effects.push('prints')
  const click = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) effects.push(`saves: ${this.download}`)
    else click.call(this)
  }
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLElement)
          for (const toast of node.matches('[data-toast]')
            ? [node]
            : node.querySelectorAll('[data-toast]'))
            effects.push(`says: ${toast.textContent}`)
  }).observe(document, { subtree: true, childList: true })
}

/** What was noted since the last call; a toast that moves with a dialog counts once. */
export function takeEffects(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    ...new Set((window as unknown as { effects: string[] }).effects.splice(0)),
  ])
}
