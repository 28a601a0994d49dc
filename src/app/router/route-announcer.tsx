import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { MessageKey } from '#i18n/areas.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { announce } from '#ui/feedback/announcer-store.ts'
import { useFocusRestoration } from './use-focus-restoration.ts'
import { usePageTitle } from './use-page-title.ts'

let lastPath: string | null = null

/**
 * Handles navigation to a page: title, focus on the h1 or the field with
 * `data-autofocus`, scroll to the top, announcement. The first
 * page and changes of the query are left alone.
 */
export function RouteAnnouncer({ title, children }: { title: MessageKey; children: ReactNode }) {
  const t = useMessages()
  const { pathname } = useLocation()
  const page = t(title)
  usePageTitle(page)
  // The hook must run first, so that it also tracks the focused heading.
  useFocusRestoration(pathname)

  useEffect(() => {
    // A page that comes again at its address, as after Back to a page that signs in, has no focus.
    const came =
      lastPath !== null && (lastPath !== pathname || document.activeElement === document.body)
    lastPath = pathname
    if (!came) return
    window.scrollTo(0, 0)
    // A page of one field has taken the focus for it.
    if (document.activeElement?.matches('main [data-autofocus]')) return announce(page)
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading) {
      if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    } else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    announce(page)
    // oxlint-disable-next-line react/exhaustive-deps -- only a new path is an arrival; the title's language may change in place
  }, [pathname])
  return children
}
