import { execFileSync } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { basePathText } from './openapi/base-path-text.ts'
import { bundle } from './openapi/bundle.ts'
import { bySlug } from './by-slug.ts'
import { callsText } from './openapi/calls-text.ts'
import { clientOperations, type ClientOperation } from './openapi/client-operation.ts'
import { readInvalidations, type Invalidations } from './invalidations.ts'
import {
  operationHooksText,
  operationQueriesText,
  pagedHooksText,
  type CallSource,
  type ReadOperation,
} from './openapi/operation-text.ts'
import { documentText } from './openapi/document-text.ts'
import { operationTableText } from './openapi/operation-table.ts'
import { messageShapes } from './schema/message-shapes.ts'
import { openapiShapes } from './schema/openapi-shapes.ts'
import { readerTexts } from './schema/reader-text.ts'
import { readerDeclarations } from './schema/reader-declarations.ts'
import { writerTexts } from './schema/writer-text.ts'
import type { Declaration } from './schema/shape.ts'
import { problemTypesText } from './problem-types-text.ts'
import { isDeprecated, readTypeImports, requestImports, rpcCallsText } from './rpc/rpc-text.ts'
import { loadProto, rpcsOf, type RpcMethod } from './rpc/rpc-methods.ts'
import { shortenMessages } from './rpc/message-comments.ts'
import { safeWritesOf, safeWritesText } from './safe-writes.ts'
import { servicesText, streamsText } from './rpc/service-text.ts'
import { pascal } from './identifiers.ts'
import { teamsText } from './teams-text.ts'
import { templateTexts } from './templates.ts'
import { typesText } from './openapi/types-text.ts'
import { writeTexts } from './write-texts.ts'

/** Writes all of generated/ into a folder; the output is deterministic. */
export async function generateAll(folder: string): Promise<void> {
  const contract = bundle('contracts/openapi/portal.yaml')
  const operations = clientOperations(contract)
  const registry = loadProto('contracts')
  const rpcs = rpcsOf(registry)
  const unary = rpcs.filter(({ kind }) => kind !== 'stream')
  const components = openapiShapes(contract)
  const messages = messageShapes(registry)
  const readers = readerDeclarations(contract, registry)
  const idsOf = (wanted: 'query' | 'mutation'): Set<string> =>
    new Set([
      ...operations.filter(({ kind }) => kind === wanted).map(({ id }) => id),
      ...unary.filter(({ kind }) => kind === wanted).map(({ operationId }) => operationId),
    ])
  const invalidations = readInvalidations(idsOf('query'), idsOf('mutation'))
  const safeWrites = safeWritesOf(contract, rpcs)
  const door = contract['x-bases']?.['rpc']?.door ?? ''
  const texts: Record<string, string> = {
    'openapi/portal.json': documentText(contract),
    'openapi/types.d.ts': await typesText(contract),
    'openapi/base-path.ts': basePathText(contract),
    'openapi/safe-writes.ts': safeWritesText(safeWrites),
    'openapi/operations.ts': operationTableText(contract, rpcs),
    'openapi/problem-types.ts': problemTypesText(contract),
    ...restFiles(operations, components, invalidations),
    ...rpcFiles(unary, door, invalidations),
    'rpc/streams.ts': streamsText(
      rpcs.filter(({ kind }) => kind === 'stream'),
      door,
    ),
    'proto/services.ts': servicesText(rpcs),
    'teams/manifests.ts': teamsText(),
    ...readerTexts('openapi', readers.openapi),
    ...writerTexts('openapi', components),
    ...readerTexts('rpc', readers.rpc),
    ...writerTexts('rpc', messages),
    ...templateTexts(),
  }
  writeTexts(folder, texts)
  generateMessages(folder)
  shortenMessages(folder)
}

