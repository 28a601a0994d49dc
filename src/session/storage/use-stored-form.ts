import { useEffect, useState } from 'react'
import { memberStorage } from './member-storage.ts'
import { sessionStore } from '../auth/session-store.ts'

export type StoredForm<Values> = {
  readonly values: Values
  /** Takes what was typed. */
  readonly change: (typed: Partial<Values>) => void
  /** Back to `initial`: after a save, or when she asks for it. */
  readonly forget: () => void
  /**
   * `initial`, with each field that was typed into as it was when that began: what the member's
   * change is based on.
   */
  readonly basis: Values
  /** Something was typed that is not saved. */
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
 * The values of a half-filled form: `initial` until something is typed. They survive a sign-out
 * that was not the member's own (idle, or forced by the server) and are there again when the same
 * member comes back to the form in this tab; leaving the form's page, signing out by hand and
 * anybody else's sign-in drop them. In memory only. `form` names the form, such as
 * `account-settings`. Never for a password or a code.
 */
export function useStoredForm<Values extends object>(
  form: string,
  initial: Values,
): StoredForm<Values> {
  const [kept, setKept] = useState(() => readForm<Values>(form))
  // A page that goes from one thing to another, as from one entry to the next, changes the form
  // under way.
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
