import { onSignOut, type SignOutReason } from '../auth/sign-out-cleanup.ts'
import { ownerOf } from './owned-location.ts'

/**
 * What this tab keeps of a member beyond her session: what she had typed into forms. One member's
 * at a time, in memory only, told apart by `tag` (`memberTag` of her id). It stays when a session
 * ends that she did not end herself, is hers again after she has signed in again, and is dropped
 * when she signs out by hand, when anybody else comes, and when it cannot be said who came.
 * `before`: of whom the page before this one still remembers a place.
 */
export function createMemberStorage(before: string | null = null) {
  const forms = new Map<string, unknown>()
  let owner = before
  /** A session ended, and whoever is here now has not been recognized yet. */
  let isUnsure = before !== null

  function drop() {
    forms.clear()
    owner = null
    isUnsure = false
  }

  return {
    /**
     * Values typed into a form, or undefined. Nothing is told before it is known that it is the
     * same member's.
     */
    read: (form: string): unknown => (isUnsure ? undefined : forms.get(form)),
    write: (form: string, values: unknown): void => {
      // Typed before it is known who types: nobody but she may have it.
      if (isUnsure) drop()
      forms.set(form, values)
    },
    drop: (form: string): void => void forms.delete(form),
    /**
     * Whether something typed into a form is here, which the page would lose if it was loaded anew.
     * What is written in the chat is in session storage as well.
     */
    holdsForm: (): boolean => [...forms.keys()].some((form) => !form.startsWith('chat-')),
    /** It is known who the member of the session is, or, with null, that it cannot be said. */
    know: (tag: string | null): void => {
      if (tag === null || (owner !== null && owner !== tag)) drop()
      owner = tag
      isUnsure = false
    },
    end: (why: SignOutReason): void => {
      // What was typed before anybody knew whose session it was can be given back to nobody.
      if (owner === null || why === 'manual' || why === 'changed') drop()
      else isUnsure = true
    },
    /**
     * Whether something is kept of a session that is over, so that whoever comes next must be
     * recognized.
     */
    isUnsure: (): boolean => isUnsure,
    /**
     * Whose things are kept: the member of this session or of the last one; null when that is not
     * known.
     */
    owner: (): string | null => owner,
  }
}

/** What this tab keeps (docs/quality.md#reliability and docs/quality.md#accessibility-10). */
export const memberStorage = createMemberStorage(
  typeof history === 'undefined'
    ? null
    : ownerOf((history.state as { usr?: { from?: unknown } | null } | null)?.usr?.from),
)
onSignOut(memberStorage.end)
