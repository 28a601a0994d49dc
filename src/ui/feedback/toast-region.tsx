import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { IconButton } from '../primitives/icon-button.tsx'
import { Icon } from '../primitives/icon.tsx'
import type { IconName } from '../primitives/icon-paths.ts'
import { dismissToast, innerRegions, toastStore, type Toast } from './toast-store.ts'
import * as styles from './toast-region.css.ts'

const staysFor = 6000
const icons: Record<Toast['tone'], IconName> = {
  plain: 'info',
  success: 'check-circle',
  critical: 'octagon',
}

/**
 * The region of toasts: plain ones are announced politely, critical ones at once. F6 moves focus to
 * the newest. An open modal has its own region (`inner`), and the page's region is empty meanwhile.
 */
export function ToastRegion({ inner = false }: { inner?: boolean }) {
  const t = useMessages()
  const isResting = useStore(innerRegions) > 0 && !inner
  const all = useStore(toastStore)
  useEffect(() => {
    if (!inner) return
    innerRegions.update((count) => count + 1)
    return () => innerRegions.update((count) => count - 1)
  }, [inner])
  const region = useRef<HTMLElement>(null)
  const previousFocus = useRef<Element>(null)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const newest = [...(region.current?.querySelectorAll<HTMLElement>('[data-toast]') ?? [])].at(
        -1,
      )
      if (event.key !== 'F6' || !newest) return
      event.preventDefault()
      if (!region.current?.contains(document.activeElement))
        previousFocus.current = document.activeElement
      newest.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  if (isResting) return null
  const dismiss = (id: number) => {
    const focused = region.current?.contains(document.activeElement)
    dismissToast(id)
    // A member who came by F6 returns to the element before, not to the top of the page.
    if (focused && previousFocus.current instanceof HTMLElement) previousFocus.current.focus()
  }
  const show = (toast: Toast) => (
    <ToastCard key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
  )
  return (
    <section ref={region} aria-label={t('ui.toasts')} className={styles.region}>
      <div role="status" aria-atomic="false" className={styles.list}>
        {all.filter((toast) => toast.tone !== 'critical').map(show)}
      </div>
      <div role="alert" aria-atomic="false" className={styles.list}>
        {all.filter((toast) => toast.tone === 'critical').map(show)}
      </div>
    </section>
  )
}

function ToastCard({ toast, onDismiss }: { toast: Toast; onDismiss: () => void }) {
  const t = useMessages()
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const left = useRef(staysFor)
  const paused = hovered || focused || toast.tone === 'critical'
  useEffect(() => {
    if (paused) return
    const started = performance.now()
    const timer = setTimeout(() => dismissToast(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(1000, left.current - (performance.now() - started))
    }
  }, [paused, toast.id])
  return (
    <div
      data-toast=""
      tabIndex={-1}
      className={styles.toast}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon name={icons[toast.tone]} />
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text === undefined ? null : <p className={styles.text}>{toast.text}</p>}
      </div>
      <span className={styles.dismiss}>
        <IconButton icon="close" iconSize="small" label={t('ui.dismiss')} onClick={onDismiss} />
      </span>
    </div>
  )
}
