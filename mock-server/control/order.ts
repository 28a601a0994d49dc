import type { Sandbox } from '../gateway/sandbox.ts'

/** One order at the control door: the address's query and the JSON that came with it. */
export type Order = {
  readonly sandbox: Sandbox
  readonly query: URLSearchParams
  readonly body: unknown
}
