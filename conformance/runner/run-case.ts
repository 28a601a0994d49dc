import type { TestCase } from '../cases/test-case.ts'
import { findingsOf } from '../checks/all-checks.ts'
import { ExitError } from '../exit-code.ts'
import { canonical } from '../contract/json.ts'
import { isStreamed, type Operation } from '../contract/operation.ts'
import { crossProtocolRequests } from '../rpc/rpc-transport.ts'
import { describeFailure } from './http/describe-failure.ts'
import { logIn } from './target/log-in.ts'
import { keepSignedIn } from './target/keep-signed-in.ts'
import { isAbsent } from './target/target-features.ts'
import type { BrokenBy, HttpResponse, HttpExchange } from './http/exchange.ts'
import { runWorkflow } from '../workflows/run-workflow.ts'
import { buildRequest, authorize } from './build-request.ts'
import { responseSummary } from './response-summary.ts'
import { retryInFreshSession } from './retry-in-fresh-session.ts'
import { runAuthFlow } from './run-auth-flow.ts'
import { type CaseOutcome, unmeasured } from './outcome.ts'
import { runProperty } from '../cases/property/run-property.ts'
import { prepareStep, SHARED } from './prepare-step.ts'
import { runPages } from './run-pages.ts'
import { responseShape } from './response-shape.ts'
import type { RunContext } from './run-context.ts'
import { TargetGone } from './target-death.ts'

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
  // A server may send the headers of a stream with its first item.
  if (exchange.kind === 'broken' && exchange.by === 'slow' && isStreamed(operation))
    return unmeasured(testCase, 'the stream did not begin in time')
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
  const { target, sessions, wire } = context
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
    const sent = buildRequest(context, operation, testCase.request, variables)
    if (typeof sent === 'string') return sent
    carried = canonical([sent.headers, sent.url])
    const exchange = await wire.send(sent)
    context.created?.note(operation, testCase.request, exchange)
    return exchange
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
      aside === null ? '' : buildRequest(aside.context, operation, aside.testCase.request)
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
    const sent = buildRequest(context, operation, other, variables)
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
