import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '../feedback/banner.tsx'
import { Button } from '../primitives/button.tsx'
import { RadioGroup } from './fields/radio-group.tsx'
import { Stack } from '../layout/stack.tsx'

/**
 * A field that the member and somebody else changed: its label, what the member typed and what is
 * stored now, as the form shows them.
 */
export type ConflictItem<Field extends string> = {
  readonly field: Field
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

type Kept = 'mine' | 'theirs'

/**
 * Fields that somebody else changed while the member typed: both versions of each, what the member
 * typed chosen at first, and a way back to the form. `why` says what keeps the two versions from
 * being put together. It takes the focus, so that it is in sight and heard. Nothing is shown
 * without conflicts.
 */
export function EditConflicts<Field extends string>({
  items,
  why,
  working,
  onChoose,
  onDismiss,
}: {
  items: readonly ConflictItem<Field>[]
  why?: string | undefined
  working: boolean
  onChoose: (kept: Readonly<Partial<Record<Field, Kept>>>) => void
  onDismiss: () => void
}) {
  const key = JSON.stringify(items)
  return items.length === 0 ? null : (
    <Choices
      key={key}
      items={items}
      why={why}
      working={working}
      onChoose={onChoose}
      onDismiss={onDismiss}
    />
  )
}

function Choices<Field extends string>({
  items,
  why,
  working,
  onChoose,
  onDismiss,
}: Parameters<typeof EditConflicts<Field>>[0]) {
  const t = useMessages()
  const box = useRef<HTMLDivElement>(null)
  const [kept, setKept] = useState<Readonly<Partial<Record<string, Kept>>>>({})
  const said = (value: string) => (value === '' ? t('forms.conflict.empty') : value)
  useEffect(() => box.current?.focus(), [])
  return (
    <Banner
      ref={box}
      tabIndex={-1}
      tone="warning"
      live="alert"
      title={t('forms.conflict.title')}
      actions={
        <>
          <Button
            working={working}
            workingLabel={t('forms.saving')}
            onClick={() =>
              onChoose(
                Object.fromEntries(
                  items.map(({ field }) => [field, kept[field] ?? 'mine']),
                ) as Record<Field, Kept>,
              )
            }
          >
            {t('forms.conflict.save')}
          </Button>
          <Button look="quiet" onClick={onDismiss}>
            {t('forms.conflict.dismiss')}
          </Button>
        </>
      }
    >
      <Stack gap="s4">
        <p>{t('forms.conflict.text')}</p>
        {why === undefined ? null : <p>{why}</p>}
        {items.map(({ field, label, mine, theirs }) => (
          <RadioGroup
            key={field}
            label={label}
            value={kept[field] ?? 'mine'}
            onChange={(choice) => setKept({ ...kept, [field]: choice })}
            options={[
              { value: 'mine', label: t('forms.conflict.mine'), detail: said(mine) },
              { value: 'theirs', label: t('forms.conflict.theirs'), detail: said(theirs) },
            ]}
          />
        ))}
      </Stack>
    </Banner>
  )
}
