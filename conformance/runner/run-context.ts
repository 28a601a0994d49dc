import type { CheckContext } from '../checks/all-checks.ts'
import type { ContractDocument } from '../contract/document.ts'
import type { Operation } from '../contract/operation.ts'
import type { Secrets } from './target/secrets.ts'
import type { Session } from './target/send-step.ts'
import type { Target } from './target/target.ts'
import type { HttpClient } from './http/http-client.ts'

/** All that a run has: the contract, the target, who is logged in, and how answers are judged. */
export interface RunContext extends CheckContext {
  readonly document: ContractDocument
  readonly operations: ReadonlyMap<string, Operation>
  readonly target: Target
  readonly wire: HttpClient
  readonly secrets: Secrets
  readonly sessions: Map<string, Session>
  /** A word of this run alone, for names that must be new. */
  readonly run: string
  /** Whether the target still is what it was; throws the Stop that says why not. */
  readonly probe: () => Promise<void>
}
