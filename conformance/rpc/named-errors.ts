import { existsSync, readFileSync } from 'node:fs'
import { getOption, type DescExtension, type DescMethod } from '@bufbuild/protobuf'
import { parse } from 'yaml'
import { ExitError } from '../exit-code.ts'
import { fieldsOf, isFields } from '../contract/json.ts'

/** An error of the file: its code, and whether it states how long to wait (`retryAfter`). */
export interface NamedError {
  readonly code: string
  readonly hasRetryAfter: boolean
}

/** The errors by name; null if the contract has no file of errors. */
export type NamedErrors = ReadonlyMap<string, NamedError> | null

/**
 * Reads a file of named errors: YAML or JSON, `name: { code: not_found, … }`. Throws an ExitError.
 */
export function namedErrorsIn(file: string): NamedErrors {
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
      const { code, retryAfter } = fieldsOf(error)
      if (typeof code === 'string') return [name, { code, hasRetryAfter: retryAfter !== undefined }]
      throw new ExitError('contract', `${file}: the error ${name} has no code`)
    }),
  )
}

/** A named error. Throws a contract error for an unknown name. */
export function errorOfName(name: string, errors: NamedErrors, place: string): NamedError {
  const error = errors?.get(name)
  if (error === undefined) {
    const why = errors === null ? '--rpc-errors is not given' : 'it is not in the file of errors'
    throw new ExitError('contract', `${place} names the error "${name}": ${why}`)
  }
  return error
}

/** The errors that an RPC names in the method option `errors`. */
export function errorsOf(
  method: DescMethod,
  option: DescExtension | undefined,
  errors: NamedErrors,
): readonly NamedError[] {
  if (option?.fieldKind !== 'list' || errors === null) return []
  const named: unknown = getOption(method, option)
  const place = `${method.parent.typeName}/${method.name}`
  return Array.isArray(named) ? named.map((name) => errorOfName(String(name), errors, place)) : []
}
