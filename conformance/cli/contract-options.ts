import { existsSync, statSync } from 'node:fs'
import { isGrpcAddress } from '../rpc/reflection/grpc-address.ts'
import type { CliOptions } from './cli-options.ts'
import type { ConfigFile } from './config-file.ts'

/** Whether a contract is a protobuf module: a folder, a proto file, an image or a gRPC server. */
export function isModule(path: string): boolean {
  return (
    isGrpcAddress(path) ||
    /\.(proto|binpb|pb|desc|bin)$/.test(path) ||
    (existsSync(path) && statSync(path).isDirectory())
  )
}

/** Commands whose argument is the contract. */
export const takesContract = new Set(['run', 'doctor', 'lint', 'list'])

/** What `conform list` lists. */
export const listKinds: readonly string[] = ['cases', 'checks', 'requirements']

type Contract = Pick<
  CliOptions,
  'openapi' | 'proto' | 'rpcExamples' | 'rpcErrors' | 'flows' | 'isConfigured'
>

/** The contract of the command line, or else that of the configuration file. */
export function contractOf(
  given: Readonly<
    Record<'openapi' | 'proto' | 'rpcExamples' | 'rpcErrors' | 'flows', string | undefined>
  >,
  config: ConfigFile,
): Contract {
  const isConfigured =
    config['openapi'] !== undefined || config['proto'] !== undefined
      ? (given.openapi === undefined && given.proto === undefined) ||
        (given.openapi === config['openapi'] && given.proto === undefined)
      : false
  const proto = given.proto ?? (isConfigured ? config['proto'] : undefined)
  return {
    isConfigured,
    // `--proto` alone is a contract of RPCs only.
    openapi: given.openapi ?? (isConfigured ? (config['openapi'] ?? null) : null),
    proto,
    rpcExamples: given.rpcExamples ?? (isConfigured ? config['rpc-examples'] : undefined),
    rpcErrors: given.rpcErrors ?? (isConfigured ? config['rpc-errors'] : undefined),
    flows: given.flows ?? (isConfigured ? config['flows'] : undefined),
  }
}
