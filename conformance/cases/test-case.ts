import { createHash } from 'node:crypto'
import type { Arbitrary } from 'fast-check'
import type * as FastCheck from 'fast-check'
import type { Workflow } from '../workflows/read-workflows.ts'
import { canonical } from '../contract/json.ts'
import type { RpcAsk } from '../rpc/rpc-axis.ts'
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

/**
 * Whose credentials a request carries: a persona's, by her name, the target's `own` where it has no
 * personas, or something that opens nothing.
 */
export type CaseCredentials =
  | { readonly persona: string }
  | { readonly token: 'none' | 'own' | 'garbage' | 'malformed' | 'ended' }

/**
 * A REST request as it will be on the wire, but for what only the target knows: credentials and
 * bound values.
 */
export interface RestRequest {
  readonly method: string
  /** The contract's path, with its parameters in braces. */
  readonly path: string
  /** Escaped already. */
  readonly pathValues: Readonly<Record<string, string>>
  /** Not yet escaped. */
  readonly query: readonly (readonly [string, string])[]
  readonly headers: readonly (readonly [string, string])[]
  readonly contentType: string | null
  readonly body: Buffer | null
  /**
   * Parameters that the target's file gives, such as a member's own id: what stands there instead.
   */
  readonly bound: Readonly<Record<string, string>>
  readonly bearer: CaseCredentials
  /** How it is called, where it is an RPC. */
  readonly rpc?: RpcAsk
}

/**
 * What a right answer is like: `accept` the request is valid, `refuse` it is not, `deny` whoever
 * asks may not.
 */
export type CaseExpectation = 'accept' | 'refuse' | 'deny' | 'gone' | 'method' | 'media'

/**
 * A call that has to be made before a case, and what is kept of its answer: a name, and the JSON
 * pointer at which the value stands.
 */
export interface CaseStep {
  readonly operation: string
  readonly request: RestRequest
  readonly keep: Readonly<Record<string, string>>
  /**
   * A name under which all of the answer is kept, for the case to be held against; such a call may
   * be answered with any status.
   */
  readonly remember?: string
}

export interface TestCase {
  /**
   * A hash of the canonical request: the same in every run, on every machine, against every target.
   */
  readonly id: string
  /** `rest/addContact/boundary/body/firstName/maxLength`. Unique in a run. */
  readonly name: string
  readonly operation: string
  readonly phase: CasePhase
  readonly expects: CaseExpectation
  /** What is tried, in words that hold no value. */
  readonly about: string
  readonly request: RestRequest
  /** A check that this case alone is about, where it is (`missing_required_header`). */
  readonly check?: string
  readonly before?: readonly CaseStep[]
  /** What fields of the answer are, where the case is about that. */
  readonly holds?: readonly (readonly [name: string, value: unknown])[]
  /** What an answer is held against, where the check needs more than the contract. */
  readonly against?: AnswerComparison
  /**
   * What the target may not have (`features` of its file); then the case is unsupported and nobody
   * is asked.
   */
  readonly feature?: Feature
  /**
   * The flow of the target that it is, where it is one: `request` then is the call that the flow is
   * about.
   */
  readonly flow?: string
  readonly seed: number
  /** The calls of which this case is made, where it is a workflow of Arazzo. */
  readonly workflow?: Workflow | undefined
  /** Requests at random of which this case stands for all; with the path of one, for that one. */
  readonly property?: PropertyCase | undefined
  /** How the list pages, where the case reads it page by page. */
  readonly pages?: Paging | undefined
}

/** How a list comes in pages. */
export interface Paging {
  /**
   * Names of what begins a page and of what says how long it is: parameters of the query, or fields
   * of an RPC's message in JSON.
   */
  readonly cursor: string
  readonly limit: string
  /** The longest page that the contract lets anybody ask for; null where it does not say. */
  readonly longest: number | null
  /** Where the items stand in an answer; the empty text is the whole of it. */
  readonly items: string
  /**
   * Where the answer says what begins the next page; null: in its header Link, rel=next (RFC 8288).
   */
  readonly next: string | null
}

/**
 * What an answer is held against, by what the contract says of the operation. Names are of what
 * steps kept or remembered.
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
  | { readonly kind: 'origin'; readonly origin: string; readonly isLetIn: boolean }

export interface PropertyCase {
  readonly runs: number
  readonly path: string | null
  /** The case of which this is one request, where it is one. */
  readonly of?: TestCase
  /** Null: a request of which nobody can tell whether it is right. */
  readonly arbitrary: (fc: typeof FastCheck) => Arbitrary<TestCase | null>
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * A whole number of 32 bits that depends on the run's seed and on this case alone: a new operation
 * changes no other's.
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
  // Access cases ask the same as another case and expect something else of it.
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

export function caseOf(made: Omit<TestCase, 'id' | 'seed'>, seed: number): TestCase {
  return {
    ...made,
    id: idOf(made.request, made.phase, made.before, made.against),
    seed: seedOf(seed, made.operation, made.phase, made.name),
  }
}

/** Each request once: the first case that makes it keeps it. */
export function unique(cases: readonly TestCase[]): TestCase[] {
  return [
    ...new Map([...cases].reverse().map((each) => [`${each.id} ${each.expects}`, each])).values(),
  ].reverse()
}
