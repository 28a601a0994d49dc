import { environmentOf, type Environment } from '#platform/model/environment.ts'
import { educationTokenKey } from './model/handoff-parameters.ts'
import { decideStartup, type StartupPlan } from './model/startup-plan.ts'
import { clearHandoffParameters, visit } from './visit.ts'
import { hasPresence } from '../auth/session-presence.ts'

/** Where this build of the portal runs. */
export const environment: Environment = environmentOf(
  import.meta.env?.VITE_PORTAL_ENVIRONMENT ?? 'local',
)

type HandedState = { readonly usr?: { readonly mfaToken?: unknown } | null } | null

// In Teams the signed token is the chat client's.
let plan = planOf(visit.isTeams ? visit.carried.jwt : null, visit.isRedirectFromTeams)

function planOf(teamsToken: string | null, isRedirectFromTeams: boolean): StartupPlan {
  return decideStartup({
    ...visit,
    isRedirectFromTeams,
    secureDomain: environment.secureDomain,
    teamsToken,
    educationToken: keptEducationToken(),
    // An MFA token in the history's state, from this address or from before a reload, is of another
    // sign-in than the stored session.
    hasSession:
      typeof document !== 'undefined' &&
      hasPresence() &&
      !(history.state as HandedState)?.usr?.mfaToken,
  })
}

/**
 * The chat that frames the portal has said who its user is, or that it does not: decided anew,
 * before anything was done.
 */
export function planInTeams({
  token,
  isRedirectFromTeams,
}: {
  readonly token: string | null
  readonly isRedirectFromTeams: boolean
}): void {
  plan = planOf(token ?? visit.carried.jwt, isRedirectFromTeams)
}

/** The way in of this visit, decided once. */
export function startupPlan(): StartupPlan {
  return plan
}

/** It led somewhere. What it went by is good for one use, and forgotten. */
export function consumeStartupPlan(): void {
  plan = {
    exchange: null,
    path: { type: 'visitor' },
    isRedirectFromTeams: plan.isRedirectFromTeams,
  }
  clearHandoffParameters()
}

/** Nothing to call and nobody to wait for. */
export const isVisitorsStart: boolean =
  visit.framer !== 'teams' && plan.exchange === null && plan.path.type === 'visitor'

function keptEducationToken(): string | null {
  try {
    return sessionStorage.getItem(educationTokenKey)
  } catch {
    return null // no storage, or it is blocked: there is none
  }
}
