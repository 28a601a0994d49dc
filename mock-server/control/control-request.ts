import type { SandboxContext } from '../sandbox-context.ts'

/** A request to the control API: the query and the JSON body. */
export type ControlRequest = {
  readonly sandbox: SandboxContext
  readonly query: URLSearchParams
  readonly body: unknown
}
