import type { JsonFields } from '../../contract/json.ts'
import type { Connection } from '../http/connection.ts'
import { targetError, targetText } from './target-values.ts'

/** The options for connections. Files are relative to the working directory. */
export interface ConnectionFiles {
  readonly ca?: string | undefined
  readonly cert?: string | undefined
  readonly key?: string | undefined
  readonly insecure?: boolean
}

/** The text of a PEM file; `env:NAME` may hold its path or the text itself. */
const pemIn = (file: string, value: unknown): string => {
  const text = targetText(file, value)
  return text.startsWith('-----BEGIN ') ? text : targetText(file, `file:${text}`)
}

/** The connection of a target file, whose fields the options override. Throws a usage error. */
export function connectionOf(
  file: string,
  top: JsonFields,
  options: ConnectionFiles = {},
): Connection {
  const pem = (name: 'ca' | 'cert' | 'key'): string | null => {
    const option = options[name]
    if (option !== undefined) return pemIn(`./--${name}`, option)
    return top[name] === undefined ? null : pemIn(file, top[name])
  }
  const insecure = top['insecure'] ?? false
  if (typeof insecure !== 'boolean') throw targetError(file, 'insecure must be true or false')
  return {
    ca: pem('ca'),
    cert: pem('cert'),
    key: pem('key'),
    isInsecure: options.insecure === true || insecure,
  }
}
