import { ExitError } from '../../exit-code.ts'
import type { HttpClient } from '../http/http-client.ts'
import { runLoginSteps, logIn } from './log-in.ts'
import { rememberSecrets } from './remember-secrets.ts'
import type { Secrets } from './secrets.ts'
import type { Session } from './send-step.ts'
import type { Target } from './target.ts'

export interface Here {
  readonly wire: HttpClient
  readonly target: Target
  readonly secrets: Secrets
  readonly sessions: Map<string, Session>
  readonly run: string
}

export async function renewed(
  { wire, target, secrets, sessions, run }: Here,
  name: string,
): Promise<void> {
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
