/** Facts of a span from closed sets; never a text of a request, an id of a member or a value. */
export type SpanFacts = Readonly<Record<string, string | number>>

export interface SpanStart {
  readonly name: string
  readonly kind: 'server' | 'client'
  /** The `traceparent` of the span above; without one it is the span of `within`, if any. */
  readonly parent?: string | undefined
  /** The id of the trace where the span is its first: 32 hexadecimal digits. */
  readonly trace?: string
  readonly facts?: SpanFacts
}

/** A span under way. One that does not end is never sent. */
export interface TraceSpan {
  /** What the next process gets (W3C Trace Context). */
  readonly traceparent: string
  rename(name: string): void
  /** Ends the span; `error` is the kind of a failure, such as a name or a status. */
  end(facts?: SpanFacts, error?: string): void
}

/** Makes spans and sends them to a collector. */
export interface Tracer {
  start(begin: SpanStart): TraceSpan
  /** Runs `work` with the span as the one above those that it starts. */
  within<Result>(span: TraceSpan, work: () => Result): Result
  /** Whether there is such a span. */
  isWithin(): boolean
  /** Sends what waits, for at most two seconds. */
  close(): Promise<void>
}

/** What a process is in a trace. */
export interface TracedService {
  /** Its name, unless OTEL_SERVICE_NAME has another. */
  readonly name: string
  /** Whether strangers call it. It then decides by itself which of their traces it keeps. */
  readonly isPublic: boolean
  /** Called when spans are lost, at most once a minute. */
  readonly lost: () => void
}
