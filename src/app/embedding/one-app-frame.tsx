import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { OneAppEffect } from '#session/embedding/model/one-app-protocol.ts'
import { followLanguage } from '#i18n/language.ts'
import { useStore } from '#platform/store/use-store.ts'
import { isRoute, paths } from '#platform/model/paths.ts'
import { setAppState } from '#session/member/app-state-store.ts'
import { oneAppLine, startOneApp, type OneAppLine } from '#session/embedding/start-one-app.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { environment } from '#session/startup/current-startup.ts'
import { routeAt } from '../router/routes.ts'

/**
 * Connects the portal to the one-app parent: reports its state and performs the parent's requests
 * (contracts/one-app/README.md).
 */
export function OneAppFrame() {
  const navigate = useNavigate()
  const line = useStore(oneAppLine)
  const perform = useEffectEvent((effect: OneAppEffect) => {
    if (effect.type === 'flags') setAppState(effect.flags)
    else if (effect.type === 'language')
      void followLanguage(effect.language, 'parent').catch(reportError)
    // The launcher opens the weight pages, because it may ask about the scale first (1§2).
    else if (effect.route === 'weight') setAppState({ weightScaleConfirmation: true })
    else if (isRoute(effect.route) && !paths[effect.route].includes(':'))
      void navigate(paths[effect.route])
  })
  useEffect(() => startOneApp(perform), [])
  useTold(line)
  useCareId(line)
  return null
}

/** Reports the page, the height and the session to the parent. */
function useTold(line: OneAppLine | null): void {
  const { pathname } = useLocation()
  const session = useStore(sessionStore)
  const { tag } = session
  const tellPage = useEffectEvent(() => {
    if (tag !== 'restoring')
      line?.say({ type: 'navigated', route: routeAt(pathname)?.id ?? null, title: document.title })
  })
  useEffect(() => {
    tellPage()
    // The title changes when the page's screen has loaded.
    const titles = new MutationObserver(() => tellPage())
    titles.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => titles.disconnect()
  }, [line, pathname, tag])
  useEffect(() => {
    if (session.tag !== 'signedOut' || line === null) return
    line.say(
      session.why === 'never'
        ? { type: 'needsSignIn' }
        : { type: 'sessionEnded', by: session.why === 'manual' ? 'member' : 'portal' },
    )
  }, [line, session])
  useEffect(() => {
    if (line === null) return
    const sizes = new ResizeObserver(([entry]) =>
      line.say({ type: 'height', pixels: Math.ceil(entry?.contentRect.height ?? 0) }),
    )
    sizes.observe(document.body)
    return () => sizes.disconnect()
  }, [line])
}

/**
 * Opens care ID links in the parent, which owns that page; inside the frame it would be missing
 * (ROUTE-044).
 */
function useCareId(line: OneAppLine | null): void {
  useEffect(() => {
    if (line === null) return
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.getAttribute('href') !== environment.careId)
        return
      event.preventDefault()
      line.say({ type: 'careId' })
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [line])
}
