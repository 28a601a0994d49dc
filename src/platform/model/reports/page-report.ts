/** Kinds of errors that a report may name; `other` stands for all that are not here. */
export const errorKinds = [
  'Error',
  'AggregateError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'AbortError',
  'DataCloneError',
  'InvalidStateError',
  'NotAllowedError',
  'NotFoundError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'ApiProblem',
  'RpcProblem',
  'ContractBroken',
  'PartMissing',
  'other',
] as const
export type ErrorKind = (typeof errorKinds)[number]

/** An error in a file of the portal, without its message. */
export interface ReportedError {
  readonly kind: ErrorKind
  /** The name of the file below `/assets/`. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Web vitals of a page until it was first hidden: `lcp` and `inp` in milliseconds. */
export type Vitals = Readonly<Partial<Record<'lcp' | 'inp' | 'cls', number>>>

/** What a browser reports at `/client-report`. It names neither member nor page. */
export interface ClientReport {
  readonly errors?: readonly ReportedError[]
  readonly vitals?: Vitals
}

/** Errors that one report may have, and that one page reports. */
export const errorsAtMost = 5
