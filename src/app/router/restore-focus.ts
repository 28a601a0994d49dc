import { ancestorsOf } from './ancestors-of.ts'

/** Identifies a control by element, type and name across renders. */
const signOf = (element: Element): string => {
  const label =
    element.getAttribute('aria-label') ??
    ('labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null) ??
    element.textContent
  return `${element.tagName} ${element.getAttribute('type') ?? ''} ${label.trim()}`
}
const likeIt = (sign: string, within: Element): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(sign.split(' ')[0] ?? '')].filter(
    (one) => signOf(one) === sign,
  )
/** The part that keeps the focus: an open dialog has the focus of its own controls. */
const part = 'dialog, main'

/**
 * Moves the focus to the nearest heading of the page or the open dialog when the focused element
 * disappears, and back when the same control reappears. `chain`: the focused element and its
 * ancestors; it stops with `signal`.
 */
export function restoreFocus(
  pathname: string,
  chain: readonly Element[],
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  let around: readonly Element[] = []
  let within: Element | null = null
  let sign = ''
  let lent: HTMLElement | null = null
  const forget = () => void (around = [])
  const take = (chain: readonly Element[]) => {
    const [target] = chain
    const end = chain.findIndex((one) => one.matches(part))
    if (target === undefined || end === -1) return
    around = chain.slice(0, end + 1)
    within = around.at(-1) ?? null
    if (target !== lent) sign = signOf(target)
  }
  const remember = ({ target }: FocusEvent) => {
    if (target !== lent) lent = null
    forget()
    if (target instanceof Element) take(ancestorsOf(target))
  }
  const giveBack = () => {
    if (lent === null || document.activeElement !== lent) return
    const [back] = within === null ? [] : likeIt(sign, within)
    if (back === undefined) return
    lent = null
    back.focus()
  }
  const keep = () => {
    giveBack()
    if (
      within?.isConnected !== true ||
      around[0]?.isConnected !== false ||
      document.activeElement !== document.body ||
      location.pathname !== pathname
    )
      return
    const heading = around
      .find((one) => one.isConnected && one.querySelector('h1, h2, h3') !== null)
      ?.querySelector<HTMLElement>('h1, h2, h3')
    forget()
    if (!heading) return
    heading.tabIndex = -1
    // An existing control with the same name is a different one, such as another row's button.
    lent = likeIt(sign, within).length === 0 ? heading : null
    heading.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(keep)
  take(chain)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', remember, { signal })
  document.addEventListener('pointerdown', forget, { signal })
  // The element may have disappeared while this module loaded.
  keep()
  signal.addEventListener('abort', () => observer.disconnect())
}
