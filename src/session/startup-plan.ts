import { environmentOf, type Environment } from '#domain/environment.ts'
import { educationTokenKey } from '#domain/startup-keys.ts'
import { decideStartup, type StartupPlan } from '#domain/startup.ts'
import { visit } from './arrival.ts'
import { hasPresence } from './presence.ts'

/** Where this build of the portal runs. */
export const environment: Environment = environmentOf(import.meta.env?.VITE_PORTAL_ENVIRONMENT ?? 'local')

/** The way in of this visit, decided once. */
export const startupPlan: StartupPlan = decideStartup({
  ...visit,
  secureDomain: environment.secureDomain,
  // In Teams the signed token is the chat client's.
  teamsToken: visit.isTeams ? visit.carried.jwt : null,
  educationToken: keptEducationToken(),
  hasSession: typeof document !== 'undefined' && hasPresence(),
})

/** Nothing to call and nobody to wait for. */
export const isVisitorsStart: boolean = startupPlan.exchange === null && startupPlan.path.type === 'visitor'

function keptEducationToken(): string | null {
  try {
    return sessionStorage.getItem(educationTokenKey)
  } catch {
    return null // no storage, or it is blocked: there is none
  }
}
