import { isSameValue } from '#platform/model/is-same-value.ts'
import type { Failure } from '#platform/http/failure.ts'
import type { EditConflict } from '#platform/model/edit-conflict.ts'
import type { FormOptions } from './form-options.ts'

type Refusal = { readonly value: unknown; readonly said: string | undefined }

/** The state of a form. `null` of `typed`: nothing was typed since the last save. */
export type FormState<Values, Field extends string> = {
  readonly typed: Partial<Values> | null
  readonly basis: Partial<Values>
  readonly keys: Readonly<Record<string, string>>
  readonly isRestored: boolean
  /** The fields that were wrong at the last attempt; they are checked while the member types. */
  readonly watched: readonly Field[]
  readonly refused: ReadonlyMap<Field, Refusal>
  readonly attempt: number
  readonly isWorking: boolean
  /** The values that are being sent; null while nothing is. */
  readonly sent: Values | null
  readonly isWaiting: boolean
  readonly failure: Failure | null
  // The fields of the merge, which may differ from those of the form.
  readonly conflicts: readonly EditConflict<Record<string, unknown>>[]
  readonly isContradiction: boolean
  /** The time of the last save in milliseconds since 1970. */
  readonly note: number | 'unchanged' | null
}

/** No save was tried, or its outcome is over. */
export const noOutcome = {
  watched: [],
  refused: new Map<never, Refusal>(),
  failure: null,
  conflicts: [],
  isContradiction: false,
  isWaiting: false,
  note: null,
} as const

type Of<Values extends object, Field extends string> = Pick<
  FormOptions<Values, Field, never, never>,
  'initial' | 'isChanged' | 'fieldValue'
>
type Typed<Values> = Pick<FormState<Values, never>, 'typed' | 'basis'>

/** What the form shows. */
export function valuesOf<Values extends object>(
  { initial }: { readonly initial: Values },
  { typed }: Pick<Typed<Values>, 'typed'>,
): Values {
  return typed === null ? initial : { ...initial, ...typed }
}

/** The values that the member's edit replaces: each typed field as it was when typing began. */
export function basisOf<Values extends object>(
  { initial }: { readonly initial: Values },
  { basis }: Pick<Typed<Values>, 'basis'>,
): Values {
  return { ...initial, ...basis }
}

/** Whether something is typed that differs from what it replaces. */
export function isUnsavedIn<Values extends object>(
  options: Pick<Of<Values, never>, 'initial' | 'isChanged'>,
  state: Typed<Values>,
): boolean {
  if (state.typed === null) return false
  const [values, basis] = [valuesOf(options, state), basisOf(options, state)]
  return options.isChanged
    ? options.isChanged(values, basis)
    : !isSameValue(values, { ...values, ...basis })
}

/** The value of a field that can be wrong. */
export function fieldValueOf<Values extends object, Field extends string>(
  options: Pick<Of<Values, Field>, 'initial' | 'fieldValue'>,
  values: Values,
  field: Field,
): unknown {
  return options.fieldValue
    ? options.fieldValue(values, field)
    : (values as Readonly<Record<string, unknown>>)[field]
}
