import { isSamePath } from '#platform/model/canonical-path.ts'
import { href } from '#platform/model/paths.ts'
import {
  noHandoffParameters,
  fromTeamsKey,
  oneAppKey,
  sourceKey,
  takeHandoffParameters,
  teamsKey,
  type HandoffParameters,
} from './handoff-parameters.ts'

/** The parameters of the first address of a visit. */
export type UrlHandoff = {
  readonly carried: HandoffParameters
  /** The source of the visit; it holds only while the page is open. */
  readonly source: string | null
  /** Null when the address has no such parameter; then the tab's remembered mode applies. */
  readonly isOneApp: boolean | null
  readonly isTeams: boolean | null
  readonly isRedirectFromTeams: boolean | null
}

/** The address without its parameters, and the MFA token for the history state. */
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
 * Reads the parameters of an address. `clean` is null when nothing was removed.
 *
 * An MFA token leads to the MFA screen and is kept in the history state only (docs/quality.md#d3).
 * A partner's `ssoAccessCode` leads from `/` and `/login` to the transition screen, where the
 * accounts are connected. The fragment of a shared report's address is the token of its link.
 */
export function readUrlHandoff({
  pathname,
  search,
  hash,
}: {
  pathname: string
  search: string
  hash: string
}): { readonly handoff: UrlHandoff; readonly clean: CleanAddress | null } {
  const { carried, rest } = takeHandoffParameters(search)
  const query = new URLSearchParams(search)
  const fragment = isSamePath(href('sharedReport'), pathname) ? hash : ''
  const handoff: UrlHandoff = {
    carried: { ...carried, token: fragment || carried.token },
    source: query.get(sourceKey),
    isOneApp: flag(query, oneAppKey),
    isTeams: flag(query, teamsKey),
    isRedirectFromTeams: flag(query, fromTeamsKey),
  }
  if (rest === search && fragment === '') return { handoff, clean: null }
  const isEntryPath = isSamePath('/', pathname) || isSamePath(href('login'), pathname)
  const mfaToken =
    isEntryPath ||
    isSamePath(href('mfa'), pathname) ||
    isSamePath(href('transitionScreen'), pathname)
      ? carried.mfaToken
      : null
  const path = !isEntryPath
    ? pathname
    : mfaToken !== null
      ? href('mfa')
      : carried.ssoAccessCode !== null
        ? href('transitionScreen')
        : pathname
  return { handoff, clean: { path: path + rest + (fragment === '' ? hash : ''), mfaToken } }
}

/**
 * Whether an address is a chat app's sign-in request (answer-chat-app.ts), complete or not. Such a
 * request uses no stored session.
 */
export function isChatAppRequest(pathname: string, search: string): boolean {
  return isSamePath(href('prelogin'), pathname) && new URLSearchParams(search).has('client_id')
}
