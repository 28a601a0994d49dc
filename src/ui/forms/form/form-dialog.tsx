import type { FormEvent, ReactNode } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Dialog } from '../../feedback/dialogs/dialog.tsx'
import { Stack } from '../../layout/stack.tsx'
import { Button } from '../../primitives/button.tsx'
import { Text } from '../../primitives/text.tsx'
import { useLeaveGuard } from '../use-leave-guard.ts'
import { type FormNotes, FormNotesView } from './form-parts.tsx'

/**
 * A form in a dialog. Cancel discards without a question; Escape, the backdrop and X ask while
 * something is unsaved.
 */
export function FormDialog({
  title,
  save,
  onClose,
  intro,
  children,
  ...notes
}: FormNotes & {
  title: string
  save: string
  onClose: () => void
  /** Above the notes. */
  intro?: ReactNode
  children: ReactNode
}) {
  const t = useMessages()
  const { of: form } = notes
  const leaving = useLeaveGuard(form.isUnsaved, form.forget, form.isBeingSaved)
  const formId = form.idOf('form')
  const close = () => {
    form.forget()
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  const note =
    form.note === 'unchanged'
      ? t('forms.unchanged')
      : form.note !== null && form.isUnsaved
        ? t('forms.saved.partly')
        : null
  return (
    <Dialog
      open
      title={title}
      onClose={() => leaving.ask(close)}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            working={form.isWorking}
            workingLabel={t('forms.saving')}
          >
            {save}
          </Button>
          <Button look="secondary" onClick={close}>
            {t('forms.cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="s5">
          {intro}
          <FormNotesView {...notes} leaving={leaving} />
          {children}
          <Text look="small" tone="secondary" role="status">
            {note}
          </Text>
        </Stack>
      </form>
    </Dialog>
  )
}
