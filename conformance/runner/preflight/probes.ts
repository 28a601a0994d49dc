import { shownRequests, type CaseSource } from '../../cases/case-context.ts'
import { boundOf, defaultCredentials, requestOf } from '../../cases/request-draft.ts'
import type { Operation } from '../../contract/operation.ts'
import { probeBy, type PreflightContext, type Probe } from './probe.ts'
import { refusedProbe, unknownRpcProbe } from './probes-without-reads.ts'

/** One healthy read is enough, so a fault of one operation does not stop the run. */
const MOST_PROBES = 5

/**
 * The simplest requests without side effects: reads with few parameters, authenticated if possible.
 */
export function probesOf(making: CaseSource, context: PreflightContext): readonly Probe[] {
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
  const refused = refusedProbe(making, context) ?? unknownRpcProbe(context)
  return refused === null ? [] : [refused]
}
