import { basename, resolve } from 'node:path'
import { documentOf, loadDocument, type ContractDocument } from '../contract/document.ts'
import type { Operation } from '../contract/operation.ts'
import { axesFor, axesOf } from '../rpc/rpc-axis.ts'
import { httpAddress, isGrpcAddress } from '../rpc/grpc-address.ts'
import type { Target } from '../runner/target/target.ts'
import { connectionOfOptions } from '../runner/target/target-of-options.ts'
import { contractHeaders } from '../runner/target/contract-headers.ts'
import { serverOf } from '../runner/target/contract-server.ts'
import { textFetcher } from '../runner/http/fetch-text.ts'
import { ExitError } from '../exit-code.ts'
import type { CliOptions } from './cli-options.ts'

/** The RPCs of a module, and those that no protocol of the target can carry, as `Service/Method`. */
export interface LoadedRpcs {
  readonly operations: readonly Operation[]
  readonly uncalled: readonly string[]
}

/** The RPCs, if the target serves any. They are loaded only then, which saves startup time. */
export async function rpcsOf(
  { proto, rpcExamples, rpcErrors, wait }: CliOptions,
  { rpc, connection, headers }: Target,
): Promise<LoadedRpcs> {
  if (rpc === null || proto === undefined) return { operations: [], uncalled: [] }
  const { rpcOperations } = await import('../rpc/load-rpc-module.ts')
  const { reflectedImage } = await import('../rpc/reflection.ts')
  const image = isGrpcAddress(proto)
    ? await reflectedImage(httpAddress(proto), { connection, headers }, wait)
    : undefined
  const files = { examples: rpcExamples, errors: rpcErrors }
  const all = await rpcOperations(proto, files, rpc.prefix, image)
  const axes = axesOf(rpc.protocols, rpc.http)
  const isCalled = ({ rpc: shape }: Operation): boolean =>
    shape === undefined || axesFor(shape.method, axes).length > 0
  return {
    operations: all.filter(isCalled),
    uncalled: all.filter((each) => !isCalled(each)).map(procedureOf),
  }
}

/** `Service/Method`. */
export function procedureOf({ id }: Pick<Operation, 'id'>): string {
  return id.replace(/^rpc\./, '').replace('.', '/')
}

/** The OpenAPI document; a contract of RPCs only gets an empty one. */
export async function documentIn(options: CliOptions): Promise<ContractDocument> {
  const { openapi, proto } = options
  if (openapi === null && proto === undefined)
    throw new ExitError(
      'usage',
      'no contract: name an OpenAPI document (file or address) or a protobuf module, as in conform run openapi.json',
    )
  return openapi === null
    ? documentOf(String(proto), {
        openapi: '3.1.0',
        info: { title: basename(resolve(String(proto))), version: 'of its module' },
        paths: {},
      })
    : loadDocument(
        openapi,
        textFetcher(connectionOfOptions(options), options.wait, contractHeaders(openapi, options)),
      )
}

/** The options of a command that sends no request: a contract without a server gets a made-up one. */
export function withoutServer(options: CliOptions, document: ContractDocument): CliOptions {
  return options.target === undefined &&
    options.base === undefined &&
    serverOf(document) === undefined
    ? { ...options, base: 'http://localhost' }
    : options
}
