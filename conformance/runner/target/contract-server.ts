import type { ContractDocument } from '../../contract/document.ts'
import { fieldsOf, listOf } from '../../contract/json.ts'
import { isAddress } from '../../contract/read-file.ts'
import { type ConnectionFiles } from './target-connection.ts'

/** The options that describe the server and its credentials. */
export interface TargetOptions extends ConnectionFiles {
  readonly target?: string | undefined
  readonly base?: string | undefined
  readonly proto?: string | undefined
  readonly headers: readonly string[]
  readonly auth?: string | undefined
  readonly bearer?: string | undefined
  readonly apiKeys: readonly string[]
  readonly clientId?: string | undefined
  readonly clientSecret?: string | undefined
  readonly tokenUrl?: string | undefined
  readonly scope?: string | undefined
  /** `NAME:PASSWORD` of the OAuth password grant. */
  readonly user?: string | undefined
  readonly refreshToken?: string | undefined
}

const isLocal = (address: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname)

/**
 * The address of `servers` to test, with the defaults of its variables: the one that serves the
 * document, or else a local one, or else the first. The first one is often production.
 */
export function serverOf({ root, file }: ContractDocument): string | undefined {
  const servers = listOf(root['servers']).length === 0 ? [{ url: '/' }] : listOf(root['servers'])
  const from = isAddress(file) ? file : undefined
  const addresses = servers.flatMap((server) => {
    const { url, variables } = fieldsOf(server)
    const text = String(url).replaceAll(/\{([^}]+)\}/g, (whole, name: string) =>
      String(fieldsOf(fieldsOf(variables)[name])['default'] ?? whole),
    )
    const address = URL.canParse(text, from) ? new URL(text, from).href : ''
    return isAddress(address) ? [address] : []
  })
  const own = from === undefined ? undefined : new URL(from).origin
  return (
    addresses.find((address) => new URL(address).origin === own) ??
    addresses.find(isLocal) ??
    addresses[0]
  )
}

/** A warning if the address lacks the path that the contract's server has. */
export function basePathWarning(
  { target, base }: Pick<TargetOptions, 'target' | 'base'>,
  document: ContractDocument,
): readonly string[] {
  const given = base ?? target
  const server = serverOf(document)
  if (given === undefined || !isAddress(given) || server === undefined) return []
  const path = new URL(server).pathname
  return path === '/' || new URL(given).pathname !== '/'
    ? []
    : [`${given} has no path, but the server of the contract has ${path}: check the base`]
}
