import { createContext } from 'react'
import type { Failure } from '#platform/http/failure.ts'

/**
 * What a member typed and has not saved: the typed values, the values that they replace, and the
 * ids of the writes that were tried.
 */
export type FormDraft = {
  readonly typed: object
  readonly basis: object
  readonly keys: Readonly<Record<string, string>>
}

/** A save that waits for the network: its request, the key of the request, and what was typed. */
export type WaitingSave = {
  readonly asked: unknown
  readonly sent: object
  readonly key: string
  readonly draft: { readonly typed: object | null } & Omit<FormDraft, 'typed'>
  /** The address of the page that started it. */
  readonly page: string | null
  readonly told: (asked: never, sent: never) => readonly [what: string, when: string]
  readonly send: () => Promise<unknown>
  /** Opens its form from any page. */
  readonly open: () => void
  /** Begins the form again from its draft, which another tab changed. */
  readonly restore: () => void
}

/** What a form needs from the session: drafts in memory, an offline queue, running saves. */
export type FormHost = {
  readonly drafts: {
    readonly read: (name: string) => FormDraft | undefined
    readonly write: (name: string, draft: FormDraft) => void
    /**
     * Replaces the draft, or drops it (`null`), if it still is `before`. So a save that ends after
     * a sign-out writes nothing back.
     */
    readonly replace: (name: string, before: FormDraft, after: FormDraft | null) => void
  }
  readonly queue: {
    readonly wait: (name: string, save: WaitingSave) => void
    /** The save stays, and is not sent before the next one. `why`: the server refused it. */
    readonly pause: (name: string, why?: Failure) => void
    /** The save of this draft is done or dropped. */
    readonly stop: (name: string) => void
    /**
     * A page has opened this form; it asks when a sign-out waits for the answer, and `restore`
     * begins it again from its draft.
     */
    readonly opened: (name: string, restore: () => void) => void
  }
  /** The address of the page that is shown; `null` when not known. */
  readonly address: () => string | null
  /** The forms that are sending or waiting, by name: a page that opens again continues there. */
  readonly running: Map<string, unknown>
}

/**
 * The hook that returns the host of the forms below it; it suspends while the host loads. Visitors'
 * pages have none: their forms are kept in memory without an owner.
 */
export const FormHostContext = createContext<(() => FormHost) | null>(null)

/** Whether staff look at the forms below and cannot save. */
export const ViewOnlyContext = createContext(false)
