import { useRef, useState } from 'react'
import type { MessageKey, MessageValues } from '#i18n/areas.ts'
import { useMessages } from '#i18n/use-messages.ts'
import type { FieldProblem } from './error-summary.tsx'
import { currentTime } from '#platform/time/current-time.ts'

/**
 * The result of a submit that was not accepted: withdrawn (by the member, or a save that holds its
 * own failure), rejected fields, each with the server's message if any, or a problem of no single
 * field.
 */
export type RejectedSubmit<Field extends string, Trouble> =
  | 'withdrawn'
  | { readonly blamed: readonly (readonly [Field, string | undefined])[] }
  | { readonly trouble: Trouble }

/** The message of a field, with values when its text has placeholders. */
export type SubmitProblem = MessageKey | readonly [key: MessageKey, values: MessageValues]

type SubmitOptions<Field extends string> = {
  /** In their order on the page. */
  readonly fields: readonly Field[]
  /** A field that the server rejected is wrong until its text changes. */
  readonly typed?: Readonly<Partial<Record<Field, string>>>
  /** The validation problems of the current values. */
  readonly problems: Partial<Record<Field, SubmitProblem>>
  readonly idOf: (field: Field) => string
}

/**
 * The state of a visitor's form.
 *
 * Submits a form: validates on submit, then revalidates only the invalid fields on change. A second
 * press while it sends is ignored; `savedAt` is the time of success in milliseconds since 1970.
 */
export function useSubmit<Field extends string, Trouble>({
  fields,
  typed,
  problems,
  idOf,
}: SubmitOptions<Field>) {
  const t = useMessages()
  const [watched, setWatched] = useState<readonly Field[]>([])
  const [refused, setRefused] = useState<
    ReadonlyMap<Field, { readonly typed: string | undefined; readonly said: string | undefined }>
  >(new Map())
  const [attempt, setAttempt] = useState(0)
  const [isWorking, setWorking] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [savedAt, setSavedAt] = useState<number | null>(null)
  const isSending = useRef(false)

  const messageOf = (field: Field): string | undefined => {
    if (!watched.includes(field)) return undefined
    const problem: SubmitProblem | undefined = problems[field]
    if (problem) return typeof problem === 'string' ? t(problem) : t(...problem)
    const refusal = refused.get(field)
    return refusal && refusal.typed === typed?.[field]
      ? (refusal.said ?? t('forms.look-again'))
      : undefined
  }
  const errors: Partial<Record<Field, string>> = {}
  const summary: FieldProblem[] = []
  for (const field of fields) {
    const message = messageOf(field)
    if (message === undefined) continue
    errors[field] = message
    summary.push({ fieldId: idOf(field), message })
  }

  /** Calls `send` unless a field is invalid. */
  async function submit(send: () => Promise<RejectedSubmit<Field, Trouble> | null>): Promise<void> {
    if (isSending.current) return
    setTrouble(null)
    setSavedAt(null)
    const wrong = fields.filter((field) => problems[field] !== undefined)
    setWatched(wrong)
    setRefused(new Map())
    if (wrong.length > 0) return setAttempt(attempt + 1)
    isSending.current = true
    setWorking(true)
    try {
      const notTaken = await send()
      if (notTaken === null) setSavedAt(currentTime())
      else if (notTaken === 'withdrawn') return
      else if ('trouble' in notTaken) setTrouble(notTaken.trouble)
      else {
        setRefused(
          new Map(notTaken.blamed.map(([field, said]) => [field, { typed: typed?.[field], said }])),
        )
        setWatched(notTaken.blamed.map(([field]) => field))
        setAttempt(attempt + 1)
      }
    } finally {
      isSending.current = false
      setWorking(false)
    }
  }

  /** Resets the form to its state before a submit. */
  function forget() {
    setWatched([])
    setTrouble(null)
    setSavedAt(null)
  }

  return { errors, summary, attempt, isWorking, trouble, savedAt, submit, forget }
}
