import { isSamePath } from '#platform/model/canonical-path.ts'
import {
  noHandoffParameters,
  fromTeamsKey,
  oneAppKey,
  sourceKey,
  takeHandoffParameters,
  teamsKey,
  type HandoffParameters,
} from './handoff-parameters.ts'

/** What is known of the visit before anything else happens. */
export type UrlHandoff = {
  readonly carried: HandoffParameters
  /** Not carried on: it says where the member comes from for as long as the page is open. */
  readonly source: string | null
  /** Null where the address does not say; then it is as it was in this tab. */
  readonly isOneApp: boolean | null
  readonly isTeams: boolean | null
  readonly isRedirectFromTeams: boolean | null
}

/**
 * The address to show in place of the one that came, and what goes into the history's state instead
 * of it.
 */
export type CleanAddress = { readonly path: string; readonly mfaToken: string | null }

export const noUrlHandoff = {
  carried: noHandoffParameters,
  source: null,
  isOneApp: false,
  isTeams: false,
  isRedirectFromTeams: false,
} satisfies UrlHandoff

const flag = (query: URLSearchParams, key: string): boolean | null =>
  query.has(key) ? query.get(key) === 'true' : null

/**
 * Reads an address once. `clean` is null when there was nothing to take out of it. An MFA token
 * leads to the MFA screen from wherever it came (ROUTE: `/` with an MFA token), and travels on in
 * the history's state only (docs/quality.md#d3). A partner's `ssoAccessCode` leads from the doors
 * to the transition screen, where the accounts are connected.
 */
export function readUrlHandoff({
  pathname,
  search,
  hash,
}: {
  pathname: string
  search: string
  hash: string
}): { readonly arrival: UrlHandoff; readonly clean: CleanAddress | null } {
  const { carried, rest } = takeHandoffParameters(search)
  const query = new URLSearchParams(search)
  const arrival: UrlHandoff = {
    carried,
    source: query.get(sourceKey),
    isOneApp: flag(query, oneAppKey),
    isTeams: flag(query, teamsKey),
    isRedirectFromTeams: flag(query, fromTeamsKey),
  }
  if (rest === search) return { arrival, clean: null }
  const isDoor = isSamePath('/', pathname) || isSamePath('/login', pathname)
  const mfaToken =
    isDoor || isSamePath('/mfa', pathname) || isSamePath('/transitionScreen', pathname)
      ? carried.mfaToken
      : null
  const path = !isDoor
    ? pathname
    : mfaToken !== null
      ? '/mfa'
      : carried.ssoAccessCode !== null
        ? '/transitionScreen'
        : pathname
  return { arrival, clean: { path: path + rest + hash, mfaToken } }
}

/**
 * Whether an address is a chat app's request to sign in for it (chat-app.ts), whole or not: then no
 * session that is stored may answer it.
 */
export function isChatAppRequest(pathname: string, search: string): boolean {
  return isSamePath('/pre-login', pathname) && new URLSearchParams(search).has('client_id')
}
