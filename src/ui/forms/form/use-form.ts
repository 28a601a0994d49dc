import { useEffect, useId, useLayoutEffect, useMemo } from 'react'
import type { MessageKey } from '#i18n/areas.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { isSameValue } from '#platform/model/is-same-value.ts'
import { useStore } from '#platform/store/use-store.ts'
import { showToast } from '../../feedback/toast-store.ts'
import type { FieldProblem } from '../error-summary.tsx'
import type { FieldMessage, FormOptions } from './form-options.ts'
import { createFormStore, type FormStore } from './form-store.ts'
import { useFormHost } from './use-form-host.ts'
import { basisOf, fieldValueOf, isUnsavedIn, valuesOf } from './form-state.ts'

type TextKey<Values> = {
  [Key in keyof Values]: Values[Key] extends string ? Key : never
}[keyof Values] &
  string

/**
 * A form over a declared list of fields: values, draft, errors, save, conflicts. `Form` or
 * `FormDialog` draws what belongs to every form.
 *
 * The draft lives in memory. It ends with a save, Cancel, Undo, an answered "Leave" or a sign-out;
 * it survives Back and an idle sign-out.
 */
export function useForm<Values extends object, Field extends string, Asked, Answer>(
  options: FormOptions<Values, Field, Asked, Answer>,
) {
  const t = useMessages()
  const id = useId()
  const host = useFormHost()
  const { name } = options
  const reportLost = () =>
    showToast({ tone: 'critical', title: t('forms.not-saved'), text: t('forms.save.left') })
  const store = useMemo(
    () =>
      (host.running.get(name) as FormStore<Values, Field, Asked, Answer> | undefined) ??
      createFormStore(host, options),
    // oxlint-disable-next-line react/exhaustive-deps -- the first options start the store, later ones configure it
    [host, name],
  )
  useLayoutEffect(() => store.configure({ onLost: reportLost, ...options }))
  useEffect(() => store.mount(), [store])
  const state = useStore(store.state)
  const values = valuesOf(options, state)
  const idOf = (field: string) => `${id}-${field}`

  const problems: Partial<Record<Field, FieldMessage>> =
    state.watched.length > 0 ? options.problems(values) : {}
  const messageOf = (field: Field): string | undefined => {
    if (!state.watched.includes(field)) return undefined
    const problem: FieldMessage | undefined = problems[field]
    if (problem !== undefined) return typeof problem === 'string' ? t(problem) : t(...problem)
    const refusal = state.refused.get(field)
    return refusal !== undefined && refusal.value === fieldValueOf(options, values, field)
      ? (refusal.said ?? t('forms.look-again'))
      : undefined
  }
  const errors: Partial<Record<Field, string>> = {}
  const summary: FieldProblem[] = []
  for (const field of typeof options.fields === 'function'
    ? options.fields(values)
    : options.fields) {
    const message = messageOf(field)
    if (message === undefined) continue
    errors[field] = message
    summary.push({ fieldId: idOf(field), message })
  }

  return {
    id,
    values,
    basis: basisOf(options, state),
    errors,
    summary,
    idOf,
    isUnsaved: isUnsavedIn(options, state),
    /** A running save holds everything that is typed, so a link may leave the page. */
    isBeingSaved: state.sent !== null && isSameValue(values, state.sent),
    isRestored: state.isRestored,
    isWorking: state.isWorking,
    isWaiting: state.isWaiting,
    attempt: state.attempt,
    failure: state.failure,
    conflicts: state.conflicts,
    isContradiction: state.isContradiction,
    note: state.note,
    change: store.change,
    submit: () => void store.submit(),
    forget: store.forget,
    choose: (kept: Parameters<typeof store.choose>[0]) => void store.choose(kept),
    dismiss: store.dismiss,
    /** The id, error, value and change of a field, for its component. */
    field: <Key extends keyof Values & string>(key: Key) => ({
      id: idOf(key),
      value: values[key],
      error: (errors as Readonly<Record<string, string | undefined>>)[key],
      onChange: (value: Values[Key]) =>
        store.change({ [key]: value } as unknown as Partial<Values>),
    }),
    /** `field` with its label and name, for a line of text. */
    text: <Key extends TextKey<Values>>(key: Key, label: MessageKey) => ({
      id: idOf(key),
      name: key,
      label: t(label),
      value: values[key] as string,
      error: (errors as Readonly<Record<string, string | undefined>>)[key],
      onChange: (value: string) => store.change({ [key]: value } as unknown as Partial<Values>),
    }),
  }
}

/** A form as its frame draws it. */
export type FormOf = Omit<
  ReturnType<typeof useForm<object, string, unknown, unknown>>,
  'values' | 'basis' | 'errors' | 'change' | 'field' | 'text'
>
