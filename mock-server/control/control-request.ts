import type { SandboxContext } from '../sandbox-context.ts'

/** One order at the control door: the address's query and the JSON that came with it. */
export type ControlRequest = {
  readonly sandbox: SandboxContext
  readonly query: URLSearchParams
  readonly body: unknown
}
