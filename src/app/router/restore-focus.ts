import { ancestorsOf } from '#platform/browser/ancestors-of.ts'
import { nearestHeading } from '#platform/browser/nearest-heading.ts'

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
const part = 'dialog[open], main'

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
  let sign = ''
  let scope: Element | null = null
  let lent: HTMLElement | null = null
  const forget = () => void (around = [])
  const take = (chain: readonly Element[]) => {
    const [target] = chain
    if (target === undefined) return
    const end = chain.findLastIndex((one) => one.matches(part))
    around = end === -1 ? [target] : chain.slice(0, end + 1)
    if (target !== lent) sign = signOf(target)
  }
  const remember = ({ target }: FocusEvent) => {
    if (target !== lent) lent = null
    forget()
    if (target instanceof Element) take(ancestorsOf(target))
  }
  // A press beside the focused control leaves it. A press on it brings no new focus event.
  const leave = ({ target }: PointerEvent) => {
    const { activeElement: focused, body } = document
    if (focused === body || !(target instanceof Node && focused?.contains(target))) forget()
  }
  const giveBack = () => {
    if (lent === null || document.activeElement !== lent) return
    const [back] = scope === null ? [] : likeIt(sign, scope)
    if (back === undefined) return
    lent = null
    back.focus()
  }
  const keep = () => {
    giveBack()
    if (
      around[0]?.isConnected !== false ||
      document.activeElement !== document.body ||
      location.pathname !== pathname
    )
      return
    // The part around a closed dialog, too; the page after a message beside it.
    scope =
      around.find((one) => one.isConnected && one.matches(part)) ?? document.querySelector('main')
    if (scope === null) return forget()
    const heading = nearestHeading([...around, scope])
    forget()
    if (heading === undefined) return
    heading.tabIndex = -1
    // An existing control with the same name is a different one, such as another row's button.
    lent = likeIt(sign, scope).length === 0 ? heading : null
    heading.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(keep)
  take(chain)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', remember, { signal })
  document.addEventListener('pointerdown', leave, { signal })
  // The element may have disappeared while this module loaded.
  keep()
  signal.addEventListener('abort', () => observer.disconnect())
}
