import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { JsonValue } from '@bufbuild/protobuf'

const FOLDER = fileURLToPath(new URL('../proto/examples/', import.meta.url))

/** An example of an RPC: a request, and its response or error name. */
export type RpcExample = {
  readonly name: string
  readonly rpc: string
  readonly request: JsonValue
  readonly response?: JsonValue
  readonly error?: string
}

const read = (): readonly RpcExample[] =>
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .sort()
    .map((path) => {
      const text = readFileSync(FOLDER + path, 'utf8')
      const name = path.replace(/^.*[\\/]/, '').replace(/\.json$/, '')
      // The contract lint checks the examples against this shape.
      return { name, ...(JSON.parse(text) as Omit<RpcExample, 'name'>) }
    })

let examples: ReadonlyMap<string, readonly RpcExample[]> | undefined

/**
 * Returns the examples of a procedure, such as `/portal.programs.v1.ProgramsService/ListPrograms`.
 */
export function examplesOf(procedure: string): readonly RpcExample[] {
  examples ??= Map.groupBy(read(), ({ rpc }) => `/${rpc}`)
  return examples.get(procedure) ?? []
}

type Answer = RpcExample & { readonly response: JsonValue }

/** Returns the examples of a procedure that have a response. */
export function answersOf(procedure: string): readonly Answer[] {
  return examplesOf(procedure).flatMap((example) =>
    example.response === undefined ? [] : [{ ...example, response: example.response }],
  )
}
