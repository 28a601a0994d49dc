import type { TestCase } from '../cases/test-case.ts'
import { findingsOf } from '../checks/all-checks.ts'
import { ExitError } from '../exit-code.ts'
import { canonical } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import { crossProtocolRequests } from '../rpc/rpc-transport.ts'
import { describeFailure, logIn } from './target/log-in.ts'
import { keepSignedIn } from './target/keep-signed-in.ts'
import { isAbsent } from './target/target-features.ts'
import type { BrokenBy, HttpResponse, HttpExchange } from './http/exchange.ts'
import { runWorkflow } from '../workflows/run-workflow.ts'
import { buildRequest, authorize } from './build-request.ts'
import { responseSummary } from './response-summary.ts'
import { retryInFreshSession } from './retry-in-fresh-session.ts'
import { runAuthFlow } from './run-auth-flow.ts'
import type { CaseOutcome } from './outcome.ts'
import { runProperty } from '../cases/property/run-property.ts'
import { deathOf, recovers, TargetGone } from './target-death.ts'
import { prepareStep, SHARED } from './prepare-step.ts'
import { runPages } from './run-pages.ts'
import { responseShape } from './response-shape.ts'
import type { RunContext } from './run-context.ts'

interface Indexed {
  readonly testCase: TestCase
  readonly index: number
}

/** How often a case runs again whose target died of another one. */
const ROUNDS = 3

/** The number of requests that are named when the target dies. */
const SUSPECTS = 5

/** The number of consecutive failures without a usable response before the target is probed. */
const SICK_AFTER = 3

export interface RunObserver {
  readonly began: (total: number) => void
  readonly ended: (outcome: CaseOutcome) => void
  readonly signal: AbortSignal
  /** Ends the start of further cases; the run is complete without them. */
  readonly isOver?: () => boolean
  /** The order in which to run the cases; outcomes keep that of the cases. */
  readonly inOrder?: (cases: readonly TestCase[]) => readonly TestCase[]
  readonly restartCommand?: string | undefined
}

const unmeasured = (testCase: TestCase, reason: string): CaseOutcome => ({
  testCase,
  verdict: 'not measured',
  status: null,
  millis: 0,
  findings: [],
  reason,
})

const unsupported = (testCase: TestCase, reason: string): CaseOutcome => ({
  ...unmeasured(testCase, reason),
  verdict: 'unsupported',
})

const outcomeOf = (
  context: RunContext,
  operation: Operation,
  testCase: TestCase,
  exchange: HttpExchange,
  variables: Readonly<Record<string, string>>,
  others: readonly HttpExchange[],
): CaseOutcome => {
  if (exchange.kind === 'broken') {
    const words = `${testCase.request.method} ${testCase.request.path} ${describeFailure(exchange)}, while the target answers other requests`
    return {
      testCase,
      verdict: 'failed',
      status: null,
      millis: 0,
      findings: [{ check: 'no_answer', words, promise: operation.pointer }],
    }
  }
  const findings = findingsOf(context, operation, testCase, exchange, variables, others)
  const answered = responseSummary(operation, testCase, exchange)
  // A missing credential is a gap in the target file, not a failure.
  if (
    findings.length === 0 &&
    testCase.expects === 'accept' &&
    'token' in testCase.request.bearer &&
    testCase.request.bearer.token === 'own' &&
    isUnknown(operation, testCase, exchange) &&
    authorize(context.document.root, operation, context.target, undefined) === null
  )
    return {
      ...unmeasured(
        testCase,
        `the target returns ${testCase.operation.startsWith('rpc.') ? 'unauthenticated' : '401'}, and the target file has no persona or credentials for it`,
      ),
      status: exchange.status,
      answered,
      lacksData: true,
    }
  // A 429 is checked like any response, but says nothing about the request.
  if (exchange.status === 429 && findings.length === 0)
    return {
      ...unmeasured(testCase, 'the target returns 429: lower pace in the target file'),
      status: 429,
      answered,
    }
  return {
    testCase,
    verdict: findings.some(({ warns }) => warns !== true) ? 'failed' : 'passed',
    status: exchange.status,
    answered,
    millis: exchange.millis,
    findings,
    ...(findings.length === 0 ? {} : responseShape(context, operation, exchange)),
  }
}

/** Returns whether the target does not recognize the caller: 401, or an RPC's `unauthenticated`. */
const isUnknown = (operation: Operation, testCase: TestCase, response: HttpResponse): boolean =>
  response.status === 401 ||
  (operation.rpc !== undefined &&
    responseSummary(operation, testCase, response).code === 'unauthenticated')

/** The personas of a case and its steps. */
const askersOf = ({ request, before = [] }: TestCase): string[] =>
  [request, ...before.map((step) => step.request)].flatMap(({ bearer }) =>
    'persona' in bearer ? [bearer.persona] : [],
  )

