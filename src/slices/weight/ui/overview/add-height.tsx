import { heightOf } from '#vitals/model/weight/height-input.ts'
import { useSetHeight } from '../../api/weight-mutations.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { FormDialog } from '#ui/forms/form/form-dialog.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { FieldPair } from '#ui/forms/field-pair.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'

const fields = ['feet', 'inches'] as const
const nothing = { feet: '', inches: '' }

/**
 * Adds the height that the body mass index needs. Who shows it keeps whether the form is open, and
 * does not take it away when a height arrives meanwhile.
 */
export function AddHeight({
  isOpen,
  setOpen,
}: {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
}) {
  const t = useMessages()
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
export function HeightForm({ onClose }: { onClose: () => void }) {
  const t = useMessages()
  const form = useForm({
    name: 'weight-height',
    initial: nothing,
    fields,
    problems: (typed) =>
      typeof heightOf(typed) === 'number' ? {} : { feet: 'weight.height.wrong' as const },
    prepare: ({ values }) => {
      const heightInches = heightOf(values)
      return typeof heightInches === 'number'
        ? { told: { heightInches }, shown: { heightInches: null } }
        : null
    },
    save: useSetHeight(),
    onSaved: () => showToast({ tone: 'success', title: t('weight.height.saved') }),
    onDone: onClose,
  })
  const words = (inches: unknown) =>
    typeof inches === 'number'
      ? t('weight.height.value', { feet: Math.floor(inches / 12), inches: inches % 12 })
      : ''
  const figure = (field: (typeof fields)[number]) => (
    <TextField
      {...form.text(field, `weight.height.${field}`)}
      inputMode="numeric"
      autoComplete="off"
    />
  )
  return (
    <FormDialog
      of={form}
      title={t('weight.height.title')}
      save={t('weight.height.save')}
      trouble={t('weight.height.trouble')}
      conflict={(_, mine, theirs) => ({
        label: t('weight.height.title'),
        mine: words(mine),
        theirs: words(theirs),
      })}
      onClose={onClose}
    >
      <Text>{t('weight.height.text')}</Text>
      <FieldPair>
        {figure('feet')}
        {figure('inches')}
      </FieldPair>
    </FormDialog>
  )
}
