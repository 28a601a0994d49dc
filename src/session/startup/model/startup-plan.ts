import { addressUnder } from '#platform/model/environment.ts'
import { defaultPartner, type HandoffParameters } from './handoff-parameters.ts'

/** The inputs of the startup decision (1§4). */
export type StartupFacts = {
  readonly carried: HandoffParameters
  readonly referrer: string
  readonly secureDomain: string
  readonly isOneApp: boolean
  readonly isTeams: boolean
  readonly isRedirectFromTeams: boolean
  /** The Teams user's token, or null. */
  readonly teamsToken: string | null
  readonly educationToken: string | null
  readonly source: string | null
  /**
   * Whether a refresh token is stored: it is in the edge's encrypted cookie, and the presence
   * cookie tells (docs/quality.md#d2).
   */
  readonly hasSession: boolean
}

/** The startup paths in the order of 1§4; `visitor` when none applies (GAP-066). */
export type StartupPath =
  | { readonly type: 'codeGrant'; readonly code: string }
  | { readonly type: 'oneAppJwt'; readonly jwt: string }
  | {
      readonly type: 'partnerSso'
      readonly partnerId: string
      readonly accessCode: string
      readonly acsURL: string | null
      readonly fromMobile: boolean
      readonly asMember: boolean
    }
  | { readonly type: 'partnerCode'; readonly partnerId: string; readonly accessCode: string }
  | { readonly type: 'identityCode'; readonly partnerId: string; readonly code: string }
  | { readonly type: 'authToken'; readonly authToken: string }
  | { readonly type: 'education'; readonly educationToken: string; readonly source: string }
  | { readonly type: 'refresh' }
  | { readonly type: 'visitor' }

/**
 * `exchange`: the Teams token to exchange first (GAP-067). The path is used only when the exchange
 * returns no session.
 */
export type StartupPlan = {
  readonly exchange: string | null
  readonly path: StartupPath
  readonly isRedirectFromTeams: boolean
}

/** Selects the first startup path that applies, and no other (START-001). */
export function decideStartup(facts: StartupFacts): StartupPlan {
  return {
    exchange: facts.isTeams ? facts.teamsToken : null,
    path: pathOf(facts),
    isRedirectFromTeams: facts.isRedirectFromTeams,
  }
}

function pathOf(facts: StartupFacts): StartupPath {
  const { carried, isOneApp, isRedirectFromTeams, educationToken, source, hasSession } = facts
  const { accessCode, authToken, partnerId, code } = carried
  if (accessCode !== null) {
    if (isInternal(facts))
      return isOneApp
        ? { type: 'oneAppJwt', jwt: carried.jwt ?? accessCode }
        : { type: 'codeGrant', code: accessCode }
    return partnerPath(carried, accessCode, hasSession)
  }
  if (partnerId !== null && code !== null)
    return { type: 'identityCode', partnerId: knownPartner(partnerId), code }
  if (authToken !== null && !isRedirectFromTeams) return { type: 'authToken', authToken }
  if (educationToken !== null && source !== null)
    return { type: 'education', educationToken, source }
  if (hasSession && !isRedirectFromTeams) return { type: 'refresh' }
  return { type: 'visitor' }
}

const isInternal = ({ referrer, secureDomain }: StartupFacts): boolean =>
  addressUnder([secureDomain], referrer) !== null

/**
 * Single sign-on when the partner named a target or its app sent the member; otherwise the code is
 * exchanged for a session.
 */
function partnerPath(
  { partnerId, acsURL, fromMobile }: HandoffParameters,
  accessCode: string,
  asMember: boolean,
): StartupPath {
  const partner = { partnerId: knownPartner(partnerId), accessCode }
  return acsURL !== null || fromMobile
    ? { type: 'partnerSso', ...partner, acsURL, fromMobile, asMember }
    : { type: 'partnerCode', ...partner }
}

/** Returns the partner id, or the default when the id is missing or not valid in a path. */
export function knownPartner(id: string | null): string {
  return id !== null && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : defaultPartner
}

/** The errors of startup that end the session (1§4). Any other error shows the unavailable page. */
export const endingErrors = [
  'invalid_grant',
  'invalid_token',
  'invalid_client',
  'invalid_teams_token',
] as const

export function endsSession(error: string | undefined): boolean {
  return endingErrors.some((ending) => ending === error)
}