/**
 * Runs one case and checks its response. A persona whose session ended is logged in again and the
 * request repeated.
 */
export async function runCase(context: RunContext, testCase: TestCase): Promise<CaseOutcome> {
  const { target, document, sessions, wire } = context
  const operation = context.operations.get(testCase.operation)
  if (operation === undefined)
    return unmeasured(testCase, 'the contract does not have this operation')
  if (isAbsent(target.features, testCase.feature))
    return unsupported(testCase, `unsupported by the target: ${testCase.feature}`)
  if (testCase.property !== undefined)
    return runProperty(testCase, (variant) => runCase(context, variant))
  if (testCase.workflow !== undefined) return runWorkflow(context, testCase, testCase.workflow)
  if (testCase.flow !== undefined) return runAuthFlow(context, testCase, testCase.flow)
  await keepSignedIn(context, askersOf(testCase))
  if (testCase.pages !== undefined) return runPages(context, testCase, testCase.pages)
  let carried = ''
  const variables: Record<string, string> = {}
  for (const step of testCase.before ?? []) {
    const wrong = await prepareStep(
      context,
      step,
      variables,
      testCase.check === 'other_member' ? testCase.request.bearer : undefined,
    )
    if (wrong !== null)
      return {
        ...unmeasured(testCase, wrong.words),
        ...(wrong.isAbsent ? { lacksData: true } : {}),
      }
  }
  const send = async (): Promise<HttpExchange | string> => {
    const sent = buildRequest(
      document.root,
      operation,
      testCase.request,
      target,
      sessions,
      variables,
    )
    if (typeof sent === 'string') return sent
    carried = canonical([sent.headers, sent.url])
    return wire.send(sent)
  }
  let exchange = await send()
  if (typeof exchange === 'string') return unmeasured(testCase, exchange)
  if (
    exchange.kind === 'answer' &&
    isUnknown(operation, testCase, exchange) &&
    testCase.expects !== 'deny' &&
    'persona' in testCase.request.bearer
  ) {
    const name = testCase.request.bearer.persona
    const persona = target.personas.find((each) => each.name === name)
    const token = sessions.get(name)?.['token']
    if (
      persona !== undefined &&
      token !== undefined &&
      carried.includes(token) &&
      (persona.login !== null || persona.exec !== null)
    ) {
      sessions.set(name, await logIn(wire, target, persona, context.run, context.secrets))
      const again = await send()
      if (typeof again !== 'string') exchange = again
    }
  }
  if (exchange.kind === 'answer' && exchange.status === 429) {
    const limited = outcomeOf(context, operation, testCase, exchange, variables, [])
    if (limited.verdict === 'failed') return limited
    const aside = await retryInFreshSession(context, operation, testCase)
    const sent =
      aside === null
        ? ''
        : buildRequest(
            document.root,
            operation,
            aside.testCase.request,
            target,
            aside.context.sessions,
          )
    if (typeof sent !== 'string') exchange = await wire.send(sent)
  }
  if (exchange.kind === 'broken') {
    // Probe first: the target may be gone, by this request or by one before it.
    await probeAfter(context, exchange.by)
    const again = await send()
    if (typeof again !== 'string') exchange = again
    if (exchange.kind === 'broken') await probeAfter(context, exchange.by)
  }
  const others: HttpExchange[] = []
  for (const other of exchange.kind === 'broken'
    ? []
    : crossProtocolRequests(operation, testCase.request)) {
    const sent = buildRequest(document.root, operation, other, target, sessions, variables)
    if (typeof sent !== 'string') others.push(await wire.send(sent))
  }
  const outcome = outcomeOf(context, operation, testCase, exchange, variables, others)
  const isHerOwn =
    variables[SHARED] !== undefined &&
    outcome.findings.some(({ check }) => check === 'other_member')
  return isHerOwn
    ? {
        ...unmeasured(
          testCase,
          `${variables[SHARED]} returns only ids to the other persona that the caller has, too: the owner of the response is unknown`,
        ),
        lacksData: true,
      }
    : outcome
}

const probeAfter = async (context: RunContext, by: BrokenBy): Promise<void> => {
  try {
    await context.probe()
  } catch (error) {
    throw error instanceof ExitError ? new TargetGone(by, error.message) : error
  }
}

/** The maximum number of repetitions of a replay, to reach a rate limit again. */
const REPEATS = 12

/**
 * Repeats a case for a replay. If its operation documents 429, it repeats until a failure, because
 * that failure may need a rate limit.
 */
export async function replayCase(context: RunContext, testCase: TestCase): Promise<CaseOutcome> {
  let outcome = await runCase(context, testCase)
  const isLimited =
    context.operations.get(testCase.operation)?.answers.has('429') === true &&
    testCase.flow === undefined
  for (let more = 0; isLimited && outcome.verdict === 'passed' && more < REPEATS; more += 1)
    outcome = await runCase(context, testCase)
  return outcome
}

