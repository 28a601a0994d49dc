import type { RestRequest } from '../cases/case.ts'
import type { Prepared } from '../command/prepare.ts'
import { contractOf } from '../command/prepare.ts'
import type { Operation } from '../contract/operation.ts'
import type { Outcome } from '../run/outcome.ts'
import { bufCurlLine } from './buf-curl.ts'
import { curlLine } from './curl.ts'
import type { Report } from './report.ts'

/** A request as its lines show it: gRPC's clients ask elsewhere. */
const shownAs = (operation: Operation | undefined, request: RestRequest, { rpc }: Pick<Prepared['target'], 'rpc'>, base: string): { request: RestRequest; base: string } =>
  request.rpc?.protocol !== 'grpc' || rpc === null || operation?.rpc === undefined ? { request, base } : { request: { ...request, path: `${rpc.grpc.prefix}/${operation.rpc.procedure}` }, base: rpc.grpc.base }

/** The command line for a case, at the address of the target. */
export const curlOf = ({ operations, target }: Pick<Prepared, 'operations' | 'target'>, { made }: Outcome): string => {
  const operation = operations.get(made.operation)
  const { request, base } = shownAs(operation, made.request, target, target.bases.at(-1)!.address)
  return curlLine(request, base, (operation?.security ?? []).some((needs) => needs.length > 0))
}

/** The same for an RPC by `buf curl`; null for what it cannot ask: REST, and what is no message of the module. */
export const bufCurlOf = ({ operations, target }: Pick<Prepared, 'operations' | 'target'>, { made }: Outcome): string | null => {
  const operation = operations.get(made.operation)
  if (operation?.rpc === undefined) return null
  const { request, base } = shownAs(operation, made.request, target, target.rpc?.base ?? target.bases.at(-1)!.address)
  return bufCurlLine(operation.rpc.method.input, request, base)
}

/** What an operation may answer. Codes of RPCs are those that the contract shows, and those that anybody may be answered. */
export const documentedOf = ({ rpc, answers }: Operation): readonly string[] => (rpc === undefined ? [...answers.keys()] : [...new Set(['ok', 'unauthenticated', 'invalid_argument', ...rpc.codes])])

/** A report of what was measured. */
export const makeReport = (prepared: Prepared, told: Pick<Report, 'outcomes' | 'started' | 'seconds' | 'partial' | 'notes' | 'exitCode' | 'seed' | 'timed' | 'enforcesLatency' | 'stale' | 'registry'> & { readonly part?: string | null }): Report => {
  const { target, operations, world, document } = prepared
  return {
    ...told,
    options: prepared.typed,
    contract: contractOf(prepared),
    target: target.name,
    requests: world.wire.sent(),
    operations: operations.size,
    skipped: target.skip,
    requirementsOf: (id) => operations.get(id)?.requirements ?? [],
    locate: (pointer) => document.locate(pointer),
    curlOf: (outcome) => curlOf(prepared, outcome),
    bufCurlOf: (outcome) => bufCurlOf(prepared, outcome),
    placeOf: ({ made }) => prepared.places.get(made.property?.of ?? made) ?? 0,
    documented: Object.fromEntries([...operations].map(([id, operation]) => [id, documentedOf(operation)])),
    part: told.part ?? null,
  }
}
