import { ancestorsOf } from './ancestors-of.ts'

/**
 * What a control is and what it is called, by which it is known again when the page has been read
 * anew.
 */
const signOf = (element: Element): string => {
  const label =
    element.getAttribute('aria-label') ??
    ('labels' in element ? (element as HTMLInputElement).labels?.[0]?.textContent : null) ??
    element.textContent
  return `${element.tagName} ${element.getAttribute('type') ?? ''} ${label.trim()}`
}
const likeIt = (sign: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`main ${sign.split(' ')[0] ?? ''}`)].filter(
    (one) => signOf(one) === sign,
  )

/**
 * When what has the focus goes away with a change of the page (a button whose work is done, a list
 * that is read anew), the next heading around it takes the focus: a keyboard and a reader go on
 * from there, not from the top. When the same control is back, such as a range whose readings have
 * come, it has the focus again, unless the member has gone elsewhere. A dialog gives its focus back
 * itself, and so does an arrival at another page. `chain`: what has the focus now, and what is
 * around it; it ends with `signal`.
 */
export function restoreFocus(
  pathname: string,
  chain: readonly Element[],
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  let around: readonly Element[] = []
  let sign = ''
  let lent: HTMLElement | null = null
  const forget = () => void (around = [])
  const take = (chain: readonly Element[]) => {
    const [target] = chain
    if (
      target === undefined ||
      !chain.some((one) => one.matches('main')) ||
      chain.some((one) => one.matches('dialog'))
    )
      return
    around = chain
    if (target !== lent) sign = signOf(target)
  }
  const remember = ({ target }: FocusEvent) => {
    if (target !== lent) lent = null
    forget()
    if (target instanceof Element) take(ancestorsOf(target))
  }
  const giveBack = () => {
    if (lent === null || document.activeElement !== lent) return
    const [back] = likeIt(sign)
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
    const heading = around
      .find((one) => one.isConnected && one.querySelector('h1, h2, h3') !== null)
      ?.querySelector<HTMLElement>('h1, h2, h3')
    forget()
    if (!heading) return
    heading.tabIndex = -1
    // What is called the same and is there already is another: one of many rows has gone.
    lent = likeIt(sign).length === 0 ? heading : null
    heading.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(keep)
  take(chain)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', remember, { signal })
  document.addEventListener('pointerdown', forget, { signal })
  // It may have gone while this file was on its way.
  keep()
  signal.addEventListener('abort', () => observer.disconnect())
}
