import { useId, useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { heightOf } from '#vitals/model/weight/height-input.ts'
import { useSetHeight } from '../../api/weight-mutations.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStoredForm } from '#session/storage/use-stored-form.ts'
import { useViewOnly } from '#session/impersonation/use-view-only.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog } from '#ui/feedback/dialogs/dialog.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { EditConflicts } from '#ui/forms/edit-conflicts.tsx'
import { FieldPair } from '#ui/forms/form-frame.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { ViewOnlyNote } from '#ui/forms/view-only-note.tsx'
import { useSubmit } from '#ui/forms/use-submit.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'

const fields = ['feet', 'inches'] as const
const nothing = { feet: '', inches: '' }

/** Adds the height that the body mass index needs. */
export function AddHeight() {
  const t = useMessages()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('weight.height.add')}
      </Button>
      {isOpen ? <HeightForm onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/** The form of the height in feet and inches, stored in the health profile. */
function HeightForm({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const id = useId()
  const isViewOnly = useViewOnly()
  const { values: typed, change, forget } = useStoredForm('weight-height', nothing)
  const setting = useSetHeight()
  const height = heightOf(typed)
  const idOf = (field: (typeof fields)[number]) => `${id}-${field}`
  const form = useSubmit<(typeof fields)[number], never>({
    fields,
    typed,
    problems: typeof height === 'number' ? {} : { feet: 'weight.height.wrong' },
    idOf,
  })

  async function send() {
    if (typeof height === 'number')
      finish(await setting.save({ told: { heightInches: height }, shown: { heightInches: null } }))
    return null
  }
  function finish(saved: object | null) {
    if (saved === null) return
    showToast({ tone: 'success', title: t('weight.height.saved') })
    close()
  }
  const said = (inches: number | null) =>
    inches === null
      ? ''
      : t('weight.height.value', { feet: Math.floor(inches / 12), inches: inches % 12 })
  const conflicts = setting.conflicts.map(({ field, mine, theirs }) => ({
    field,
    label: t('weight.height.title'),
    mine: said(mine),
    theirs: said(theirs),
  }))
  function close() {
    forget()
    onClose()
  }
  const figure = (field: (typeof fields)[number]) => (
    <TextField
      id={idOf(field)}
      label={t(`weight.height.${field}`)}
      inputMode="numeric"
      autoComplete="off"
      value={typed[field]}
      error={form.errors[field]}
      onChange={(text) => change({ [field]: text })}
    />
  )
  return (
    <Dialog
      open
      title={t('weight.height.title')}
      onClose={close}
      actions={
        <>
          <Button type="submit" form={id} working={form.isWorking} workingLabel={t('forms.saving')}>
            {t('weight.height.save')}
          </Button>
          <Button look="secondary" onClick={close}>
            {t('forms.cancel')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void form.submit(send)
        }}
      >
        <Stack gap="s5">
          <ViewOnlyNote isShown={isViewOnly} />
          <EditConflicts
            items={conflicts}
            working={setting.working}
            onChoose={(kept) => void setting.choose(kept).then(finish)}
            onDismiss={setting.dismiss}
          />
          <SaveError
            failure={setting.failure}
            title={t('weight.height.trouble')}
            support={supportCall}
          />
          <Text>{t('weight.height.text')}</Text>
          <FieldPair>
            {figure('feet')}
            {figure('inches')}
          </FieldPair>
        </Stack>
      </form>
    </Dialog>
  )
}
