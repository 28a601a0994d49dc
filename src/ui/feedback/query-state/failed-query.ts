/**
 * The failure of a query, and its retry. `said` is the server's own displayable message, `details`
 * its further items.
 */
export interface FailedQuery {
  readonly failure: { readonly reference?: string | null | undefined } & (
    | { readonly _tag: 'Offline' }
    | { readonly _tag: 'ContractBroken'; readonly unsent?: true }
    | {
        readonly _tag: 'Unavailable' | 'TooMany' | 'SessionExpired' | 'NotAllowed' | 'Refused'
        readonly said?: string | undefined
        readonly details?: readonly unknown[] | undefined
      }
  )
  readonly again: () => void
  readonly retrying: boolean
}

/** The title of the failure, and the support contact. */
export interface FailureContext {
  readonly title: string
  readonly support: { readonly label: string; readonly href: string }
}
