import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import { foodLimits } from '../../model/food-form.ts'
import type { Food } from '../../model/food-log.ts'
import { useFoodSearch, useSetFavoriteFood } from '../../api/food-log-queries.ts'
import { useDebouncedValue } from '#platform/time/use-debounced-value.ts'
import { useFlag } from '#session/member/app-state-store.ts'
import { Button } from '#ui/primitives/button.tsx'
import { TextField } from '#ui/forms/fields/text-field.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { QueryFailurePanel } from '#ui/feedback/query-state/query-failure-panel.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { FoodRows } from './food-rows.tsx'
import type { FoodWords } from '../use-food-words.ts'
import { FrequentFoods } from './frequent-foods.tsx'

/**
 * Finds a food by name or adds the typed text as a custom food. Before typing it shows frequent
 * foods (the new food logger).
 */
export function FoodSearch({
  id,
  error,
  onFood,
  onOwnWords,
  words,
}: {
  id: string
  error: string | undefined
  onFood: (food: Food) => void
  onOwnWords: (text: string) => void
  words: FoodWords
}) {
  const { t } = words
  const hasUsual = useFlag('NEW_FOOD_LOGGER')
  const [text, setText] = useState('')
  const query = useDebouncedValue(text.trim(), 250)
  const found = useFoodSearch(query)
  const keeping = useSetFavoriteFood()
  const isFresh = query === text.trim() && found.state === 'ready'
  const take = (food: Food) => {
    onFood(food)
    setText('')
  }
  return (
    <Stack gap="s3">
      <TextField
        id={id}
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
      {query === '' || text.trim() === '' ? (
        hasUsual ? (
          <FrequentFoods onFood={take} keeping={keeping} words={words} />
        ) : null
      ) : (
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
            <FoodRows foods={found.data} onFood={take} keeping={keeping} words={words} />
          ) : null}
          <div>
            <Button
              look="secondary"
              size="compact"
              icon="plus"
              onClick={() => {
                onOwnWords(text.trim())
                setText('')
              }}
            >
              {t('food-log.form.own', { text: text.trim() })}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
