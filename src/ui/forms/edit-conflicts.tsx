import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '../feedback/banner.tsx'
import { Button } from '../primitives/button.tsx'
import { RadioGroup } from './fields/radio-group.tsx'
import { Stack } from '../layout/stack.tsx'

/**
 * An edit conflict of one field: its label, the member's value and the stored value, as displayed.
 */
export type ConflictItem<Field extends string> = {
  readonly field: Field
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

/** The words of a conflict; `null` for a value that has no field in the form. */
export type ConflictWords = (
  field: string,
  mine: unknown,
  theirs: unknown,
) => Omit<ConflictItem<string>, 'field'> | null

type Kept = 'mine' | 'theirs'

/**
 * Resolves edit conflicts: shows both versions of each field, the member's selected, and a button
 * back to the form. `why` explains why they cannot merge. It takes the focus when it appears;
 * nothing without conflicts.
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
