import { createHash } from 'node:crypto'
import type { Arbitrary } from 'fast-check'
import type * as FastCheck from 'fast-check'
import type { Workflow } from '../workflows/read-workflows.ts'
import { canonical } from '../contract/json.ts'
import type { RpcCall } from '../rpc/rpc-call.ts'
import type { Feature } from '../runner/target/target-features.ts'

export const phases = [
  'examples',
  'boundary',
  'negative',
  'flows',
  'access',
  'property',
  'protocol',
  'timing',
] as const
export type CasePhase = (typeof phases)[number]

/** The credentials of a request: a persona by name, the target's `own`, or an invalid token. */
export type CaseCredentials =
  | { readonly persona: string }
  | { readonly token: 'none' | 'own' | 'garbage' | 'malformed' | 'ended' }

/** A REST request as sent, except for credentials and bound values, which only the target knows. */
export interface RestRequest {
  readonly method: string
  /** The path template of the contract. */
  readonly path: string
  /** Already percent-encoded. */
  readonly pathValues: Readonly<Record<string, string>>
  /** Not yet percent-encoded. */
  readonly query: readonly (readonly [string, string])[]
  readonly headers: readonly (readonly [string, string])[]
  readonly contentType: string | null
  readonly body: Buffer | null
  /** Parameters whose values come from the target file, such as a member id. */
  readonly bound: Readonly<Record<string, string>>
  readonly bearer: CaseCredentials
  /** The RPC call, if the request is an RPC. */
  readonly rpc?: RpcCall
}

/**
 * The expected response. `accept`: the request is valid; `refuse`: it is invalid; `deny`: the
 * caller has no access.
 */
export type CaseExpectation = 'accept' | 'refuse' | 'deny' | 'gone' | 'method' | 'media'

/** A call before a case. `keep` maps names to JSON pointers into its response. */
export interface CaseStep {
  readonly operation: string
  readonly request: RestRequest
  readonly keep: Readonly<Record<string, string>>
  /**
   * A name under which the whole response is stored for the check; such a call may return any
   * status.
   */
  readonly remember?: string
}

export interface TestCase {
  /**
   * A hash of the canonical request: equal in all runs, on all machines and against all targets.
   */
  readonly id: string
  /** `rest/addContact/boundary/body/firstName/maxLength`. Unique in a run. */
  readonly name: string
  readonly operation: string
  readonly phase: CasePhase
  readonly expects: CaseExpectation
  /** The purpose of the case, without values of the request. */
  readonly about: string
  readonly request: RestRequest
  /** The check that this case is for (`missing_required_header`). */
  readonly check?: string
  readonly before?: readonly CaseStep[]
  /** Fields that the response must contain. */
  readonly holds?: readonly (readonly [name: string, value: unknown])[]
  /** The comparison that the check needs beyond the contract. */
  readonly against?: AnswerComparison
  /**
   * A feature that the target may lack (`features` of its file); the case is then unsupported and
   * not sent.
   */
  readonly feature?: Feature
  /**
   * The name of the target's flow, if the case is one. `request` is then the main call of the flow.
   */
  readonly flow?: string
  readonly seed: number
  /** The steps of the case, if it is an Arazzo workflow. */
  readonly workflow?: Workflow | undefined
  /** The random requests of the case; with a path, one of them. */
  readonly property?: PropertyCase | undefined
  /** The paging of the list, if the case reads it page by page. */
  readonly pages?: Paging | undefined
}

/** The paging of a list. */
export interface Paging {
  /** Names of the cursor and the limit: query parameters, or JSON fields of an RPC message. */
  readonly cursor: string
  readonly limit: string
  /** The documented maximum of a page; null if there is none. */
  readonly longest: number | null
  /** The pointer to the items; empty if the body is the list. */
  readonly items: string
  /** The pointer to the next cursor; null means the header Link, rel=next (RFC 8288). */
  readonly next: string | null
}

/**
 * The expectation of a check, from the contract. Names refer to values that earlier steps kept or
 * remembered.
 */
export type AnswerComparison =
  | {
      readonly kind: 'count'
      readonly list: string
      readonly most: number
      readonly before: string
    }
  | {
      readonly kind: 'range'
      readonly list: string
      readonly moment: string
      readonly side: 'from' | 'until'
      readonly edge: string
    }
  | { readonly kind: 'order'; readonly list: string; readonly moment: string }
  | { readonly kind: 'same'; readonly before: string }
  | { readonly kind: 'stale' | 'once' | 'cursor'; readonly before: string }
  | { readonly kind: 'others'; readonly before: string; readonly places: readonly string[] }
  | {
      readonly kind: 'allowed'
      readonly before: string
      readonly at: string
      readonly codes: string | null
    }
  | { readonly kind: 'language'; readonly language: string; readonly before: string | null }
  /** The status of the refusal that the target file promises. */
  | { readonly kind: 'refusal'; readonly status: number }
  | { readonly kind: 'origin'; readonly origin: string; readonly isLetIn: boolean }

export interface PropertyCase {
  readonly runs: number
  readonly path: string | null
  /** The property case of which this is one request. */
  readonly of?: TestCase
  /** Generates requests; null is a request of unknown validity. */
  readonly arbitrary: (fc: typeof FastCheck) => Arbitrary<TestCase | null>
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * An unsigned 32-bit seed from the run's seed and this case, so that new operations do not change
 * it.
 */
export function seedOf(seed: number, ...about: readonly string[]): number {
  return hash([seed, ...about].join('\u0000')).readUInt32BE(0)
}

const plain = ({ body, ...rest }: RestRequest): object => ({
  ...rest,
  body: body?.toString('base64') ?? null,
})

export function idOf(
  request: RestRequest,
  phase: CasePhase,
  before: readonly CaseStep[] = [],
  against?: AnswerComparison,
): string {
  const steps = before.map((step) => plain(step.request))
  // Access cases repeat the request of another case with another expectation.
  return hash(
    canonical({
      ...plain(request),
      ...(steps.length > 0 ? { steps } : {}),
      ...(phase === 'access' || phase === 'flows' || phase === 'property' ? { phase } : {}),
      ...(against === undefined ? {} : { against: against.kind }),
    }),
  )
    .toString('hex')
    .slice(0, 12)
}

export function caseOf(testCase: Omit<TestCase, 'id' | 'seed'>, seed: number): TestCase {
  return {
    ...testCase,
    id: idOf(testCase.request, testCase.phase, testCase.before, testCase.against),
    seed: seedOf(seed, testCase.operation, testCase.phase, testCase.name),
  }
}

/** Removes duplicates; the first case of a request wins. */
export function unique(cases: readonly TestCase[]): TestCase[] {
  return [
    ...new Map([...cases].reverse().map((each) => [`${each.id} ${each.expects}`, each])).values(),
  ].reverse()
}
