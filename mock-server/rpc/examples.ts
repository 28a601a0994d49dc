import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type JsonValue } from '@bufbuild/protobuf'
import { Code, ConnectError } from '@connectrpc/connect'

const FOLDER = fileURLToPath(new URL('../../contracts/proto/examples/', import.meta.url))

/** One example of the RPC contract: what is answered, or the error that is. */
export type RpcExample = {
  readonly name: string
  readonly rpc: string
  readonly response?: JsonValue
  readonly error?: { readonly code: string; readonly message: string; readonly metadata?: Readonly<Record<string, string>> }
}

const read = (): readonly RpcExample[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => {
      const text = readFileSync(FOLDER + path, 'utf8')
      // The contract's lint holds the examples against this shape.
      return { name: path.replace(/^.*[\\/]/, '').replace(/\.json$/, ''), ...(JSON.parse(text) as Omit<RpcExample, 'name'>) }
    })

let examples: readonly RpcExample[] | undefined

/** The examples of a procedure, `/portal.programs.v1.ProgramsService/ListPrograms`. */
export const examplesOf = (procedure: string): readonly RpcExample[] => {
  examples ??= read()
  return examples.filter((example) => `/${example.rpc}` === procedure)
}

const plain = (name: string): string => name.replaceAll('_', '-').toLowerCase()

/** By its name (`error-permission-denied`, `no-programs`) or by its code (`permission_denied`, or 7); in Spanish where the contract has it. */
export const findExample = (procedure: string, wanted: string | number, language: 'en-US' | 'es-US' = 'en-US'): RpcExample | undefined => {
  const all = examplesOf(procedure)
  const found = findIn(all, wanted)
  return (language === 'es-US' && found ? all.find(({ name }) => name === `${found.name}-spanish`) : undefined) ?? found
}

const findIn = (all: readonly RpcExample[], wanted: string | number): RpcExample | undefined => {
  const named = typeof wanted === 'string' ? all.find((example) => plain(example.name) === plain(wanted)) : undefined
  if (named) return named
  const code = typeof wanted === 'number' ? wanted : plain(wanted)
  // A twin has the code, too, and may come first.
  return all.find(({ name, error }) => error && !name.endsWith('-spanish') && (plain(error.code) === code || codeOf(error.code) === code))
}

/** The number of a code written as in the Connect protocol, `permission_denied`. */
export const codeOf = (name: string): Code => {
  const found = Object.entries(Code).find(([key]) => key.toLowerCase() === name.replaceAll('_', '').toLowerCase())
  return typeof found?.[1] === 'number' ? found[1] : Code.Unknown
}

/** `permission_denied` of a code. */
export const codeName = (code: Code): string => (Code[code] ?? 'Unknown').replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase()

export const errorOf = (example: RpcExample): ConnectError | null =>
  example.error ? new ConnectError(example.error.message, codeOf(example.error.code), example.error.metadata) : null