const isRead = ({ request, flow, workflow, before = [] }: TestCase): boolean =>
  flow === undefined && workflow === undefined && before.length === 0 && isReading(request.method)

const isReading = (method: string): boolean =>
  method === 'GET' || method === 'HEAD' || method === 'OPTIONS'

/**
 * Runs cases: those without side effects in parallel, within the limits of the target, then the
 * others one by one in a fixed order. Outcomes are in the order of the cases.
 */
export async function runCases(
  context: RunContext,
  cases: readonly TestCase[],
  { began, ended, signal, isOver, inOrder, restartCommand }: RunObserver,
): Promise<CaseOutcome[]> {
  const outcomes: (CaseOutcome | undefined)[] = cases.map(() => undefined)
  const places = new Map(cases.map((testCase, index) => [testCase, index]))
  const indexed = (inOrder?.(cases) ?? cases).map((testCase) => ({
    testCase,
    index: places.get(testCase)!,
  }))
  const calm = indexed.filter(
    ({ testCase }) =>
      isRead(testCase) ||
      (testCase.expects !== 'accept' &&
        testCase.before === undefined &&
        testCase.flow === undefined),
  )
  // Cases that create resources run before those that fill lists to their limits.
  const isFlow = ({ testCase }: { testCase: TestCase }): number =>
    testCase.before === undefined && testCase.workflow === undefined ? 1 : 0
  const writing = indexed
    .filter((each) => !calm.includes(each))
    .sort((a, b) => isFlow(a) - isFlow(b))
  let sick = 0
  const running = new Set<Indexed>()
  const finished: Indexed[] = []
  let recovery: Promise<boolean> | null = null
  /** Reports the case that the target died of; the others of that moment run again. */
  const bury = async (each: Indexed, gone: TargetGone): Promise<boolean> => {
    if (recovery === null) {
      // A refused connection was not sent, so the target died of a request before it.
      const before = finished.slice(-SUSPECTS)
      const sent =
        gone.variant === undefined
          ? each
          : { ...each, testCase: { ...each.testCase, request: gone.variant.request } }
      const culprit = gone.by === 'unreachable' ? (before.at(-1) ?? sent) : sent
      const others = [...before, ...running].filter(({ index }) => index !== culprit.index)
      const outcome = deathOf(
        culprit.testCase,
        others.slice(-SUSPECTS).map(({ testCase }) => testCase),
        gone.message,
        context.operations.get(culprit.testCase.operation)?.pointer ?? '',
      )
      outcomes[culprit.index] = outcome
      ended(outcome)
      recovery = recovers(context.probe, restartCommand, signal)
    }
    const isBack = await recovery
    recovery = null
    return isBack
  }
  const one = async (each: Indexed): Promise<void> => {
    if (signal.aborted || isOver?.() === true) return
    const { testCase, index } = each
    if (recovery !== null) await recovery
    running.add(each)
    try {
      const outcome = await runCase(context, testCase)
      sick = outcome.status === null || outcome.status >= 500 ? sick + 1 : 0
      if (sick >= SICK_AFTER && sick % SICK_AFTER === 0) await context.probe()
      outcomes[index] = outcome
      ended(outcome)
      finished.push(each)
    } catch (error) {
      if (!(error instanceof TargetGone)) throw error
      if (!(await bury(each, error))) throw error
      if (outcomes[index] === undefined) again.push(each)
    } finally {
      running.delete(each)
    }
  }
  const again: Indexed[] = []
  const pool = async (all: readonly Indexed[], width: number): Promise<void> => {
    const left = [...all]
    let fault: unknown
    await Promise.all(
      Array.from({ length: width }, async () => {
        for (
          let next = left.shift();
          next !== undefined && fault === undefined;
          next = left.shift()
        )
          await one(next).catch((error: unknown) => (fault ??= error))
      }),
    )
    if (fault !== undefined) throw fault
  }
  began(cases.length)
  let stop: unknown
  try {
    await pool(calm, context.target.concurrency)
    await pool(writing, 1)
    // A case whose target died of another one runs again, a few times at most.
    for (let round = 0; round < ROUNDS && again.length > 0; round += 1)
      await pool(again.splice(0), 1)
    for (const { testCase, index } of again) {
      outcomes[index] = unmeasured(testCase, 'the target died each time before it answered')
      ended(outcomes[index])
    }
  } catch (error) {
    stop = error
  }
  const done = outcomes.filter((outcome) => outcome !== undefined)
  if (stop !== undefined) throw new PartialRun(done, stop)
  return done
}

/** A run that stopped early, with its outcomes so far. */
export class PartialRun extends Error {
  readonly outcomes: readonly CaseOutcome[]
  readonly why: unknown

  constructor(outcomes: readonly CaseOutcome[], why: unknown) {
    super(why instanceof ExitError ? why.message : 'internal error')
    this.outcomes = outcomes
    this.why = why
  }
}
