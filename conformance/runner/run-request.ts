import type { TestCase } from '../cases/test-case.ts'
import { canonical } from '../contract/json.ts'
import type { Operation } from '../contract/operation.ts'
import { ExitError } from '../exit-code.ts'
import { crossProtocolRequests } from '../rpc/rpc-transport.ts'
import { buildRequest } from './build-request.ts'
import { exchangeOutcome, isUnknownCaller } from './exchange-outcome.ts'
import type { BrokenBy, HttpExchange, HttpRequest } from './http/exchange.ts'
import { isConflict } from './http/is-conflict.ts'
import { type CaseOutcome, unmeasured } from './outcome.ts'
import { isSameForCaller } from './is-same-for-caller.ts'
import { prepareStep, SHARED } from './prepare-step.ts'
import { retryInFreshSession } from './retry-in-fresh-session.ts'
import type { RunContext } from './run-context.ts'
import { TargetGone } from './target-death.ts'
import { logIn } from './target/log-in.ts'

const probeAfter = async (context: RunContext, by: BrokenBy): Promise<void> => {
  try {
    await context.probe()
  } catch (error) {
    throw error instanceof ExitError ? new TargetGone(by, error.message) : error
  }
}

/** How often each operation did not answer in time. After a few times it would only use up time. */
const late = new WeakMap<RunContext['wire'], Map<Operation, number>>()
const LATE = 2

const isCostly = (by: BrokenBy): boolean => by === 'slow' || by === 'too large'

/** When calls are canceled that a case needs: before the server knows them, and while it works. */
const CANCELED_AFTER = [0, 20]

const lateOf = ({ wire }: RunContext): Map<Operation, number> => {
  const known = late.get(wire) ?? new Map<Operation, number>()
  late.set(wire, known)
  return known
}

/** Logs the caller in again if the request had the token of a session that ended. */
const isSignedInAgain = async (
  { target, sessions, wire, run, secrets }: RunContext,
  { request }: TestCase,
  sent: HttpRequest,
): Promise<boolean> => {
  if (!('persona' in request.bearer)) return false
  const name = request.bearer.persona
  const persona = target.personas.find((each) => each.name === name)
  const token = sessions.get(name)?.['token']
  if (
    persona === undefined ||
    token === undefined ||
    !canonical([sent.headers, sent.url]).includes(token) ||
    (persona.login === null && persona.exec === null)
  )
    return false
  sessions.set(name, await logIn(wire, target, persona, run, secrets))
  return true
}

/** Whether the response had not ended at the limit of its reading time. */
const isLate = (exchange: HttpExchange): boolean =>
  exchange.kind === 'answer' && exchange.isCut === true

/**
 * Sends the request of a case after its steps, and checks the response. A persona whose session
 * ended is logged in again and the request repeated.
 */
export async function runRequest(
  context: RunContext,
  operation: Operation,
  testCase: TestCase,
): Promise<CaseOutcome> {
  const { request } = testCase
  if ((lateOf(context).get(operation) ?? 0) >= LATE)
    return unmeasured(
      testCase,
      `${LATE} requests to ${operation.id} were not answered in time, or without an end`,
    )
  const variables: Record<string, string> = {}
  for (const step of testCase.before ?? []) {
    const asker = testCase.check === 'other_member' ? request.bearer : undefined
    const wrong = await prepareStep(context, step, variables, asker)
    if (wrong !== null)
      return {
        ...unmeasured(testCase, wrong.words),
        ...(wrong.isAbsent ? { lacksData: true } : {}),
      }
  }
  const built = buildRequest(context, operation, request, variables)
  if (typeof built === 'string') return unmeasured(testCase, built)
  if (request.rpc?.isAfterCancel === true)
    for (const limitMillis of CANCELED_AFTER)
      await context.wire.send({
        ...built,
        limitMillis,
        // The server waits for more messages of a stream when it is canceled.
        ...(operation.rpc?.sendsMany === true ? { isOpen: true } : {}),
      })
  const send = async (more: Pick<HttpRequest, 'isFresh'> = {}): Promise<HttpExchange> => {
    const sent = buildRequest(context, operation, request, variables)
    const answered = await context.wire.send({
      ...(typeof sent === 'string' ? built : sent),
      ...more,
    })
    context.created?.note(operation, request, answered)
    return answered
  }
  let exchange = await send()
  if (
    exchange.kind === 'answer' &&
    isUnknownCaller(operation, testCase, exchange) &&
    testCase.expects !== 'deny' &&
    (await isSignedInAgain(context, testCase, built))
  )
    exchange = await send()
  // The machine that asks may be the slow one: late is what is late twice.
  if (isLate(exchange) && request.rpc?.deadlineMillis !== undefined) exchange = await send()
  // A valid request may conflict with what an earlier case created.
  if (
    testCase.expects === 'accept' &&
    operation.method === 'POST' &&
    isConflict(exchange) &&
    (await context.created?.removeOf(context, operation.id)) === true
  )
    exchange = await send()
  if (exchange.kind === 'answer' && exchange.status === 429) {
    const limited = await exchangeOutcome(context, operation, testCase, exchange, variables, [])
    if (limited.verdict === 'failed') return limited
    const aside = await retryInFreshSession(context, operation, testCase)
    const sent =
      aside === null ? '' : buildRequest(aside.context, operation, aside.testCase.request)
    if (typeof sent !== 'string') exchange = await context.wire.send(sent)
  }
  if (exchange.kind === 'broken') {
    // Probe first: the target may be gone, by this request or by one before it.
    await probeAfter(context, exchange.by)
    if (!isCostly(exchange.by) || !lateOf(context).has(operation))
      exchange = await send({ isFresh: true })
    if (exchange.kind === 'broken') await probeAfter(context, exchange.by)
    if (exchange.kind === 'broken' && isCostly(exchange.by))
      lateOf(context).set(operation, (lateOf(context).get(operation) ?? 0) + 1)
  }
  const others: HttpExchange[] = []
  for (const other of exchange.kind === 'broken' ? [] : crossProtocolRequests(operation, request)) {
    const sent = buildRequest(context, operation, other, variables)
    if (typeof sent !== 'string') others.push(await context.wire.send(sent))
  }
  const outcome = await exchangeOutcome(context, operation, testCase, exchange, variables, others)
  if (
    exchange.kind === 'answer' &&
    (await isSameForCaller(context, operation, testCase, exchange, variables))
  )
    return {
      ...unmeasured(
        testCase,
        `the target returns ${exchange.status} with and without credentials, so access is unknown: links, or values of the target file, give real ids`,
      ),
      status: exchange.status,
      lacksData: true,
    }
  const isOwn =
    variables[SHARED] !== undefined &&
    outcome.findings.some(({ check }) => check === 'other_member')
  return isOwn
    ? {
        ...unmeasured(
          testCase,
          `${variables[SHARED]} returns only ids to the other persona that the caller has, too: the owner of the response is unknown`,
        ),
        lacksData: true,
      }
    : outcome
}
