import { useEffect, useRef, useState } from 'react'
import { useStoredForm } from './use-stored-form.ts'
import { currentTime } from '#platform/time/clock.ts'

/**
 * A stored form with its state. `isBack`: restored after a sign-out; `savedAt`: when it was saved;
 * `isNothingNew`: there was nothing to save. See `useStoredForm` for `basis`.
 */
export function useFormDraft<Values extends object>(form: string, initial: Values) {
  const kept = useStoredForm(form, initial)
  const [isBack] = useState(kept.isTouched)
  const latest = useRef(kept.values)
  useEffect(() => {
    latest.current = kept.values
  })
  const [note, setNote] = useState<number | 'nothing new' | null>(null)
  return {
    values: kept.values,
    basis: kept.basis,
    isBack,
    savedAt: typeof note === 'number' ? note : null,
    isNothingNew: note === 'nothing new',
    change: (typed: Partial<Values>) => {
      setNote(null)
      kept.change(typed)
    },
    undo: () => {
      setNote(null)
      kept.forget()
    },
    /** Marks the sent values as saved; values typed since then stay. */
    saved: () => {
      const sent = kept.values
      const since = (Object.keys(sent) as (keyof Values)[])
        .filter((name) => latest.current[name] !== sent[name])
        .map((name) => [name, latest.current[name]] as const)
      setNote(currentTime())
      kept.forget()
      if (since.length > 0) kept.change(Object.fromEntries(since) as Partial<Values>)
    },
    nothingNew: () => setNote('nothing new'),
  }
}
