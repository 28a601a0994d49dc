import { shownRequests, type CaseSource } from '../cases/case-context.ts'
import type { RestRequest, TestCase } from '../cases/test-case.ts'
import { defaultCredentials, boundOf, isSecured, requestOf } from '../cases/request-draft.ts'
import { negativeCases } from '../cases/boundary-values.ts'
import { rawCases } from '../cases/raw-request-cases.ts'
import { ExitError } from '../exit-code.ts'
import type { Operation } from '../contract/operation.ts'
import { rpcCases } from '../rpc/cases/rpc-cases.ts'
import { describeConnection } from './http/describe-failure.ts'
import { logIn } from './target/log-in.ts'
import { headerOf, type HttpResponse } from './http/exchange.ts'
import { addressOf } from './target/target.ts'
import { buildRequest, ENDED, authorize } from './build-request.ts'
import type { RunContext } from './run-context.ts'
import { waitForTarget } from './wait-for-target.ts'

/** One line of the preflight report. */
export interface PreflightResult {
  readonly what: string
  readonly words: string
}

/** The tolerated difference between the clocks, in seconds. */
const CLOCK_SECONDS = 30

interface Probe {
  readonly operation: Operation
  readonly send: () => Promise<HttpResponse>
  /** The probe is a request that must be refused, because the contract has no read. */
  readonly isRefused: boolean
}

type PreflightContext = Omit<RunContext, 'probe'>

/**
 * Builds a probe. It builds its request again each time, because sessions change during a run. Null
 * if the target cannot receive it.
 */
const probeBy = (
  context: PreflightContext,
  operation: Operation,
  request: RestRequest,
  isRefused: boolean,
): Probe | null => {
  const sendFirst = () =>
    buildRequest(context.document.root, operation, request, context.target, context.sessions)
  const send = async (): Promise<HttpResponse> => {
    const sent = sendFirst()
    if (typeof sent === 'string') throw new ExitError('environment', sent)
    const exchange = await context.wire.send(sent)
    if (exchange.kind === 'broken')
      throw new ExitError(
        'environment',
        `${new URL(sent.url).origin} ${describeConnection(exchange, sent.url, context.target.connection)}`,
      )
    return exchange
  }
  return typeof sendFirst() === 'string' ? null : { operation, send, isRefused }
}

/** Malformed JSON comes last, because some healthy servers hang on it. */
function* refusedCases(
  making: CaseSource,
  { target }: PreflightContext,
  operation: Operation,
): Generator<TestCase> {
  if (operation.rpc === undefined) {
    yield* negativeCases(making, operation, target)
    yield* rawCases(making, operation, target, new Set([operation.method]))
  } else {
    yield* rpcCases(operation, target, 'access', making.seed)
    yield* rpcCases(operation, target, 'negative', making.seed)
  }
}

const firstRefused = (
  making: CaseSource,
  context: PreflightContext,
  operation: Operation,
): TestCase | undefined => {
  for (const testCase of refusedCases(making, context, operation))
    if (
      testCase.before === undefined &&
      (testCase.expects === 'deny' || testCase.expects === 'refuse')
    )
      return testCase
  return undefined
}

/**
 * The probe of a contract without reads: a request that must be refused, without credentials or
 * invalid. Neither changes data.
 */
const refusedProbe = (making: CaseSource, context: PreflightContext): Probe | null => {
  const operations = [...context.operations.values()].filter(
    ({ id }) => !(id in context.target.skip),
  )
  for (const operation of operations) {
    const [shown] = shownRequests(making, operation)
    const fallback =
      operation.rpc === undefined && shown !== undefined && isSecured(operation)
        ? probeBy(
            context,
            operation,
            requestOf(
              operation,
              shown.draft,
              { token: 'none' },
              boundOf(operation, context.target),
            ),
            true,
          )
        : null
    if (fallback !== null) return fallback
    const refused = firstRefused(making, context, operation)
    const probe = refused === undefined ? null : probeBy(context, operation, refused.request, true)
    if (probe !== null) return probe
  }
  return null
}

/** One healthy read is enough, so a fault of one operation does not stop the run. */
const MOST_PROBES = 5

/**
 * The simplest requests without side effects: reads with few parameters, authenticated if possible.
 */
