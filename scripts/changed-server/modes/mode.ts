import type { AnswerPlace } from './walk.ts'

/** What the server truly says with a change. */
export type Meaning =
  /** Nothing of the answer's meaning changed. */
  | 'same'
  /** A part cannot be read, or is of no known kind. */
  | 'unreadable'
  /** The server says that there is none. */
  | 'none'
  /** The server says something else, such as another figure or name. */
  | 'other'

/** A mode that changes the values of an answer. */
export interface AnswerMode {
  readonly name: string
  readonly kind: 'answer'
  readonly what: string
  readonly meaning: Meaning
  /** `each`: every place that `applies`; `one`: one of them, by the seed; `row`: one row of each list. */
  readonly scope: 'each' | 'one' | 'row'
  readonly applies: (place: AnswerPlace) => boolean
  /** Returns the new value, or `gone`. */
  readonly change: (place: AnswerPlace, random: () => number) => unknown
}

/** A mode in which calls fail instead. */
export interface FailureMode {
  readonly name: string
  readonly kind: 'failure'
  readonly what: string
  readonly meaning: 'unreadable'
  readonly failure: Failure
}

export type Failure =
  | {
      readonly type: 'status'
      readonly status: number
      readonly error: string
      readonly code: string
    }
  | { readonly type: 'body'; readonly contentType: string; readonly body: string }
  | { readonly type: 'hang' }
  | { readonly type: 'cut' }

export type Mode = AnswerMode | FailureMode
