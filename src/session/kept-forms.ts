import { useEffect, useState } from 'react'
import { keeper } from './keeper.ts'
import { sessionStore } from './session-store.ts'

export type KeptForm<Values> = {
  readonly values: Values
  /** Takes what was typed. */
  readonly change: (typed: Partial<Values>) => void
  /** Back to `initial`: after a save, or when she asks for it. */
  readonly forget: () => void
  /** Something was typed that is not saved. */
  readonly isTouched: boolean
}

const readForm = <Values>(form: string) => ({ form, typed: keeper.read(form) as Partial<Values> | undefined })

/**
 * The values of a half-filled form: `initial` until something is typed. They survive a sign-out that was not the member's own (idle, or forced by
 * the server) and are there again when the same member comes back to the form in this tab; leaving the form's page, signing out by hand and
 * anybody else's sign-in drop them. In memory only. `form` names the form, such as `account-settings`. Never for a password or a code.
 */
export function useKeptForm<Values extends object>(form: string, initial: Values): KeptForm<Values> {
  const [kept, setKept] = useState(() => readForm<Values>(form))
  // A page that goes from one thing to another, as from one entry to the next, changes the form under way.
  const { typed } = kept.form === form ? kept : readForm<Values>(form)
  useEffect(() => () => {
    if (sessionStore.get().tag === 'signedIn') keeper.drop(form)
  }, [form])
  return {
    values: typed ? { ...initial, ...typed } : initial,
    change: more => {
      const next = { ...readForm<Values>(form).typed, ...more }
      keeper.write(form, next)
      setKept({ form, typed: next })
    },
    forget: () => {
      keeper.drop(form)
      setKept({ form, typed: undefined })
    },
    isTouched: typed !== undefined,
  }
}
