import {
  isChatAppRequest,
  noUrlHandoff,
  readUrlHandoff,
  type UrlHandoff,
} from './model/url-handoff.ts'
import { noHandoffParameters, type HandoffParameters } from './model/handoff-parameters.ts'

/** Session storage: how this tab runs, which links inside the portal do not repeat. */
const modes = { isOneApp: 'portal.one-app', isTeams: 'portal.teams' } as const

/** How this tab runs and what it came with, with the modes as remembered. */
export type Visit = Omit<UrlHandoff, keyof typeof modes | 'isRedirectFromTeams'> & {
  readonly [Mode in keyof typeof modes]: boolean
} & {
  /** Of this address alone: the next page that is opened in the tab restores its session again. */
  readonly isRedirectFromTeams: boolean
  readonly referrer: string
  /**
   * Who frames this document: the workplace chat, the parent app, or nobody. The edge lets nobody
   * else.
   */
  readonly framer: 'teams' | 'one-app' | null
}

let carried: HandoffParameters = noHandoffParameters

/**
 * Forgets the codes and tokens that the address carried: they were good for one use, and whoever is
 * here next must not have another.
 */
export function clearHandoffParameters(): void {
  carried = { ...noHandoffParameters, fromMobile: carried.fromMobile }
}

/**
 * Takes what the address carries and cleans the address. Imported before anything else, so that it
 * happens before any request, render or log (docs/quality.md#d3).
 */
export const visit: Visit =
  typeof document === 'undefined' ? { ...noUrlHandoff, referrer: '', framer: null } : arrive()

function arrive(): Visit {
  const { arrival, clean } = readUrlHandoff(location)
  carried = arrival.carried
  // The router reads its state from `usr`.
  if (clean)
    history.replaceState(
      clean.mfaToken === null ? history.state : { usr: { mfaToken: clean.mfaToken } },
      '',
      clean.path,
    )
  const isFramed = window.self !== window.top
  const framer = isFramed ? frameSaid() : null
  const isOneApp =
    remembered(modes.isOneApp, arrival.isOneApp) ||
    (arrival.isOneApp === null && framer === 'one-app')
  const isTeams =
    remembered(modes.isTeams, arrival.isTeams) || (arrival.isTeams === null && framer === 'teams')
  return {
    ...arrival,
    get carried() {
      return carried
    },
    referrer: document.referrer,
    framer: !isFramed ? null : isTeams ? 'teams' : isOneApp ? 'one-app' : null,
    isOneApp,
    isTeams,
    isRedirectFromTeams:
      arrival.isRedirectFromTeams === true || isChatAppRequest(location.pathname, location.search),
  }
}

/**
 * What the edge noted of the frame when its first page was opened: there the browser may give no
 * storage (frame-cookie.ts).
 */
function frameSaid(): string | undefined {
  return /(?:^|; )__Host-portal-frame=([a-z-]+)/.exec(document.cookie)?.[1]
}

/**
 * What the address says, else what this tab was told before. Storage that is blocked remembers
 * nothing.
 */
function remembered(key: string, said: boolean | null): boolean {
  try {
    if (said !== null) sessionStorage.setItem(key, said ? '1' : '0')
    return sessionStorage.getItem(key) === '1'
  } catch {
    return said ?? false
  }
}
