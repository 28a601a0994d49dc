import type { RestRequest } from '../../cases/test-case.ts'
import type { Operation } from '../../contract/operation.ts'
import { ExitError } from '../../exit-code.ts'
import { buildRequest } from '../build-request.ts'
import { describeConnection } from '../http/describe-failure.ts'
import type { BrokenBy, HttpRequest } from '../http/exchange.ts'
import type { HttpResponse } from '../http/http-response.ts'
import type { RunContext } from '../run-context.ts'

/** A request that tells whether the target is healthy. */
export interface Probe {
  readonly operation: Operation
  readonly send: () => Promise<HttpResponse>
  /** The probe is a request that must be refused, because the contract has no read. */
  readonly isRefused: boolean
}

/** The context of a run before its target was probed. */
export type PreflightContext = Omit<RunContext, 'probe'>

/** The target does not answer its probe. */
export class ProbeBroken extends ExitError {
  readonly by: BrokenBy

  constructor(by: BrokenBy, message: string) {
    super('environment', message)
    this.by = by
  }
}

export async function answerOf(
  { wire, target }: PreflightContext,
  sent: HttpRequest,
): Promise<HttpResponse> {
  const exchange = await wire.send(sent)
  if (exchange.kind === 'broken')
    throw new ProbeBroken(
      exchange.by,
      `${new URL(sent.url).origin} ${describeConnection(exchange, sent.url, target.connection)}`,
    )
  return exchange
}

/**
 * Builds a probe. It builds its request again each time, because sessions change during a run. Null
 * if the target cannot receive it.
 */
export function probeBy(
  context: PreflightContext,
  operation: Operation,
  request: RestRequest,
  isRefused: boolean,
): Probe | null {
  const sendFirst = () => buildRequest(context, operation, request)
  const send = async (): Promise<HttpResponse> => {
    const sent = sendFirst()
    if (typeof sent === 'string') throw new ExitError('environment', sent)
    return answerOf(context, sent)
  }
  return typeof sendFirst() === 'string' ? null : { operation, send, isRefused }
}
