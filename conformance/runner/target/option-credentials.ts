import { ExitError } from '../../exit-code.ts'
import type { JsonFields } from '../../contract/json.ts'
import { RPC_TOKEN } from '../../rpc/rpc-shape.ts'
import { targetText } from './target-values.ts'

export function usage(words: string): ExitError {
  return new ExitError('usage', words)
}

export type Schemes = readonly (readonly [name: string, scheme: JsonFields])[]

const isBasic = (scheme: JsonFields): boolean =>
  String(scheme['scheme']).toLowerCase() === 'basic' && scheme['type'] === 'http'

const isApiKey = (scheme: JsonFields): boolean => scheme['type'] === 'apiKey'

export function split(option: string, text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  if (at < 1) throw usage(`--${option} must have the form NAME${separator}VALUE`)
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

/** Credentials by security scheme, and headers where the contract has no scheme for them. */
export class Access {
  readonly credentials: Record<string, JsonFields> = {}
  readonly headers: Record<string, string> = {}
  readonly #schemes: Schemes

  constructor(schemes: Schemes) {
    this.#schemes = schemes
  }

  basic(username: string, password: string): void {
    const found = this.#named(isBasic)
    for (const name of found) this.credentials[name] = { username, password }
    if (found.length === 0)
      this.headers['authorization'] =
        `Basic ${Buffer.from(`${username}:${targetText('--auth', password)}`).toString('base64')}`
  }

  bearer(value: string, isRpc: boolean): void {
    const found = this.#named((scheme) => !isBasic(scheme) && !isApiKey(scheme))
    for (const name of [...found, ...(isRpc ? [RPC_TOKEN] : [])]) this.credentials[name] = { value }
    if (found.length === 0)
      this.headers['authorization'] = `Bearer ${targetText('--bearer', value)}`
  }

  apiKey(text: string): void {
    const [named, key] = /^([^=]+)=(.+)$/.exec(text)?.slice(1) ?? []
    const all = this.#named(isApiKey)
    if (named !== undefined && all.includes(named)) this.credentials[named] = { value: key! }
    else if (all.length === 0)
      throw usage('--api-key: the contract has no API key; use --header NAME:VALUE')
    else for (const name of all) this.credentials[name] = { value: text }
  }

  /** A header that a security scheme describes is its credential, so that it can be left out. */
  header(text: string, isRpc: boolean): void {
    const [name, value] = split('header', text, ':')
    const [kind = '', token = ''] = value.split(/\s+/, 2)
    const lower = name.toLowerCase()
    const key = this.#named(
      (scheme) =>
        isApiKey(scheme) &&
        scheme['in'] === 'header' &&
        String(scheme['name']).toLowerCase() === lower,
    )
    if (lower === 'authorization' && kind.toLowerCase() === 'bearer') this.bearer(token, isRpc)
    else if (lower === 'authorization' && kind.toLowerCase() === 'basic')
      this.basic(...split('header', Buffer.from(token, 'base64').toString(), ':'))
    else if (key.length > 0) for (const each of key) this.credentials[each] = { value }
    else this.headers[lower] = value
  }

  #named(isRight: (scheme: JsonFields) => boolean): string[] {
    return this.#schemes.filter(([, scheme]) => isRight(scheme)).map(([name]) => name)
  }
}
