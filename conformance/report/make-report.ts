import type { RestRequest } from '../cases/test-case.ts'
import type { PreparedRun } from '../cli/prepare.ts'
import { contractOf } from '../cli/prepare.ts'
import type { Operation } from '../contract/operation.ts'
import type { CaseOutcome } from '../runner/outcome.ts'
import { bufCurlLine } from './formats/buf-curl.ts'
import { curlLine, type CurlParts } from './formats/curl.ts'
import type { RunReport } from './report.ts'
import { shownCredentials } from './credential-variables.ts'

/** Where a path of the contract is asked, and what of it stands in the address there. */
const placedAt = (
  { bases }: PreparedRun['target'],
  path: string,
): { base: string; path: string } => {
  const { address, strip } = bases.find(({ prefix }) => path.startsWith(prefix)) ?? bases.at(-1)!
  return {
    base: address,
    path: strip !== '' && path.startsWith(strip) ? path.slice(strip.length) : path,
  }
}

/** A request as its lines show it: gRPC's clients ask elsewhere. */
const shownAs = (
  operation: Operation | undefined,
  request: RestRequest,
  { rpc }: Pick<PreparedRun['target'], 'rpc'>,
  base: string,
): { request: RestRequest; base: string } =>
  request.rpc?.protocol !== 'grpc' || rpc === null || operation?.rpc === undefined
    ? { request, base }
    : {
        request: { ...request, path: `${rpc.grpc.prefix}/${operation.rpc.procedure}` },
        base: rpc.grpc.base,
      }

type Lines = Pick<PreparedRun, 'operations' | 'target' | 'document'>

const lineOf = (
  { operations, target, document }: Lines,
  id: string,
  asked: RestRequest,
  parts: Pick<CurlParts, 'named' | 'keep'>,
): string => {
  // A workflow may have failed at another operation than its first.
  const operation =
    [...operations.values()].find(
      ({ path, method }) => path === asked.path && method === asked.method,
    ) ?? operations.get(id)
  const placed = placedAt(target, asked.path)
  const { request, base } = shownAs(operation, { ...asked, path: placed.path }, target, placed.base)
  const boundQuery = (operation?.parameters ?? [])
    .filter(({ in: where }) => where === 'query')
    .map(({ name }) => name)
  return curlLine(request, {
    base,
    boundQuery,
    headers: Object.keys(target.headers),
    credentials: shownCredentials(document, operation, target, asked.bearer),
    ...parts,
  })
}

/**
 * The command lines for a case, at the address of the target: what has to be called before, and the
 * call itself. What those answered is `$ID_1`, `$ID_2` and so on.
 */
export function curlOf(prepared: Lines, { made }: CaseOutcome): string {
  const names = (made.before ?? []).flatMap(({ keep }) => Object.keys(keep))
  const named = new Map([...new Set(names)].map((name, index) => [name, `$ID_${index + 1}`]))
  const before = (made.before ?? []).map(({ operation, request, keep }) =>
    lineOf(prepared, operation, request, {
      named,
      keep: Object.entries(keep).map(([name, pointer]): [string, string] => [
        named.get(name)!,
        pointer,
      ]),
    }),
  )
  return [...before, lineOf(prepared, made.operation, made.request, { named })].join('\n')
}

/**
 * The same for an RPC by `buf curl`; null for what it cannot ask: REST, and what is no message of
 * the module.
 */
export function bufCurlOf(
  { operations, target }: Pick<PreparedRun, 'operations' | 'target'>,
  { made }: CaseOutcome,
): string | null {
  const operation = operations.get(made.operation)
  if (operation?.rpc === undefined) return null
  const { request, base } = shownAs(
    operation,
    made.request,
    target,
    target.rpc?.base ?? target.bases.at(-1)!.address,
  )
  return bufCurlLine(operation.rpc.method.input, request, base)
}

/**
 * What an operation may answer. Codes of RPCs are those that the contract shows, and those that
 * anybody may be answered.
 */
export function documentedOf({ rpc, answers }: Operation): readonly string[] {
  return rpc === undefined
    ? [...answers.keys()]
    : [...new Set(['ok', 'unauthenticated', 'invalid_argument', ...rpc.codes])]
}

/** A report of what was measured. */
export function makeReport(
  prepared: PreparedRun,
  told: Pick<
    RunReport,
    | 'outcomes'
    | 'started'
    | 'seconds'
    | 'partial'
    | 'notes'
    | 'exitCode'
    | 'seed'
    | 'timed'
    | 'enforcesLatency'
    | 'stale'
    | 'registry'
  > & { readonly part?: string | null; readonly chosen?: string },
): RunReport {
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
    documented: Object.fromEntries(
      [...operations].map(([id, operation]) => [id, documentedOf(operation)]),
    ),
    chosen: told.chosen ?? '',
    part: told.part ?? null,
  }
}
