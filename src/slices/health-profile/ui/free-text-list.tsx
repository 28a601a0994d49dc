import { useRef, useState, type KeyboardEvent } from 'react'
import { addListEntry } from '../model/health-info-form.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { announce } from '#ui/feedback/announcer-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * A list of custom entries with a field to add and buttons to remove. Enter adds an entry and does
 * not submit the form; saving also adds the text in the field (`draft`).
 */
export function FreeTextList({
  name,
  words,
  draft,
  onChange,
  onDraft,
}: {
  name: 'medications' | 'allergies'
  words: readonly string[]
  draft: string
  onChange: (words: readonly string[]) => void
  onDraft: (typed: string) => void
}) {
  const t = useMessages()
  const field = useRef<HTMLInputElement>(null)
  const [why, setWhy] = useState<'empty' | 'there' | 'too-long' | 'too-many' | null>(null)

  function add() {
    const added = addListEntry(words, draft)
    field.current?.focus()
    if (added.taken === null) return setWhy(added.why)
    onChange(added.taken)
    announce(t('health-profile.words.added', { word: draft.trim() }))
    onDraft('')
    setWhy(null)
  }
  function remove(word: string) {
    onChange(words.filter((one) => one !== word))
    announce(t('health-profile.words.removed', { word }))
    field.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }

  return (
    <FormSection title={t(`health-profile.${name}`)}>
      {words.length === 0 ? (
        <Text tone="secondary">{t(`health-profile.${name}.none`)}</Text>
      ) : (
        <Card>
          <List label={t(`health-profile.${name}`)}>
            {words.map((word) => (
              <ListRow
                key={word}
                title={word}
                end={
                  <Button
                    look="quiet"
                    size="compact"
                    aria-label={t('health-profile.words.remove-name', { word })}
                    onClick={() => remove(word)}
                  >
                    {t('health-profile.words.remove')}
                  </Button>
                }
              />
            ))}
          </List>
        </Card>
      )}
      <Stack gap="s3">
        <TextField
          ref={field}
          id={`health-${name}`}
          name={name}
          label={t(`health-profile.${name}.add`)}
          value={draft}
          maxLength={100}
          autoComplete="off"
          onKeyDown={onKeyDown}
          error={why === null ? undefined : t(`health-profile.words.${why}`)}
          onChange={(text) => {
            onDraft(text)
            setWhy(null)
          }}
        />
        <Inline>
          <Button look="secondary" icon="plus" onClick={add}>
            {t('health-profile.words.add')}
          </Button>
        </Inline>
      </Stack>
    </FormSection>
  )
}
