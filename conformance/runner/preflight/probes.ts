import { shownRequests, type CaseSource } from '../../cases/case-context.ts'
import { boundOf, defaultCredentials, requestOf } from '../../cases/request-draft.ts'
import type { Operation } from '../../contract/operation.ts'
import { probeBy, type PreflightContext, type Probe } from './probe.ts'
import { refusedProbe, unknownRpcProbe } from './probes-without-reads.ts'

/** One healthy read is enough, so a fault of one operation does not stop the run. */
const MOST_PROBES = 5

/**
 * The simplest requests without side effects: reads with few parameters, authenticated if possible.
 * Each is made when it is needed, because the first mostly suffices.
 */
export function* probesOf(making: CaseSource, context: PreflightContext): Generator<Probe> {
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
  let made = 0
  for (const operation of ordered) {
    if (made === MOST_PROBES) return
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
    if (probe === null) continue
    made += 1
    yield probe
  }
  const refused = made > 0 ? null : (refusedProbe(making, context) ?? unknownRpcProbe(context))
  if (refused !== null) yield refused
}
