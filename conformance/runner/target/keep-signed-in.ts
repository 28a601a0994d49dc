import { ExitError } from '../../exit-code.ts'
import type { HttpClient } from '../http/http-client.ts'
import { runLoginSteps, logIn } from './log-in.ts'
import { rememberSecrets } from './remember-secrets.ts'
import type { Secrets } from './secrets.ts'
import type { Session } from './send-step.ts'
import type { Target } from './target.ts'

/**
 * The time before its end at which a session is refreshed, in milliseconds, as in the portal (2§9).
 */
const EARLY = 5 * 60_000

/**
 * Returns whether a session must be refreshed: 5 minutes before its end, or at half its lifetime if
 * that is later.
 */
export function isRefreshDue(session: Session, now: number): boolean {
  const until = Number(session['until'])
  return until > 0 && now >= until - Math.min(EARLY, Number(session['lasts']) / 2)
}

interface Here {
  readonly wire: HttpClient
  readonly target: Target
  readonly secrets: Secrets
  readonly sessions: Map<string, Session>
  readonly run: string
}

const going = new WeakMap<object, Map<string, Promise<void>>>()

const renewed = async (
  { wire, target, secrets, sessions, run }: Here,
  name: string,
): Promise<void> => {
  const persona = target.personas.find((each) => each.name === name)
  const session = sessions.get(name)
  if (
    persona === undefined ||
    session === undefined ||
    (persona.login === null && persona.exec === null)
  )
    return
  try {
    if (target.refresh.length === 0 || session['refresh'] === undefined)
      throw new ExitError(
        'login',
        'the target file has no refresh, or the session has no refresh token',
      )
    sessions.set(
      name,
      rememberSecrets(
        secrets,
        name,
        await runLoginSteps(wire, target, target.refresh, session, name),
      ),
    )
  } catch (error) {
    // Log in again if the refresh fails, as a member would.
    if (!(error instanceof ExitError) || error.why !== 'login') throw error
    sessions.set(name, await logIn(wire, target, persona, run, secrets))
  }
}

/**
 * Refreshes the sessions that end soon. Concurrent callers share one refresh, because a second one
 * would end the session.
 */
export async function keepSignedIn(
  here: Here,
  names: Iterable<string>,
  now: () => number = Date.now,
): Promise<void> {
  const under = going.get(here.sessions) ?? new Map<string, Promise<void>>()
  going.set(here.sessions, under)
  for (const name of new Set(names)) {
    if (!isRefreshDue(here.sessions.get(name) ?? {}, now())) continue
    const started = under.get(name) ?? renewed(here, name).finally(() => under.delete(name))
    under.set(name, started)
    await started
  }
}
