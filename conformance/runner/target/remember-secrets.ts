import type { Secrets } from './secrets.ts'
import type { Session } from './send-step.ts'

const secretNames = /token|password|secret|code|username|refresh|jwt|mfa/i

/**
 * Registers the secrets of a session and converts `expires`, in seconds, to a time in milliseconds.
 */
export function rememberSecrets(secrets: Secrets, who: string, session: Session): Session {
  for (const [name, value] of Object.entries(session))
    if (secretNames.test(name)) secrets.add(`${who}_${name}`, value)
  // `until` is the end and `lasts` the lifetime of the session, both in milliseconds.
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
