import { Code } from '@connectrpc/connect'
import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { RpcExample } from '../contract-lint/proto-rules.ts'

/** An example with the name by which it is armed. */
export interface NamedExample extends RpcExample {
  readonly name: string
}

/** Every example of the RPC contract, by its procedure. */
export const rpcExamples = (): Map<string, NamedExample[]> => {
  const all = globSync('contracts/proto/examples/**/*.json')
    .sort()
    .map((file) => ({ ...(JSON.parse(readFileSync(file, 'utf8')) as Omit<RpcExample, 'file'>), file, name: basename(file, '.json') }))
  return Map.groupBy(all, ({ rpc }) => `/${rpc}`)
}

/** `permission_denied` of a code, as the Connect protocol writes it. */
export const codeName = (code: Code): string => (Code[code] ?? 'Unknown').replace(/(?<!^)([A-Z])/g, '_$1').toLowerCase()
