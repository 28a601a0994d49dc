import { hasMore } from '#platform/model/numbers/limits.ts'
import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import type { Food } from '../../model/food-log.ts'
import { useUsualFoods } from '../../api/food-log-queries.ts'
import { QueryFailurePanel } from '#ui/feedback/query-state/query-failure-panel.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ShowMoreRows } from '#ui/data/table/show-more-rows.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { FoodRows, type RowKeeping } from './food-rows.tsx'
import type { FoodWords } from '../use-food-words.ts'

const step = 4

/**
 * Favorites, then the foods logged last, each once. A failure leaves the search.
 */
export function FrequentFoods({
  onFood,
  keeping,
  words,
}: {
  onFood: (food: Food) => void
  keeping: RowKeeping
  words: FoodWords
}) {
  const { t } = words
  const read = useUsualFoods()
  const [shown, setShown] = useState(step)
  if (read.state === 'pending') return null
  if (read.state === 'failed')
    return (
      <QueryFailurePanel {...read} title={t('food-log.favorites.failed')} support={supportCall} />
    )
  const favorites = read.data.favoriteFoods.items
  const others = read.data.recentFoods.items
    .filter(({ id }) => !favorites.some((favorite) => favorite.id === id))
    .slice(0, step)
  return (
    <Stack gap="s5">
      <OmittedRowsNote count={read.leftOut} of="entries" />
      {favorites.length === 0 ? null : (
        <Stack gap="s3">
          <Text look="small" tone="secondary">
            {t('food-log.favorites')}
          </Text>
          <FoodRows
            label={t('food-log.favorites')}
            foods={favorites.slice(0, shown)}
            onFood={onFood}
            keeping={keeping}
            words={words}
          />
          {hasMore(favorites.length, step) ? (
            <ShowMoreRows
              shown={Math.min(shown, favorites.length)}
              total={favorites.length}
              step={step}
              onMore={() => setShown(shown + step)}
            />
          ) : null}
        </Stack>
      )}
      {others.length === 0 ? null : (
        <Stack gap="s3">
          <Text look="small" tone="secondary">
            {t('food-log.form.usual')}
          </Text>
          <FoodRows
            label={t('food-log.form.usual')}
            foods={others}
            onFood={onFood}
            keeping={keeping}
            words={words}
          />
        </Stack>
      )}
    </Stack>
  )
}
