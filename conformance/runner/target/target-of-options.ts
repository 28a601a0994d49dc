import { ExitError } from '../../exit-code.ts'
import type { ContractDocument } from '../../contract/document.ts'
import { fieldsOf, isFields } from '../../contract/json.ts'
import { isAddress, readDataFile } from '../../contract/read-file.ts'
import { httpAddress, isGrpcAddress } from '../../rpc/reflection/grpc-address.ts'
import type { Connection } from '../http/connection.ts'
import { connectionOf, type ConnectionFiles } from './target-connection.ts'
import { targetOf } from './read-target.ts'
import type { Target } from './target.ts'
import { serverOf, type TargetOptions } from './contract-server.ts'
import { oauthLogin } from './oauth-login.ts'
import { usage, split, Access, type Schemes } from './option-credentials.ts'

/** Reports an unreadable target file as a usage error, not as a contract error. */
const readIn = (file: string): unknown => {
  try {
    return readDataFile(file)
  } catch (error) {
    throw error instanceof ExitError ? new ExitError('usage', ...error.lines) : error
  }
}

/**
 * The target of the options: a target file, an address, or a server of the contract, with
 * the credentials of the command line.
 */
export function targetOfOptions(options: TargetOptions, document: ContractDocument): Target {
  const { target, proto } = options
  const address = target !== undefined && isAddress(target) ? target : undefined
  const base = options.base ?? address
  const file = target === undefined || address !== undefined ? undefined : target
  const top = file === undefined ? undefined : readIn(file)
  if (top !== undefined && !isFields(top)) return targetOf(file!, top)
  const grpc = proto !== undefined && isGrpcAddress(proto) ? httpAddress(proto) : undefined
  const server = base ?? (file === undefined ? (grpc ?? serverOf(document)) : undefined)
  if (server === undefined && file === undefined)
    throw usage(
      'the contract states no server address: add --target ADDRESS, or --target FILE with addresses and personas (README, "The target file")',
    )
  const schemes: Schemes = Object.entries(
    fieldsOf(fieldsOf(document.root['components'])['securitySchemes']),
  ).map(([name, scheme]) => [name, fieldsOf(scheme)])
  const access = new Access(schemes)
  const isRpc = proto !== undefined
  for (const each of options.headers) access.header(each, isRpc)
  if (options.auth !== undefined) access.basic(...split('auth', options.auth, ':'))
  if (options.bearer !== undefined) access.bearer(options.bearer, isRpc)
  for (const each of options.apiKeys) access.apiKey(each)
  const given = fieldsOf(top)
  const persona = oauthLogin(options, schemes, server ?? 'http://localhost')
  const read = targetOf(file ?? '--target', {
    ...(file === undefined
      ? {
          name: new URL(server!).host,
          ...(isRpc
            ? {
                rpc:
                  grpc === undefined ? {} : { protocols: ['grpc'], http: ['2'], deadlines: true },
              }
            : {}),
        }
      : {}),
    ...given,
    ...persona,
    ...(server === undefined ? {} : { base: server }),
    headers: { ...fieldsOf(given['headers']), ...access.headers },
    credentials: { ...fieldsOf(given['credentials']), ...access.credentials },
  })
  return { ...read, connection: connectionOf(file ?? '--target', given, options) }
}

/** The connection of the options and of the target file, before the contract is known. */
export function connectionOfOptions(
  options: ConnectionFiles & { target?: string | undefined },
): Connection {
  const { target } = options
  return target === undefined || isAddress(target)
    ? connectionOf('--target', {}, options)
    : connectionOf(target, fieldsOf(readIn(target)), options)
}
