/**
 * Why something could not be read, by name, and the way to try again. `said` is the server's own
 * message, fit to be shown; `details` are what else it names.
 */
export interface FailedQuery {
  readonly failure:
    | { readonly _tag: 'Offline' | 'ContractBroken' }
    | {
        readonly _tag: 'Unavailable' | 'TooMany' | 'SessionExpired' | 'NotAllowed' | 'Refused'
        readonly said?: string | undefined
        readonly details?: readonly unknown[] | undefined
      }
  readonly again: () => void
  readonly trying: boolean
}

/** What could not be read, as a title, and whom to call. */
export interface FailureContext {
  readonly title: string
  readonly support: { readonly label: string; readonly href: string }
}
