import type { Secrets } from './secrets.ts'
import type { Session } from './send-step.ts'

const secretNames = /token|password|secret|code|username|refresh|jwt|mfa/i

/** What of a session is told in no report. */
export function rememberSecrets(secrets: Secrets, who: string, session: Session): Session {
  for (const [name, value] of Object.entries(session))
    if (secretNames.test(name)) secrets.add(`${who}_${name}`, value)
  // Seconds, by the name that the steps kept them under, become a moment here.
  const seconds = Number(session['expires'])
  return Number.isFinite(seconds) && seconds > 0
    ? {
        ...session,
        expires: '',
        until: String(Date.now() + seconds * 1_000),
        lasts: String(seconds * 1_000),
      }
    : session
}
