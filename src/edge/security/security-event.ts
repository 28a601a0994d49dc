import { operations } from '#generated/openapi/operations.ts'
import type { RequestContext, SignInOutcome } from '../http/request-context.ts'

/** An event of the security log, before it is written. docs/logs.md says what each means. */
export interface SecurityEvent {
  readonly event:
    | 'sign-in'
    | 'second-step'
    | 'refresh-refused'
    | 'session-ended'
    | 'staff-look'
    | 'account-change'
    | 'call-refused'
    | 'limited'
  readonly outcome: SignInOutcome
  /** How a sign-in was tried. */
  readonly method?: string
}

const methods: Readonly<Record<string, string>> = {
  signIn: 'password',
  signInWithPartnerCode: 'partner',
  signInWithIdentityCode: 'identity',
  signInToEducation: 'education',
  exchangeTeamsToken: 'teams',
}
const ends = idsOf(operations.signOut, operations.endImpersonation)
/** Operations that change how a member signs in or is reached. */
const accountChanges = idsOf(
  operations.changePassword,
  operations.requestPasswordReset,
  operations.resetPassword,
  operations.confirmVerification,
  operations.savePersonalInfo,
  operations.confirmAuthenticator,
  operations.addPasskey,
  operations.removeSecondStep,
  operations.connectExternalId,
  operations.createAccessCode,
)
/** Operations whose address names a thing, so that 404 may be another member's. */
const ofOneThing: ReadonlySet<string> = new Set(
  Object.values(operations).flatMap(({ operationId, doorPath, secured }) =>
    secured && doorPath !== null && doorPath.includes('{') ? [operationId] : [],
  ),
)

/** Returns the security event of an answered request; undefined for most. */
export function securityEventOf({
  route,
  res: { statusCode: status },
  refused,
  outcome,
  grant,
}: RequestContext): SecurityEvent | undefined {
  const method = grant === undefined || grant === 'password' ? methods[route] : grant
  if (refused === 'rate') return { event: 'limited', outcome: 'limited' }
  if (method !== undefined)
    return { event: 'sign-in', outcome: outcome ?? outcomeOfStatus(status), method }
  if (route === operations.answerMfaChallenge.operationId)
    return { event: 'second-step', outcome: outcome ?? outcomeOfStatus(status) }
  if (route === operations.refreshSession.operationId)
    return status === 401 ? { event: 'refresh-refused', outcome: 'refused' } : undefined
  if (ends.has(route)) return { event: 'session-ended', outcome: outcomeOfStatus(status) }
  if (route === operations.getImpersonation.operationId && status === 200)
    return { event: 'staff-look', outcome: 'success' }
  if (accountChanges.has(route))
    return { event: 'account-change', outcome: outcomeOfStatus(status) }
  return status === 401 || status === 403 || (status === 404 && ofOneThing.has(route))
    ? { event: 'call-refused', outcome: 'refused' }
    : undefined
}

function idsOf(...all: readonly { readonly operationId: string }[]): ReadonlySet<string> {
  return new Set(all.map(({ operationId }) => operationId))
}

const outcomeOfStatus = (status: number): SignInOutcome =>
  status < 300 ? 'success' : status >= 500 ? 'unavailable' : status === 429 ? 'limited' : 'refused'
