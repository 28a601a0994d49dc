import type { FormEvent, ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '../../primitives/button.tsx'
import * as styles from '../form-frame.css.ts'
import { SavedNote } from '../form-sections.tsx'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { useSavedNote } from '../use-saved-note.ts'
import { type FormNotes, FormNotesView } from './form-parts.tsx'

/**
 * A form of a page: notes, errors, conflicts, fields, actions, and the question before a link or a
 * sign-out leaves it. With `onCancel` it has Cancel, which discards without a question; without, it
 * stays on the page with Undo and a note about the last save.
 *
 * A form with `below` has its button above these rarer fields, near the keyboard of a phone;
 * `isBelowOpen` moves the button under them while they are shown.
 */
export function Form({
  label,
  save,
  saving,
  onCancel,
  cancel,
  more,
  size,
  below,
  isBelowOpen = false,
  look,
  saved: savedText,
  children,
  ...notes
}: FormNotes & {
  label?: string | undefined
  /** The text of the button; `null` for a form that cannot be saved now. */
  save: string | null
  /** The text of the button while it saves. */
  saving?: string | undefined
  /** Called after the values are dropped. */
  onCancel?: (() => void) | undefined
  /** The text of the button that drops the values; by default "Cancel". */
  cancel?: string
  /** More actions. */
  more?: ReactNode
  size?: 'compact'
  below?: ReactNode
  isBelowOpen?: boolean
  /** A page's second form has a secondary button. */
  look?: 'secondary'
  /** Replaces the note of the last save. */
  saved?: string | undefined
  children: ReactNode
}) {
  const t = useMessages()
  const { of: form } = notes
  const leaving = useLeaveGuard(form.isUnsaved, form.forget, form.isBeingSaved)
  const time = useSavedNote(typeof form.note === 'number' ? form.note : null)
  const saved = time === null ? null : (savedText ?? time)
  const partly = form.isUnsaved && form.note !== null ? t('forms.saved.partly') : null
  const note =
    form.note === 'unchanged' ? t('forms.unchanged') : (partly ?? (onCancel ? null : saved))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save !== null) form.submit()
  }
  const actions = (
    <div className={styles.actions}>
      {save === null ? null : (
        <Button
          type="submit"
          {...(look && { look })}
          {...(size && { size })}
          working={form.isWorking}
          workingLabel={saving ?? t('forms.saving')}
        >
          {save}
        </Button>
      )}
      {onCancel ? (
        <Button
          look="quiet"
          {...(size && { size })}
          onClick={() => {
            form.forget()
            onCancel()
          }}
        >
          {cancel ?? t('forms.cancel')}
        </Button>
      ) : form.isUnsaved && save !== null ? (
        <Button look="quiet" onClick={form.forget}>
          {t('forms.undo')}
        </Button>
      ) : null}
      {more}
      <SavedNote>{note}</SavedNote>
    </div>
  )
  return (
    <form
      noValidate
      aria-label={label}
      className={below === undefined ? styles.form : styles.quickForm}
      onSubmit={submit}
    >
      <FormNotesView {...notes} leaving={leaving} />
      {children}
      {isBelowOpen ? null : actions}
      {below}
      {isBelowOpen ? actions : null}
    </form>
  )
}