const restFiles = (
  operations: readonly ClientOperation[],
  components: readonly Declaration[],
  invalidations: Invalidations,
): Record<string, string> => {
  const fileOf = (name: string): string => components.find((each) => each.name === name)?.slug ?? ''
  const slugOf = ({ slug }: ClientOperation): string => slug
  return {
    ...bySlug('openapi', 'calls', operations, slugOf, (some) => callsText(some, fileOf)),
    ...bySlug('openapi', 'queries', operations, slugOf, (some) =>
      operationQueriesText(some.map(readRest), restSource(some), invalidations),
    ),
    ...bySlug('openapi', 'hooks', operations, slugOf, (some) =>
      operationHooksText(some.map(readRest), restSource(some)),
    ),
    ...bySlug(
      'openapi',
      'paged',
      operations.filter(({ onePage }) => onePage !== undefined),
      slugOf,
      (some) => pagedHooksText(some.map(readRest), restSource(some)),
    ),
  }
}

const readRest = ({
  id,
  name,
  kind,
  summary,
  deprecated,
  needs,
  onePage,
}: ClientOperation): ReadOperation => ({
  id,
  name,
  kind,
  summary,
  deprecated,
  params: needs === 'none' ? undefined : `${name}Params`,
  answer: `${name}Answer`,
  paging:
    onePage === undefined
      ? undefined
      : {
          from: '(params, cursor) => ({ ...params, cursor })',
          nextOf: onePage === '' ? 'nextOf' : '({ next }) => next',
        },
})
const restSource = (some: readonly ClientOperation[]): CallSource => ({
  client: 'PortalClient',
  problem: 'ApiProblem',
  imports: `import type { ${some.flatMap(({ name, needs }) => [...(needs === 'none' ? [] : [`${name}Params`]), `${name}Answer`]).join(', ')} } from './calls.ts'`,
})

const rpcFiles = (
  unary: readonly RpcMethod[],
  door: string,
  invalidations: Invalidations,
): Record<string, string> => {
  return {
    ...bySlug('rpc', 'calls', unary, kebabSlug, (some) => rpcCallsText(some, door)),
    ...bySlug('rpc', 'queries', unary, kebabSlug, (some) =>
      operationQueriesText(some.map(readRpcOperation), rpcSource(some), invalidations),
    ),
    ...bySlug('rpc', 'hooks', unary, kebabSlug, (some) =>
      operationHooksText(some.map(readRpcOperation), rpcSource(some)),
    ),
    ...bySlug(
      'rpc',
      'paged',
      unary.filter(({ pages }) => pages?.client === 'one'),
      kebabSlug,
      (some) => pagedHooksText(some.map(readRpcOperation), rpcSource(some)),
    ),
  }
}

const readRpcOperation = ({
  operationId,
  kind,
  procedure,
  method,
  pages,
}: RpcMethod): ReadOperation => ({
  id: operationId,
  name: pascal(operationId),
  kind: kind === 'query' ? 'query' : 'mutation',
  summary: `RPC \`${procedure}\`.`,
  deprecated: isDeprecated({ method }),
  params: `${method.input.name}Json`,
  answer: method.output.name,
  paging:
    pages?.client === 'one'
      ? {
          from: '(request, pageToken) => ({ ...request, pageToken })',
          nextOf: '({ nextPageToken }) => nextPageToken',
        }
      : undefined,
})
const rpcSource = (some: readonly RpcMethod[]): CallSource => ({
  client: 'RpcClient',
  problem: 'RpcProblem',
  imports: `${requestImports(some)}\n${readTypeImports(some, false)}`,
})

const kebabSlug = ({ slug }: RpcMethod): string =>
  slug.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Puts protoc-gen-es on the path, run by the current Node. */
const generateMessages = (folder: string): void => {
  const path = [
    join(process.cwd(), 'node_modules/.bin'),
    dirname(process.execPath),
    process.env['PATH'],
  ].join(delimiter)
  execFileSync(
    'node_modules/.bin/buf',
    ['generate', 'contracts/proto', '--template', 'contracts/buf.gen.yaml', '-o', folder],
    {
      env: { ...process.env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
}
