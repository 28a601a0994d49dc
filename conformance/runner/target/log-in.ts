import { ExitError } from '../../exit-code.ts'
import { fieldsOf } from '../../contract/json.ts'
import { describeConnection } from '../http/describe-failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import { rememberSecrets } from './remember-secrets.ts'
import type { Secrets } from './secrets.ts'
import { foundAt, printedBy, sendStep, type Session } from './send-step.ts'
import type { TargetStep } from './target-step.ts'
import type { Persona, Target } from './target.ts'

const sessionOf = (text: string, step: TargetStep, what: string, persona: string): Session =>
  Object.fromEntries(
    Object.entries(step.keep).map(([name, pointer]) => {
      const found = foundAt(text, pointer)
      if (found === null)
        throw new ExitError(
          'login',
          `the persona ${persona} cannot log in: the response of ${what} has no value at ${pointer}`,
        )
      return [name, found]
    }),
  )

const isJson = (text: string): boolean => {
  try {
    return JSON.parse(text) !== undefined
  } catch {
    return false
  }
}

const sendLogin = async (
  wire: HttpClient,
  target: Target,
  step: TargetStep,
  fields: Session,
  persona: string,
): Promise<Session> => {
  if (step.exec !== null) {
    const printed = await printedBy(step.exec, fields)
    if (printed === null)
      throw new ExitError('login', `a program of the login of ${persona} failed or printed nothing`)
    return { ...fields, ...sessionOf(printed, step, 'a program', persona) }
  }
  const exchange = await sendStep(wire, target, step, fields)
  const { origin } = new URL(target.bases.at(-1)!.address)
  if (exchange.kind === 'broken')
    throw new ExitError(
      'environment',
      `${origin} ${describeConnection(exchange, origin, target.connection)}`,
    )
  const { status } = exchange
  if (status !== step.expects) {
    if (status >= 300 && status < 400)
      throw new ExitError('environment', `${origin} redirects the login of ${persona} (${status})`)
    if (status >= 500)
      throw new ExitError('environment', `the login of ${persona} returns ${status}`)
    if (status >= 400 || step.expects !== null)
      throw new ExitError(
        'login',
        `the persona ${persona} cannot log in: ${step.method} ${step.path} returns ${status}`,
      )
  }
  const text = exchange.body.toString()
  if (Object.keys(step.keep).length > 0 && !isJson(text))
    throw new ExitError(
      'environment',
      `the login of ${persona} returns ${status} with a body that is not JSON`,
    )
  return { ...fields, ...sessionOf(text, step, `${step.method} ${step.path}`, persona) }
}

const execToken = async ({ exec, name, fields }: Persona): Promise<Session> => {
  const text = await printedBy(exec ?? [], fields)
  try {
    const printed =
      text?.startsWith('{') === true
        ? Object.fromEntries(
            Object.entries(fieldsOf(JSON.parse(text))).map(([key, value]) => [key, String(value)]),
          )
        : { token: text ?? '' }
    if ((printed['token'] ?? '') !== '') return { ...fields, ...printed }
  } catch {
    // Invalid JSON is not a token.
  }
  throw new ExitError('login', `the token program of ${name} failed or printed no token`)
}

/** Runs login steps for a persona and returns the session with the kept values. */
export async function runLoginSteps(
  wire: HttpClient,
  target: Target,
  steps: readonly TargetStep[],
  had: Session,
  persona: string,
): Promise<Session> {
  let session = had
  for (const step of steps) session = await sendLogin(wire, target, step, session, persona)
  return session
}

/**
 * Logs a persona in. Throws an ExitError: `environment` without a response, `login` for a refusal.
 */
export async function logIn(
  wire: HttpClient,
  target: Target,
  persona: Persona,
  run: string,
  secrets: Secrets,
): Promise<Session> {
  const began: Session = { ...persona.fields, run }
  const session =
    persona.exec === null
      ? await runLoginSteps(
          wire,
          target,
          persona.login === null ? [] : (target.logins[persona.login] ?? []),
          began,
          persona.name,
        )
      : await execToken(persona)
  if ((session['token'] ?? '') === '')
    throw new ExitError('login', `the persona ${persona.name} has no token after the login`)
  return rememberSecrets(secrets, persona.name, session)
}
