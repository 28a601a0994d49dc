import { existsSync, readFileSync } from 'node:fs'
import { getOption, type DescExtension, type DescMethod } from '@bufbuild/protobuf'
import { parse } from 'yaml'
import { ExitError } from '../exit-code.ts'
import { fieldsOf, isFields } from '../contract/json.ts'

/** Error codes by error name; null if the contract has no file of errors. */
export type ErrorCodes = ReadonlyMap<string, string> | null

/**
 * Reads a file of named errors: YAML or JSON, `name: { code: not_found, … }`. Throws an ExitError.
 */
export function errorCodesIn(file: string): ErrorCodes {
  if (!existsSync(file)) throw new ExitError('usage', `cannot find ${file}`)
  let read: unknown
  try {
    read = parse(readFileSync(file, 'utf8'))
  } catch {
    throw new ExitError('contract', `${file} is not valid YAML`)
  }
  if (!isFields(read)) throw new ExitError('contract', `${file} has no errors by name`)
  return new Map(
    Object.entries(read).map(([name, error]) => {
      const { code } = fieldsOf(error)
      if (typeof code === 'string') return [name, code]
      throw new ExitError('contract', `${file}: the error ${name} has no code`)
    }),
  )
}

/** The code of a named error. Throws a contract error for an unknown name. */
export function codeOfName(name: string, codes: ErrorCodes, place: string): string {
  const code = codes?.get(name)
  if (code === undefined) {
    const why = codes === null ? '--rpc-errors is not given' : 'it is not in the file of errors'
    throw new ExitError('contract', `${place} names the error "${name}": ${why}`)
  }
  return code
}

/** The codes of the errors that an RPC names in the method option `errors`. */
export function namedCodes(
  method: DescMethod,
  option: DescExtension | undefined,
  codes: ErrorCodes,
): readonly string[] {
  if (option?.fieldKind !== 'list' || codes === null) return []
  const named: unknown = getOption(method, option)
  const place = `${method.parent.typeName}/${method.name}`
  return Array.isArray(named) ? named.map((name) => codeOfName(String(name), codes, place)) : []
}
