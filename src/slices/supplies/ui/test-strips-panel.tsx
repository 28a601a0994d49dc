import { useId, useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { stripCountOf } from '../model/strip-count.ts'
import { useSaveStripsLeft, useStripsLeft } from '#vitals/api/care/supplies-queries.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStoredForm } from '#session/storage/use-stored-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { FormFrame } from '#ui/forms/form-frame.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Metric } from '#ui/data/metric.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'

/** The strip count and its correction. */
export function TestStripsPanel() {
  const t = useMessages()
  const { number } = useFormat()
  return (
    <QueryBoundary
      read={useStripsLeft()}
      loading={t('supplies.strips.loading')}
      failed={t('supplies.strips.failed')}
      support={supportCall}
      bones={['16rem']}
    >
      {(left) => (
        <Card>
          <Stack gap="s4">
            <Heading level={2} look="h3">
              {t('supplies.strips')}
            </Heading>
            <Metric value={number(left)} unit={t('supplies.strips.unit')} />
            <Text look="small" tone="secondary">
              {t('supplies.strips.text')}
            </Text>
            <CountForm left={left} />
          </Stack>
        </Card>
      )}
    </QueryBoundary>
  )
}

function CountForm({ left }: { left: number }) {
  const t = useMessages()
  const id = useId()
  const { values, change, forget, isTouched } = useStoredForm('strips-left', {
    count: String(left),
  })
  const [isOpen, setOpen] = useState(isTouched)
  const [isWrong, setWrong] = useState(false)
  const saving = useSaveStripsLeft()

  async function save() {
    const count = stripCountOf(values.count)
    setWrong(count === null)
    if (count === null) return document.getElementById(id)?.focus()
    if ((await saving.save(count)) === null) return
    forget()
    setOpen(false)
    showToast({ tone: 'success', title: t('supplies.strips.saved', { count }) })
  }

  if (!isOpen)
    return (
      <div>
        <Button look="secondary" size="compact" icon="pencil" onClick={() => setOpen(true)}>
          {t('supplies.strips.change')}
        </Button>
      </div>
    )
  return (
    <FormFrame
      label={t('supplies.strips.change')}
      onSubmit={() => void save()}
      actions={
        <>
          <Button
            type="submit"
            size="compact"
            working={saving.working}
            workingLabel={t('forms.saving')}
          >
            {t('supplies.strips.save')}
          </Button>
          <Button
            look="quiet"
            size="compact"
            onClick={() => {
              forget()
              setOpen(false)
            }}
          >
            {t('forms.cancel')}
          </Button>
        </>
      }
    >
      <SaveError
        failure={saving.failure}
        title={t('supplies.strips.trouble')}
        support={supportCall}
      />
      <TextField
        id={id}
        label={t('supplies.strips.label')}
        hint={t('supplies.strips.hint')}
        inputMode="numeric"
        autoComplete="off"
        value={values.count}
        error={isWrong ? t('supplies.strips.wrong') : undefined}
        onChange={(count) => change({ count })}
      />
    </FormFrame>
  )
}
