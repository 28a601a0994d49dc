import type { Sandbox } from '../sandbox-context.ts'

/** One order at the control door: the address's query and the JSON that came with it. */
export type Order = {
  readonly sandbox: Sandbox
  readonly query: URLSearchParams
  readonly body: unknown
}
