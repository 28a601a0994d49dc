import type { QueryClient } from '@tanstack/react-query'
import {
  drawnElement,
  type DrawnFacts,
  type DrawnPageFacts,
} from '#platform/model/drawing/dashboard-drawing.ts'
import { isOlderBrowser } from '#platform/model/is-older-browser.ts'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'
import { href } from '#platform/model/paths.ts'
import { currentTime, deviceTime } from '#platform/time/current-time.ts'
import { currentLanguage } from '#i18n/language.ts'
import { cachedMigrationChoice } from '#session/account-linking/cached-migration-choice.ts'
import { loadAuthService } from '#session/auth/session-actions.ts'
import { readPresence } from '#session/auth/session-presence.ts'
import { sessionStore } from '#session/auth/session-store.ts'
import { impersonationStore } from '#session/impersonation/impersonation-store.ts'
import { networkStore } from '#session/member/network-store.ts'
import { clearInitialLoad } from '#session/startup/api/clear-initial-load.ts'
import { startupStore } from '#session/startup/startup-store.ts'
import { visit } from '#session/startup/visit.ts'
import { deviceWindow } from './device-window.ts'
import { drawnAnswers } from './drawn-answers.ts'
import { loadDrawnParts } from './drawn-parts.ts'

const minute = 60_000

/**
 * Takes over a dashboard that the edge drew (docs/decisions/0135-dashboard-at-the-edge.md). Resolves
 * to whether React may take the picture as its own; it otherwise draws the page anew.
 *
 * The picture is removed at once when it is of another session, or the session is not restored.
 */
export async function takeOver(root: HTMLElement): Promise<boolean> {
  const page = readPage()
  const isTheirs = () => page !== null && readPresence()?.session === page.session
  const drop = (): false => {
    drawnAnswers.fill = null
    root.replaceChildren()
    return false
  }
  if (page === null || !isTheirs() || visit.isTeams || visit.isOneApp) return drop()
  const { facts } = page
  // No page is drawn for a member who may migrate, so that this need not be asked again.
  if (cachedMigrationChoice.read() === null) cachedMigrationChoice.write(false)
  drawnAnswers.fill = (queries) => {
    if (isTheirs()) fill(queries, facts)
  }
  // If a part's file is missing, React draws the page, and that part shows the phone number.
  const loading = loadParts(facts.parts).then(
    () => true,
    () => false,
  )
  const isRestored = await restored()
  if (!isRestored || !isTheirs()) return drop()
  // The answers of this page count, also for what they leave out.
  clearInitialLoad()
  const [isLoaded] = await Promise.all([loading, loadService()])
  if (!isSignedIn() || !isTheirs()) return drop()
  return isLoaded && isSame(facts)
}

function readPage(): DrawnPageFacts | null {
  const text = document.getElementById(drawnElement)?.textContent
  return text ? (JSON.parse(text) as DrawnPageFacts) : null
}

/** The clocks of edge and device may differ, but the time since the page was asked for is known. */
function fill(queries: QueryClient, { answers }: DrawnFacts): void {
  const asked = deviceTime() - performance.now()
  for (const { key, data, age } of answers)
    queries.setQueryData(key, data, { updatedAt: Math.min(asked - age, deviceTime()) })
}

function isSignedIn(): boolean {
  const session = sessionStore.get()
  return (
    session.tag === 'signedIn' &&
    !session.isMigrating &&
    session.signOut === 'no' &&
    startupStore.get().tag === 'done' &&
    impersonationStore.get() === null
  )
}

/** Resolves to whether the session is restored, as soon as that is known or has trouble. */
function restored(): Promise<boolean> {
  return new Promise((resolve) => {
    const look = (): void => {
      const session = sessionStore.get()
      const isTroubled = session.tag === 'restoring' && session.trouble !== null
      if (session.tag === 'restoring' && !isTroubled && startupStore.get().tag !== 'unavailable')
        return
      stops.forEach((stop) => stop())
      resolve(isSignedIn())
    }
    const stops = [sessionStore.subscribe(look), startupStore.subscribe(look)]
    look()
  })
}

/** A part that is not loaded when React takes the picture over would be taken away and drawn again. */
async function loadParts(places: readonly number[]): Promise<void> {
  const drawnParts = await loadDrawnParts()
  await Promise.all(places.map((place) => drawnParts[place]?.preload()))
}

/** React reads a promise with this state without waiting for it. */
async function loadService(): Promise<void> {
  const loading = loadAuthService()
  Object.assign(loading, { status: 'fulfilled', value: await loading })
}

/** A browser that blocks its storage shows the page without what was stored. */
function isStored(stored: DrawnFacts['stored']): boolean {
  try {
    return stored.every(([key, value]) => localStorage.getItem(key) === value)
  } catch {
    return false
  }
}

/** Whether this browser would first draw the same picture. */
function isSame({ locale, timeZone, window, minute: drawn, stored }: DrawnFacts): boolean {
  return (
    location.pathname === href('dashboard') &&
    locale === currentLanguage() &&
    timeZone === memberTimeZone() &&
    window === deviceWindow() &&
    drawn === Math.floor(currentTime() / minute) * minute &&
    isStored(stored) &&
    networkStore.get() &&
    !isOlderBrowser(navigator.userAgent)
  )
}
