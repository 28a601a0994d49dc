import { supportCall } from '#platform/model/support-contact.ts'
import { foodLimits } from '../../model/food-form.ts'
import { useFoodSearch } from '../../api/food-log-queries.ts'
import { useDebouncedValue } from '#platform/time/use-debounced-value.ts'
import { Button } from '#ui/primitives/button.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { QueryFailurePanel } from '#ui/feedback/query-state/query-failure-panel.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { FoodRows } from './food-rows.tsx'
import type { FoodChoice } from './use-food-choice.ts'
import type { FoodWords } from '../use-food-words.ts'
import { useStartFocus } from '#vitals/ui/entry/use-start-focus.ts'

/**
 * Finds a food by name or adds the typed text as a custom food. A new entry starts in this field
 * (`isStart`).
 */
export function FoodSearch({
  id,
  isStart,
  of: { text, setText, keeping, addFood, addOwnWords },
  error,
  words,
}: {
  id: string
  isStart: boolean
  of: FoodChoice
  error: string | undefined
  words: FoodWords
}) {
  const { t } = words
  const start = useStartFocus<HTMLInputElement>()
  const query = useDebouncedValue(text.trim(), 250)
  const found = useFoodSearch(query)
  const isFresh = query === text.trim() && found.state === 'ready'
  return (
    <Stack gap="s3">
      <TextField
        id={id}
        {...(isStart && { ref: start, 'data-autofocus': '' })}
        type="search"
        label={t('food-log.form.search')}
        hint={t('food-log.form.search.hint')}
        autoComplete="off"
        maxLength={foodLimits.ownWords}
        value={text}
        error={error}
        onChange={setText}
        onKeyDown={(event) => {
          // Enter searches; it does not submit the entry.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <SaveError
        failure={keeping.failure}
        title={t('food-log.favorite.trouble')}
        support={supportCall}
      />
      {query === '' || text.trim() === '' ? null : (
        <>
          <Text as="div" look="small" tone="secondary" role="status">
            {isFresh
              ? t('food-log.form.results', { count: found.data.length })
              : found.state === 'failed'
                ? null
                : t('food-log.form.searching')}
          </Text>
          {found.state === 'failed' ? (
            <QueryFailurePanel
              {...found}
              title={t('food-log.form.search.failed')}
              support={supportCall}
            />
          ) : null}
          {found.state === 'ready' ? <OmittedRowsNote count={found.leftOut} of="entries" /> : null}
          {found.state === 'ready' ? (
            <FoodRows foods={found.data} onFood={addFood} keeping={keeping} words={words} />
          ) : null}
          <div>
            <Button
              look="secondary"
              size="compact"
              icon="plus"
              onClick={() => addOwnWords(text.trim())}
            >
              {t('food-log.form.own', { text: text.trim() })}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
