import { setTimeout } from 'node:timers/promises'
import { ExitError } from '../../exit-code.ts'
import type { HttpResponse } from '../http/http-response.ts'
import { checkAnswer } from './check-answer.ts'
import { checkAllowed } from './check-probe.ts'
import { ProbeBroken, type PreflightContext, type Probe } from './probe.ts'

interface Probed {
  readonly probe: Probe
  readonly response: HttpResponse
}

/** Failures of the whole target; others may be those of one operation. */
const isOfTarget = (error: ExitError): boolean =>
  error instanceof ProbeBroken && (error.by === 'unreachable' || error.by === 'tls')

const tried = async (probe: Probe, context: PreflightContext): Promise<Probed | ExitError> => {
  try {
    const response = await probe.send()
    checkAnswer(probe.operation, response)
    checkAllowed(probe, response, context)
    return { probe, response }
  } catch (error) {
    if (!(error instanceof ExitError) || isOfTarget(error)) throw error
    return error
  }
}

/** After this time without an answer the other probes are sent, too. */
const PATIENCE_MILLIS = 1_000

const isFound = (probed: Probed | ExitError): probed is Probed =>
  'response' in probed && probed.response.status !== 404

/**
 * The first probe with a healthy response, one that finds something if any does. Reads without any
 * answer may be at fault themselves, so `another` is tried last. Throws the fault of the first one if
 * none is healthy.
 */
export async function healthyProbe(
  probes: Generator<Probe>,
  another: (than: readonly Probe[]) => Probe | null,
  context: PreflightContext,
): Promise<Probed & { readonly lost: number }> {
  const { value: first, done } = probes.next()
  if (done === true)
    throw new ExitError(
      'environment',
      'the contract has no request without side effects for this target, so its health cannot be checked',
    )
  const answered = tried(first, context)
  const early = await Promise.race([answered, setTimeout(PATIENCE_MILLIS, null, { ref: false })])
  if (early !== null && isFound(early)) return { ...early, lost: 0 }
  const rest = [...probes]
  const all = [answered, ...rest.map((probe) => tried(probe, context))]
  const found = await Promise.any(
    all.map(async (each) => {
      const probed = await each
      if (isFound(probed)) return probed
      throw new Error('nothing found')
    }),
  ).catch(() => null)
  if (found !== null) return { ...found, lost: 0 }
  const results = await Promise.all(all)
  const lost = results.filter((each) => 'response' in each)
  if (lost[0] !== undefined) return { ...lost[0], lost: lost.length }
  const fault = await answered
  const refused = fault instanceof ProbeBroken ? another([first, ...rest]) : null
  const last = refused === null ? null : await tried(refused, context)
  if (last !== null && 'response' in last) return { ...last, lost: 0 }
  throw fault as ExitError
}
