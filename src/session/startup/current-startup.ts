import { deployment } from '#platform/model/deployment.ts'
import type { Environment } from '#platform/model/environment.ts'
import { educationTokenKey } from './model/handoff-parameters.ts'
import { decideStartup, type StartupPlan } from './model/startup-plan.ts'
import { clearHandoffParameters, visit } from './visit.ts'
import { hasPresence } from '../auth/session-presence.ts'

/** The environment of this deployment. */
export const environment: Environment = deployment.environment

type HistoryState = { readonly usr?: { readonly mfaToken?: unknown } | null } | null

/** False where the edge draws a page. */
const isBrowser = typeof document !== 'undefined'

// In Teams the signed token is the client's.
let plan = planOf(visit.isTeams ? visit.carried.jwt : null, visit.isRedirectFromTeams)

function planOf(teamsToken: string | null, isRedirectFromTeams: boolean): StartupPlan {
  return decideStartup({
    ...visit,
    isRedirectFromTeams,
    secureDomain: environment.secureDomain,
    teamsToken,
    educationToken: isBrowser ? storedEducationToken() : null,
    // An MFA token in the history state, also from before a reload, belongs to another sign-in than
    // the stored session.
    hasSession: isBrowser && hasPresence() && !(history.state as HistoryState)?.usr?.mfaToken,
  })
}

/** Decides the plan again with the answer of Teams, before any sign-in call. */
export function planInTeams({
  token,
  isRedirectFromTeams,
}: {
  readonly token: string | null
  readonly isRedirectFromTeams: boolean
}): void {
  plan = planOf(token ?? visit.carried.jwt, isRedirectFromTeams)
}

/** The startup plan of this visit. */
export function startupPlan(): StartupPlan {
  return plan
}

/** Consumes the plan after it was carried out; its codes are single-use. */
export function consumeStartupPlan(): void {
  plan = {
    exchange: null,
    path: { type: 'visitor' },
    isRedirectFromTeams: plan.isRedirectFromTeams,
  }
  clearHandoffParameters()
}

/** Whether startup needs no call and no answer of Teams. */
export const isVisitorsStart: boolean =
  visit.framer !== 'teams' && plan.exchange === null && plan.path.type === 'visitor'

function storedEducationToken(): string | null {
  try {
    return sessionStorage.getItem(educationTokenKey)
  } catch {
    return null // storage is missing or blocked
  }
}