const probesOf = (making: CaseSource, context: PreflightContext): readonly Probe[] => {
  const reads = [...context.operations.values()].filter(
    ({ id, method }) => method === 'GET' && !(id in context.target.skip),
  )
  const isWelcome = (operation: Operation): number =>
    operation.security.length > 0 && context.sessions.size > 0 ? 0 : 1
  const ordered = reads.sort(
    (a, b) =>
      isWelcome(a) - isWelcome(b) ||
      a.parameters.filter(({ required }) => required).length -
        b.parameters.filter(({ required }) => required).length,
  )
  const probes: Probe[] = []
  for (const operation of ordered) {
    if (probes.length === MOST_PROBES) break
    const [shown] = shownRequests(making, operation)
    const probe =
      shown === undefined
        ? null
        : probeBy(
            context,
            operation,
            requestOf(
              operation,
              shown.draft,
              defaultCredentials(context.target),
              boundOf(operation, context.target),
            ),
            false,
          )
    if (probe !== null) probes.push(probe)
  }
  if (probes.length > 0) return probes
  const refused = refusedProbe(making, context)
  return refused === null ? [] : [refused]
}

const checkAnswer = (operation: Operation, response: HttpResponse): void => {
  const { status } = response
  const where = `${operation.method} ${operation.path}`
  if (status >= 300 && status < 400 && !operation.answers.has(String(status)))
    throw new ExitError(
      'environment',
      `the target redirects ${where} (${status}): check the base of the target`,
    )
  if (status === 400 && /SSL certificate/.test(response.body.subarray(0, 2_000).toString()))
    throw new ExitError(
      'environment',
      `the target asks for a client certificate (${where} returns 400): add --cert FILE and --key FILE`,
    )
  const type = headerOf(response, 'content-type') ?? ''
  const isHtml =
    /^text\/html/i.test(type) &&
    /^\s*</.test(response.body.subarray(0, 200).toString()) &&
    ![...operation.answers.values()].some(({ media }) =>
      media.some((each) => each.type.startsWith('text/html')),
    )
  if (isHtml)
    throw new ExitError(
      'environment',
      `the target returns HTML for ${where} (${status}): check the base of the target`,
    )
  // A 500 is a fault of this operation, and the run finds it; a gateway's status is not.
  if (status > 500)
    throw new ExitError('environment', `the target is not healthy: ${where} returns ${status}`)
  if (status === 429)
    throw new ExitError(
      'environment',
      `the target returns 429 for ${where}: wait, or lower pace in the target file`,
    )
}

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

/** Throws a login error for 401 where the target should have been allowed to read. */
const checkAllowed = (
  { operation, isRefused }: Probe,
  { status }: HttpResponse,
  { target, document }: PreflightContext,
): void => {
  if (isRefused || status !== 401) return
  if (target.personas.length > 0 && operation.security.length > 0)
    throw new ExitError(
      'login',
      `the target logs personas in, but returns 401 for their first read (${operation.id})`,
    )
  if (
    target.personas.length === 0 &&
    isSecured(operation) &&
    authorize(document.root, operation, target, undefined) === null
  )
    throw new ExitError(
      'login',
      `the target returns 401 for its simplest read (${operation.id}), and has no persona or credentials for it: add --bearer, --auth or --api-key, or a target file`,
    )
}

/** The first probe with a healthy response. Throws the fault of the first one if none has. */
const healthyProbe = async (
  probes: readonly Probe[],
  context: PreflightContext,
): Promise<{ probe: Probe; response: HttpResponse }> => {
  let fault = new ExitError(
    'environment',
    'the contract has no request without side effects for this target, so its health cannot be checked',
  )
  for (const [index, probe] of probes.entries()) {
    const response = await probe.send()
    try {
      checkAnswer(probe.operation, response)
      checkAllowed(probe, response, context)
      return { probe, response }
    } catch (error) {
      if (!(error instanceof ExitError)) throw error
      if (index === 0) fault = error
    }
  }
  throw fault
}

/** P0: logs in every persona and probes the target. Throws an ExitError with 4 or 5. */
export async function preflight(
  making: CaseSource,
  context: PreflightContext,
): Promise<{ looked: PreflightResult[]; probe: RunContext['probe'] }> {
  const looked: PreflightResult[] = []
  await waitForTarget(context)
  for (const persona of context.target.personas) {
    context.sessions.set(
      persona.name,
      await logIn(context.wire, context.target, persona, context.run, context.secrets),
    )
    looked.push({ what: `persona ${persona.name}`, words: 'logged in' })
  }
  looked.push(...(await endOne(context)))
  const { probe, response } = await healthyProbe(probesOf(making, context), context)
  looked.push({
    what: 'reachable',
    words: `${probe.operation.id} returns ${response.status}${probe.isRefused ? ' for an invalid request' : ''}`,
  })
  const clock = clockOf(response)
  if (clock !== null) looked.push(clock)
  return { looked, probe: async () => checkAnswer(probe.operation, await probe.send()) }
}
