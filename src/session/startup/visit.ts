import {
  isChatAppRequest,
  noUrlHandoff,
  readUrlHandoff,
  type UrlHandoff,
} from './model/url-handoff.ts'
import { noHandoffParameters, type HandoffParameters } from './model/handoff-parameters.ts'

/** Session storage: the modes of this tab, which internal links do not repeat. */
const modes = { isOneApp: 'portal.one-app', isTeams: 'portal.teams' } as const

/** The modes of this tab and the parameters of its first address. */
export type Visit = Omit<UrlHandoff, keyof typeof modes | 'isRedirectFromTeams'> & {
  readonly [Mode in keyof typeof modes]: boolean
} & {
  /** Applies to this address only; the next page of the tab restores its session again. */
  readonly isRedirectFromTeams: boolean
  readonly referrer: string
  /** The framing app: Teams, the parent app, or null. The edge allows no other. */
  readonly framer: 'teams' | 'one-app' | null
}

let carried: HandoffParameters = noHandoffParameters

/**
 * Clears the codes and tokens of the address. They are single-use, and the next user of the tab
 * must not get them.
 */
export function clearHandoffParameters(): void {
  carried = { ...noHandoffParameters, fromMobile: carried.fromMobile }
}

/**
 * Reads and cleans the address. Import this module first, so that it runs before any request,
 * render or log (docs/quality.md#d3).
 */
export const visit: Visit =
  typeof document === 'undefined' ? { ...noUrlHandoff, referrer: '', framer: null } : readVisit()

function readVisit(): Visit {
  const { handoff, clean } = readUrlHandoff(location)
  carried = handoff.carried
  // The router reads its state from `usr`.
  if (clean)
    history.replaceState(
      clean.mfaToken === null ? history.state : { usr: { mfaToken: clean.mfaToken } },
      '',
      clean.path,
    )
  const isFramed = window.self !== window.top
  const framer = isFramed ? readFrameCookie() : null
  const isOneApp =
    remembered(modes.isOneApp, handoff.isOneApp) ||
    (handoff.isOneApp === null && framer === 'one-app')
  const isTeams =
    remembered(modes.isTeams, handoff.isTeams) || (handoff.isTeams === null && framer === 'teams')
  return {
    ...handoff,
    get carried() {
      return carried
    },
    referrer: document.referrer,
    framer: !isFramed ? null : isTeams ? 'teams' : isOneApp ? 'one-app' : null,
    isOneApp,
    isTeams,
    isRedirectFromTeams:
      handoff.isRedirectFromTeams === true || isChatAppRequest(location.pathname, location.search),
  }
}

/**
 * The framing app that the edge stored when the first page was opened, because storage may be
 * blocked in a frame (frame-cookie.ts).
 */
function readFrameCookie(): string | undefined {
  return /(?:^|; )__Host-portal-frame=([a-z-]+)/.exec(document.cookie)?.[1]
}

/** The mode of the address, else the tab's stored mode. Blocked storage stores nothing. */
function remembered(key: string, said: boolean | null): boolean {
  try {
    if (said !== null) sessionStorage.setItem(key, said ? '1' : '0')
    return sessionStorage.getItem(key) === '1'
  } catch {
    return said ?? false
  }
}
