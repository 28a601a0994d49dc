import { negativeCases } from '../../cases/boundary/boundary-values.ts'
import { shownRequests, type CaseSource } from '../../cases/case-context.ts'
import { rawCases } from '../../cases/raw-request-cases.ts'
import { boundOf, defaultCredentials, isSecured, requestOf } from '../../cases/request-draft.ts'
import type { TestCase } from '../../cases/test-case.ts'
import type { Operation } from '../../contract/operation.ts'
import { ExitError } from '../../exit-code.ts'
import { rpcCases } from '../../rpc/cases/rpc-cases.ts'
import { axesOf } from '../../rpc/rpc-axis.ts'
import { rpcRequest } from '../../rpc/rpc-request.ts'
import { buildRequest } from '../build-request.ts'
import type { HttpResponse } from '../http/http-response.ts'
import { answerOf, probeBy, type PreflightContext, type Probe } from './probe.ts'

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
export function refusedProbe(
  making: CaseSource,
  context: PreflightContext,
  without: readonly Operation[] = [],
): Probe | null {
  const operations = [...context.operations.values()].filter(
    (each) => !(each.id in context.target.skip) && !without.includes(each),
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

/** The name of an RPC that no service has. */
const UNKNOWN_RPC = 'ConformHealthProbe'

/**
 * The probe of a module without rules: an RPC that its service does not have, which every server
 * answers with `unimplemented` or 404.
 */
export function unknownRpcProbe(context: PreflightContext): Probe | null {
  for (const operation of context.operations.values()) {
    if (operation.rpc === undefined) continue
    const { target } = context
    const [axis] = axesOf(target.rpc?.protocols ?? [], target.rpc?.http ?? [])
    if (axis === undefined) continue
    const { rpc } = operation
    const request = rpcRequest(operation, rpc, axis, {}, defaultCredentials(target))
    const send = async (): Promise<HttpResponse> => {
      const sent = buildRequest(context, operation, request)
      if (typeof sent === 'string') throw new ExitError('environment', sent)
      const url = sent.url.replace(new RegExp(`/${rpc.method.name}$`), `/${UNKNOWN_RPC}`)
      return answerOf(context, { ...sent, url })
    }
    return { operation, send, isRefused: true }
  }
  return null
}
