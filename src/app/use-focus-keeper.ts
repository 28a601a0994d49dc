import { useEffect } from 'react'

/**
 * When what has the focus goes away with a change of the page (a button whose work is done, a list that is read anew), the next heading around it takes
 * the focus: a keyboard and a reader go on from there, not from the top. A dialog gives its focus back itself, and so does an arrival at another page.
 */
export function useFocusKeeper(pathname: string): void {
  useEffect(() => {
    let around: readonly Element[] = []
    const forget = () => void (around = [])
    const remember = ({ target }: FocusEvent) => {
      forget()
      if (!(target instanceof Element) || !target.closest('main') || target.closest('dialog')) return
      const chain: Element[] = []
      for (let one: Element | null = target; one !== null; one = one.parentElement) chain.push(one)
      around = chain
    }
    const keep = () => {
      if (around[0]?.isConnected !== false || document.activeElement !== document.body || location.pathname !== pathname) return
      const heading = around.find(one => one.isConnected && one.querySelector('h1, h2, h3') !== null)?.querySelector<HTMLElement>('h1, h2, h3')
      forget()
      if (!heading) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    const observer = new MutationObserver(keep)
    observer.observe(document.body, { childList: true, subtree: true })
    document.addEventListener('focusin', remember)
    document.addEventListener('pointerdown', forget)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', remember)
      document.removeEventListener('pointerdown', forget)
    }
  }, [pathname])
}
