import { endsForGood, onSignOut, type SignOutReason } from '../auth/sign-out-cleanup.ts'
import { ownerOf } from './owned-location.ts'

/**
 * Creates the tab memory: form drafts that outlive a session. It holds one member's drafts in
 * memory only, identified by `memberTag`.
 *
 * Drafts stay when a session ends without the member's sign-out, and return after the same member
 * signs in again. They are dropped on a manual sign-out, or when the next member differs or cannot
 * be identified.
 *
 * `before`: the owner of the return location that the previous page stored.
 */
export function createMemberStorage(before: string | null = null) {
  const forms = new Map<string, unknown>()
  let owner = before
  /** A session ended, and the current member is not identified yet. */
  let isUnsure = before !== null

  function drop() {
    forms.clear()
    owner = null
    isUnsure = false
  }

  return {
    /** The values of a form, or undefined. Returns nothing until the member is identified. */
    read: (form: string): unknown => (isUnsure ? undefined : forms.get(form)),
    write: (form: string, values: unknown): void => {
      // The member is not identified yet, so older drafts are dropped.
      if (isUnsure) drop()
      forms.set(form, values)
    },
    drop: (form: string): void => void forms.delete(form),
    /**
     * Replaces the values of a form, or drops them (`undefined`), if they still are `before`; also
     * while the member is not identified.
     */
    replace: (form: string, before: unknown, after: unknown): void => {
      if (forms.get(form) !== before) return
      if (after === undefined) forms.delete(form)
      else forms.set(form, after)
    },
    /**
     * Whether a reload would lose a draft; not one that `isKept` elsewhere. Chat drafts are also in
     * session storage.
     */
    holdsForm: (isKept: (values: unknown) => boolean = () => false): boolean =>
      [...forms].some(([form, values]) => !form.startsWith('chat-') && !isKept(values)),
    /** Sets the identified member; null when they cannot be identified. */
    know: (tag: string | null): void => {
      if (tag === null || (owner !== null && owner !== tag)) drop()
      owner = tag
      isUnsure = false
    },
    end: (why: SignOutReason): void => {
      // Drafts without an identified owner cannot be returned to anyone.
      if (owner === null || endsForGood(why)) drop()
      else isUnsure = true
    },
    /** Whether drafts of an ended session exist, so that the next member must be identified. */
    isUnsure: (): boolean => isUnsure,
    /** The owner: the member of this or the last session; null when unknown. */
    owner: (): string | null => owner,
  }
}

/** The tab memory (docs/quality.md#reliability and docs/quality.md#accessibility-10). */
export const memberStorage = createMemberStorage(
  typeof history === 'undefined'
    ? null
    : ownerOf((history.state as { usr?: { from?: unknown } | null } | null)?.usr?.from),
)
onSignOut(memberStorage.end)
