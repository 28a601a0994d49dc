import { noArrival, readArrival, type Arrival } from '#domain/arrival.ts'
import { carriesNothing, type Carried } from '#domain/startup-keys.ts'

/** Session storage: how this tab runs, which links inside the portal do not repeat. */
const modes = { isOneApp: 'portal.one-app', isTeams: 'portal.teams', isRedirectFromTeams: 'portal.from-teams' } as const

/** How this tab runs and what it came with, with the modes as remembered. */
export type Visit = Omit<Arrival, keyof typeof modes> & { readonly [Mode in keyof typeof modes]: boolean } & { readonly referrer: string }

let carried: Carried = carriesNothing

/** Forgets the codes and tokens that the address carried: they were good for one use, and whoever is here next must not have another. */
export function forgetCarried(): void {
  carried = { ...carriesNothing, fromMobile: carried.fromMobile }
}

/**
 * Takes what the address carries and cleans the address. Imported before anything else, so that it happens before any request, render
 * or log (quality.md D3).
 */
export const visit: Visit = typeof document === 'undefined' ? { ...noArrival, isOneApp: false, isTeams: false, isRedirectFromTeams: false, referrer: '' } : arrive()

function arrive(): Visit {
  const { arrival, clean } = readArrival(location)
  carried = arrival.carried
  // The router reads its state from `usr`.
  if (clean) history.replaceState(clean.mfaToken === null ? history.state : { usr: { mfaToken: clean.mfaToken } }, '', clean.path)
  return {
    ...arrival,
    get carried() {
      return carried
    },
    referrer: document.referrer,
    isOneApp: remembered(modes.isOneApp, arrival.isOneApp),
    isTeams: remembered(modes.isTeams, arrival.isTeams),
    isRedirectFromTeams: remembered(modes.isRedirectFromTeams, arrival.isRedirectFromTeams),
  }
}

/** What the address says, else what this tab was told before. Storage that is blocked remembers nothing. */
function remembered(key: string, said: boolean | null): boolean {
  try {
    if (said !== null) sessionStorage.setItem(key, said ? '1' : '0')
    return sessionStorage.getItem(key) === '1'
  } catch {
    return said ?? false
  }
}
