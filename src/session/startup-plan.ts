import { environmentOf, type Environment } from '#domain/environment.ts'
import { educationTokenKey } from '#domain/startup-keys.ts'
import { decideStartup, type StartupPlan } from '#domain/startup.ts'
import { forgetCarried, visit } from './arrival.ts'
import { hasPresence } from './presence.ts'

/** Where this build of the portal runs. */
export const environment: Environment = environmentOf(import.meta.env?.VITE_PORTAL_ENVIRONMENT ?? 'local')

let plan: StartupPlan = decideStartup({
  ...visit,
  secureDomain: environment.secureDomain,
  // In Teams the signed token is the chat client's.
  teamsToken: visit.isTeams ? visit.carried.jwt : null,
  educationToken: keptEducationToken(),
  hasSession: typeof document !== 'undefined' && hasPresence(),
})

/** The way in of this visit, decided once. */
export const startupPlan = (): StartupPlan => plan

/** It led somewhere. What it went by is good for one use, and forgotten. */
export function spendStartupPlan(): void {
  plan = { exchange: null, path: { type: 'visitor' } }
  forgetCarried()
}

/** Nothing to call and nobody to wait for. */
export const isVisitorsStart: boolean = plan.exchange === null && plan.path.type === 'visitor'

function keptEducationToken(): string | null {
  try {
    return sessionStorage.getItem(educationTokenKey)
  } catch {
    return null // no storage, or it is blocked: there is none
  }
}
