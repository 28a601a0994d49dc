import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { ExitError } from '../exit-code.ts'
import { filesIn } from '../contract/read-file.ts'
import { fieldsOf, isFields } from '../contract/json.ts'
import { errorOfName, type NamedErrors } from './named-errors.ts'
import { type RpcExample } from './rpc-shape.ts'

/** The error code of an example: the code of the error object, or of the named error. */
const errorCodeOf = (error: unknown, named: NamedErrors, file: string): { errorCode?: string } => {
  if (typeof error === 'string') return { errorCode: errorOfName(error, named, file).code }
  return isFields(error) ? { errorCode: String(error['code']) } : {}
}

const exampleOf = (file: string, named: NamedErrors): [string, RpcExample] | null => {
  let read: unknown
  try {
    read = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new ExitError('contract', `${file} is not valid JSON`)
  }
  const { rpc, request, response, error } = fieldsOf(read)
  if (typeof rpc !== 'string' || request === undefined) return null
  return [
    rpc,
    {
      name: basename(file, '.json'),
      request,
      ...(response === undefined ? {} : { response }),
      ...errorCodeOf(error, named, file),
    },
  ]
}

/** RPC examples: JSON files with `rpc`, `request`, and `response` or `error`. */
export function examplesIn(folder: string, named: NamedErrors): Map<string, RpcExample[]> {
  const found = filesIn(folder, /\.json$/)
    .map((file) => exampleOf(file, named))
    .filter((each) => each !== null)
  return new Map(
    [...Map.groupBy(found, ([rpc]) => rpc)].map(([rpc, pairs]) => [
      rpc,
      pairs.map(([, example]) => example),
    ]),
  )
}
