import { useEffect, useState } from 'react'
import { memberStorage } from './member-storage.ts'
import { sessionStore } from '../auth/session-store.ts'

export type StoredForm<Values> = {
  readonly values: Values
  /** Stores typed values. */
  readonly change: (typed: Partial<Values>) => void
  /** Resets to `initial`, after a save or a discard. */
  readonly forget: () => void
  /**
   * The base of the member's edit: `initial`, with each typed field as it was when typing began.
   */
  readonly basis: Values
  /** Whether there is unsaved input. */
  readonly isTouched: boolean
}

const basisOf = (form: string) => `${form} basis`
const readForm = <Values>(form: string) => ({
  form,
  typed: memberStorage.read(form) as Partial<Values> | undefined,
  basis: memberStorage.read(basisOf(form)) as Partial<Values> | undefined,
})
const dropForm = (form: string) => [form, basisOf(form)].forEach((name) => memberStorage.drop(name))

/**
 * The values of a form: `initial` until something is typed. `form` is its name, such as
 * `account-settings`. Never use it for a password or a code.
 *
 * Drafts survive an idle or forced sign-out, in memory only, and return when the same member opens
 * the form again in this tab. Leaving the page, a manual sign-out or another member's sign-in drops
 * them.
 */
export function useStoredForm<Values extends object>(
  form: string,
  initial: Values,
): StoredForm<Values> {
  const [kept, setKept] = useState(() => readForm<Values>(form))
  // A page that switches between items, such as entries, changes `form` while it is mounted.
  const { typed, basis } = kept.form === form ? kept : readForm<Values>(form)
  useEffect(
    () => () => {
      if (sessionStore.get().tag === 'signedIn') dropForm(form)
    },
    [form],
  )
  return {
    values: typed ? { ...initial, ...typed } : initial,
    basis: basis ? { ...initial, ...basis } : initial,
    change: (more) => {
      const before = readForm<Values>(form)
      const begun = Object.fromEntries(
        Object.keys(more).map((name) => [name, initial[name as keyof Values]]),
      ) as Partial<Values>
      const next = {
        form,
        typed: { ...before.typed, ...more },
        basis: { ...begun, ...before.basis },
      }
      memberStorage.write(form, next.typed)
      memberStorage.write(basisOf(form), next.basis)
      setKept(next)
    },
    forget: () => {
      dropForm(form)
      setKept({ form, typed: undefined, basis: undefined })
    },
    isTouched: typed !== undefined,
  }
}
