import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { stripCountOf } from '../model/strip-count.ts'
import { useStripsLeft } from '#vitals/api/care/supplies-queries.ts'
import { useSaveStripsLeft } from '../api/supply-writes.ts'
import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { Form } from '#ui/forms/form/form.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { useKeptValues } from '#ui/forms/form/use-kept-values.ts'
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

const draftName = 'strips-left'
const fields = ['count'] as const

/** The form of the strip count, behind a button. */
export function CountForm({ left }: { left: number }) {
  const t = useMessages()
  const [isOpen, setOpen] = useState(useKeptValues(draftName) !== null)
  const close = () => setOpen(false)
  const form = useForm({
    name: draftName,
    initial: { count: String(left) },
    fields,
    problems: ({ count }) =>
      stripCountOf(count) === null ? { count: 'supplies.strips.wrong' as const } : {},
    prepare: ({ values: { count } }) => stripCountOf(count),
    save: useSaveStripsLeft(),
    onSaved: ({ count }) =>
      showToast({ tone: 'success', title: t('supplies.strips.saved', { count }) }),
    onDone: close,
  })

  if (!isOpen)
    return (
      <div>
        <Button look="secondary" size="compact" icon="pencil" onClick={() => setOpen(true)}>
          {t('supplies.strips.change')}
        </Button>
      </div>
    )
  return (
    <Form
      of={form}
      label={t('supplies.strips.change')}
      save={t('supplies.strips.save')}
      trouble={t('supplies.strips.trouble')}
      size="compact"
      onCancel={close}
    >
      <TextField
        {...form.field('count')}
        label={t('supplies.strips.label')}
        hint={t('supplies.strips.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
    </Form>
  )
}
