import type { CaseSource } from '../../cases/case-context.ts'
import { ExitError } from '../../exit-code.ts'
import { ENDED } from '../authorize.ts'
import { headerOf, type HttpResponse } from '../http/http-response.ts'
import type { RunContext } from '../run-context.ts'
import { logIn } from '../target/log-in.ts'
import { addressOf } from '../target/target.ts'
import { checkAnswer } from './check-answer.ts'
import { healthyProbe } from './healthy-probe.ts'
import type { PreflightContext } from './probe.ts'
import { refusedProbe } from './probes-without-reads.ts'
import { probesOf } from './probes.ts'

/** One line of the preflight report. */
export interface PreflightResult {
  readonly what: string
  readonly words: string
}

/** The tolerated difference between the clocks, in seconds. */
const CLOCK_SECONDS = 30

const clockOf = (response: HttpResponse): PreflightResult | null => {
  const date = Date.parse(headerOf(response, 'date') ?? '')
  if (Number.isNaN(date)) return null
  const seconds = Math.round((Date.now() - date) / 1_000)
  return {
    what: 'clock',
    words:
      Math.abs(seconds) <= CLOCK_SECONDS
        ? 'in sync'
        : `${Math.abs(seconds)} s ${seconds > 0 ? 'behind' : 'ahead of'} the local clock: token expiry may be misjudged`,
  }
}

/** Signs a session of the first persona in and out again, for cases that reuse it. */
const endOne = async (context: PreflightContext): Promise<PreflightResult[]> => {
  const { target, wire, sessions } = context
  const [persona] = target.personas
  if (target.logout === null || persona === undefined) return []
  const url = addressOf(target, target.logout.path)
  if (url === null) throw new ExitError('usage', 'the target has no base for its logout')
  const session = await logIn(wire, target, persona, `${context.run}-ended`, context.secrets)
  const exchange = await wire.send({
    method: target.logout.method,
    url,
    headers: [
      ...Object.entries(target.headers),
      ['authorization', `Bearer ${session['token'] ?? ''}`],
    ],
    body: null,
  })
  if (exchange.kind === 'broken' || exchange.status >= 400)
    throw new ExitError(
      'login',
      `the persona ${persona.name} cannot sign out: ${target.logout.path} returns ${exchange.kind === 'broken' ? 'no response' : exchange.status}`,
    )
  sessions.set(ENDED, session)
  return [{ what: 'sign-out', words: `returns ${exchange.status}` }]
}

/** P0: logs in every persona and probes the target. Throws an ExitError with 4 or 5. */
export async function preflight(
  making: CaseSource,
  context: PreflightContext,
): Promise<{ looked: PreflightResult[]; probe: RunContext['probe'] }> {
  const looked: PreflightResult[] = []
  for (const persona of context.target.personas) {
    context.sessions.set(
      persona.name,
      await logIn(context.wire, context.target, persona, context.run, context.secrets),
    )
    looked.push({ what: `persona ${persona.name}`, words: 'logged in' })
  }
  looked.push(...(await endOne(context)))
  const { probe, response, lost } = await healthyProbe(
    probesOf(making, context),
    (than) =>
      refusedProbe(
        making,
        context,
        than.map(({ operation }) => operation),
      ),
    context,
  )
  looked.push({
    what: 'reachable',
    words: `${probe.operation.id} returns ${response.status}${probe.isRefused ? ' for an invalid request' : ''}${lost > 1 ? `, like all ${lost} simplest reads: check the base of the target` : ''}`,
  })
  const clock = clockOf(response)
  if (clock !== null) looked.push(clock)
  return { looked, probe: async () => checkAnswer(probe.operation, await probe.send()) }
}
