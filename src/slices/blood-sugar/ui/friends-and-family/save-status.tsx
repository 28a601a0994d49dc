import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { SavedNote } from '#ui/forms/form-sections.tsx'
import { memberTimeZone } from '#platform/model/member-time-zone.ts'

/** The result of a save: its time in milliseconds since 1970, or that nothing had changed. */
export type SaveStatusNote = number | 'unchanged' | null

/**
 * The end of a form's actions: undo while there are unsaved changes, else the result of the last
 * save.
 */
export function SaveStatus({
  isUnsaved,
  note,
  onUndo,
}: {
  isUnsaved: boolean
  note: SaveStatusNote
  onUndo: () => void
}) {
  const t = useMessages()
  const { time } = useFormat()
  const saved =
    note === null
      ? null
      : note === 'unchanged'
        ? t('forms.unchanged')
        : t('forms.saved', { time: time(note, memberTimeZone()) })
  return (
    <>
      {isUnsaved ? (
        <Button look="quiet" onClick={onUndo}>
          {t('forms.undo')}
        </Button>
      ) : null}
      <SavedNote>{isUnsaved ? null : saved}</SavedNote>
    </>
  )
}
