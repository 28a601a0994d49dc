import type { ConnectionProblem } from '../auth/model/session-state.ts'
import { ssoOutcome, type FormPost } from '../auth/model/single-sign-on.ts'
import { endsSession, type StartupPath, type StartupPlan } from './model/startup-plan.ts'
import type { TokenGrant } from '#platform/http/token-source.ts'
import { isFailure, isTransient, type Failure } from '#platform/http/failure.ts'
import type { SignInMethods } from '../auth/api/sign-in-methods.ts'

/**
 * The ports of startup. `initialRequest`: the UUID of this startup; `hosts`: the domains that a
 * form may be posted to.
 */
export type StartupPorts = {
  readonly methods: SignInMethods
  readonly hosts: readonly string[]
  readonly hasSession: boolean
  /**
   * Runs one token call at a time over all tabs, so that another tab's refresh cannot overwrite a
   * new session.
   */
  readonly exclusively: <T>(task: () => Promise<T>) => Promise<T>
  readonly initialRequest: string
  readonly track: (event: 'sso failed') => void
}

/**
 * The outcome of startup. `refresh`: restore the stored session; `signedOut`: end the session
 * (1§4).
 */
export type StartupOutcome =
  | { readonly type: 'granted'; readonly grant: TokenGrant; readonly isTeams: boolean }
  | { readonly type: 'refresh' }
  | { readonly type: 'visitor' }
  | { readonly type: 'formPost'; readonly post: FormPost; readonly uuid: string }
  | { readonly type: 'merge' }
  | { readonly type: 'mfa'; readonly mfaToken: string }
  | { readonly type: 'signedOut'; readonly error: string; readonly ssoError: boolean }
  /** `after`: seconds that the server asked to wait, 0 for none; null when a retry is useless. */
  | {
      readonly type: 'unavailable'
      readonly trouble: ConnectionProblem
      readonly after: number | null
    }

/** Runs the planned sign-in method. A defect is rethrown. */
export async function runStartup(
  { exchange, path, isRedirectFromTeams }: StartupPlan,
  ports: StartupPorts,
): Promise<StartupOutcome> {
  if (exchange !== null) {
    const answer = await attempt(() =>
      ports.exclusively(() => ports.methods.teams(exchange, isRedirectFromTeams)),
    )
    if ('failure' in answer) return teamsFailed(answer.failure)
    if (answer.value) return { type: 'granted', grant: answer.value.grant, isTeams: true }
  }
  if (path.type === 'refresh' || path.type === 'visitor') return { type: path.type }
  if (path.type === 'partnerSso') return signOn(path, ports)
  const answer = await attempt(() => ports.exclusively(() => requestGrant(path, ports.methods)))
  return 'failure' in answer
    ? failed(answer.failure)
    : { type: 'granted', grant: answer.value, isTeams: false }
}

type TokenPath = Exclude<StartupPath, { type: 'refresh' | 'visitor' | 'partnerSso' }>

function requestGrant(path: TokenPath, methods: SignInMethods): Promise<TokenGrant> {
  switch (path.type) {
    case 'codeGrant':
      return methods.code(path.code)
    case 'oneAppJwt':
      return methods.jwt(path.jwt)
    case 'partnerCode':
      return methods.partnerCode(path.partnerId, path.accessCode)
    case 'identityCode':
      return methods.identityCode(path.partnerId, path.code)
    case 'authToken':
      return methods.authToken(path.authToken)
    case 'education':
      return methods.education(path.educationToken)
  }
}

async function signOn(
  path: Extract<StartupPath, { type: 'partnerSso' }>,
  ports: StartupPorts,
): Promise<StartupOutcome> {
  const answer = await attempt(() =>
    ports.methods.sso({ ...path, initialRequest: ports.initialRequest }, path.asMember),
  )
  // Error code 110: this sign-on is already under way, so the current session continues.
  if ('value' in answer && answer.value === null)
    return { type: ports.hasSession ? 'refresh' : 'visitor' }
  const outcome =
    'value' in answer && answer.value !== null
      ? ssoOutcome(answer.value, ports.hosts)
      : ({ type: 'failed' } as const)
  switch (outcome.type) {
    case 'established':
      return { type: 'formPost', post: outcome.post, uuid: outcome.uuid }
    case 'merge':
      return { type: 'merge' }
    case 'failed':
      ports.track('sso failed')
      return { type: 'signedOut', error: 'sso_failed', ssoError: true }
  }
}

async function attempt<T>(call: () => Promise<T>): Promise<{ value: T } | { failure: Failure }> {
  try {
    return { value: await call() }
  } catch (thrown) {
    if (isFailure(thrown)) return { failure: thrown }
    throw thrown
  }
}

/**
 * A rejected token logs out with invalid_teams_token. A transient failure is retried, because it
 * says nothing about the token.
 */
function teamsFailed(failure: Failure): StartupOutcome {
  return isTransient(failure)
    ? failed(failure)
    : { type: 'signedOut', error: 'invalid_teams_token', ssoError: false }
}

function failed(failure: Failure): StartupOutcome {
  switch (failure._tag) {
    case 'NotAllowed':
      if (failure.mfaToken !== undefined) return { type: 'mfa', mfaToken: failure.mfaToken }
      return refusedWith(failure.error)
    case 'Refused':
      return refusedWith(failure.error)
    case 'SessionExpired':
      return { type: 'signedOut', error: 'invalid_token', ssoError: false }
    case 'Offline':
      return { type: 'unavailable', trouble: 'offline', after: 0 }
    case 'ContractBroken':
      return { type: 'unavailable', trouble: 'unavailable', after: 0 }
    case 'TooMany':
    case 'Unavailable':
      return { type: 'unavailable', trouble: 'unavailable', after: failure.retryAfter ?? 0 }
  }
}

const refusedWith = (error: string | undefined): StartupOutcome =>
  error !== undefined && endsSession(error)
    ? { type: 'signedOut', error, ssoError: false }
    : { type: 'unavailable', trouble: 'unavailable', after: null }
