import type { RestRequest } from '../cases/test-case.ts'
import type { PreparedRun } from '../cli/prepared-run.ts'
import { contractOf } from '../cli/prepared-run.ts'
import type { Operation } from '../contract/operation.ts'
import type { CaseOutcome } from '../runner/outcome.ts'
import { bufCurlLine } from './formats/buf-curl.ts'
import { curlLine, type CurlParts } from './formats/curl.ts'
import type { RunReport } from './report.ts'
import { shownCredentials } from './credential-variables.ts'

/** The base and path of a contract path at the target. */
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

/** The request as its lines show it: gRPC has an address of its own. */
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
  sentRequest: RestRequest,
  parts: Pick<CurlParts, 'named' | 'keep'>,
): string => {
  // A workflow may have failed at a later operation than its first.
  const operation =
    [...operations.values()].find(
      ({ path, method }) => path === sentRequest.path && method === sentRequest.method,
    ) ?? operations.get(id)
  const placed = placedAt(target, sentRequest.path)
  const { request, base } = shownAs(
    operation,
    { ...sentRequest, path: placed.path },
    target,
    placed.base,
  )
  const boundQuery = (operation?.parameters ?? [])
    .filter(({ in: where }) => where === 'query')
    .map(({ name }) => name)
  return curlLine(request, {
    base,
    boundQuery,
    headers: Object.keys(target.headers),
    credentials: shownCredentials(document, operation, target, sentRequest.bearer),
    ...parts,
  })
}

/**
 * The curl lines of a case: the calls before it, and its own. Values of earlier responses are
 * `$ID_1`, `$ID_2` and so on.
 */
export function curlOf(prepared: Lines, { testCase }: CaseOutcome): string {
  const names = (testCase.before ?? []).flatMap(({ keep }) => Object.keys(keep))
  const named = new Map([...new Set(names)].map((name, index) => [name, `$ID_${index + 1}`]))
  const before = (testCase.before ?? []).map(({ operation, request, keep }) =>
    lineOf(prepared, operation, request, {
      named,
      keep: Object.entries(keep).map(([name, pointer]): [string, string] => [
        named.get(name)!,
        pointer,
      ]),
    }),
  )
  return [...before, lineOf(prepared, testCase.operation, testCase.request, { named })].join('\n')
}

/** The `buf curl` line of a case; null for REST and for invalid messages. */
export function bufCurlOf(
  { operations, target }: Pick<PreparedRun, 'operations' | 'target'>,
  { testCase }: CaseOutcome,
): string | null {
  const operation = operations.get(testCase.operation)
  if (operation?.rpc === undefined) return null
  const { request, base } = shownAs(
    operation,
    testCase.request,
    target,
    target.rpc?.base ?? target.bases.at(-1)!.address,
  )
  return bufCurlLine(operation.rpc.method.input, request, base)
}

/**
 * The documented responses of an operation. For RPCs these are its codes and those that any RPC may
 * return.
 */
export function documentedOf({ rpc, answers }: Operation): readonly string[] {
  return rpc === undefined
    ? [...answers.keys()]
    : [...new Set(['ok', 'unauthenticated', 'invalid_argument', ...rpc.codes])]
}

/** Builds the report of a run. */
export function makeReport(
  prepared: PreparedRun,
  run: Pick<
    RunReport,
    | 'outcomes'
    | 'made'
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
  const { target, operations, context, document } = prepared
  return {
    ...run,
    options: prepared.typed,
    contract: contractOf(prepared),
    target: target.name,
    requests: context.wire.sent(),
    operations: operations.size,
    skipped: target.skip,
    requirementsOf: (id) => operations.get(id)?.requirements ?? [],
    locate: (pointer) => document.locate(pointer),
    curlOf: (outcome) => curlOf(prepared, outcome),
    bufCurlOf: (outcome) => bufCurlOf(prepared, outcome),
    placeOf: ({ testCase }) => prepared.placeOf(testCase.property?.of ?? testCase),
    documented: Object.fromEntries(
      [...operations].map(([id, operation]) => [id, documentedOf(operation)]),
    ),
    chosen: run.chosen ?? '',
    part: run.part ?? null,
  }
}
