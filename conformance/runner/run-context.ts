import type { CheckContext } from '../checks/findings-of.ts'
import type { ContractDocument } from '../contract/document.ts'
import type { RestRequest } from '../cases/test-case.ts'
import type { Operation } from '../contract/operation.ts'
import type { Secrets } from './target/secrets.ts'
import type { Session } from './target/send-step.ts'
import type { Target } from './target/target.ts'
import type { HttpExchange } from './http/exchange.ts'
import type { HttpClient } from './http/http-client.ts'

/** The context of a run: contract, target, sessions and checks. */
export interface RunContext extends CheckContext {
  readonly document: ContractDocument
  readonly operations: ReadonlyMap<string, Operation>
  readonly target: Target
  readonly wire: HttpClient
  readonly secrets: Secrets
  readonly sessions: Map<string, Session>
  /** How long a target that is starting is waited for, in seconds. */
  readonly waitSeconds: number
  /** A unique id of the run, for names that must be new. */
  readonly run: string
  /** The resources that the run created; undefined if the run does not remove them. */
  readonly created?: {
    note(operation: Operation, request: RestRequest, exchange: HttpExchange): void
    removeOf(
      context: Pick<RunContext, 'document' | 'sessions' | 'wire'>,
      operation: string,
    ): Promise<boolean>
  }
  /** Checks that the target is still healthy; throws an ExitError otherwise. */
  readonly probe: () => Promise<void>
}
