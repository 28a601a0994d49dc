import type { Food } from '../../model/food-log.ts'
import type { useSetFavoriteFood } from '../../api/food-log-queries.ts'
import { Button } from '#ui/primitives/button.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import type { FoodWords } from '../use-food-words.ts'

/** The mutation of favorites, owned by one part of the form. */
export type RowKeeping = ReturnType<typeof useSetFavoriteFood>

/** Foods of the list, each with its usual portion, a favorite toggle and an add button. */
export function FoodRows({
  label,
  foods,
  onFood,
  keeping,
  words: { t, whole },
}: {
  label?: string
  foods: readonly Food[]
  onFood: (food: Food) => void
  keeping: RowKeeping
  words: FoodWords
}) {
  return (
    <List label={label}>
      {foods.map((food) => {
        const {
          id,
          name,
          favorite,
          portions: {
            items: [usual],
          },
        } = food
        return (
          <ListRow
            key={id}
            title={name}
            ending="below"
            detail={
              usual === undefined
                ? undefined
                : `${usual.label}: ${t('food-log.entry.figures', { calories: whole(usual.nutrition.calories), carbs: whole(usual.nutrition.carbohydrateG) })}`
            }
            end={
              <>
                <Button
                  look="quiet"
                  size="compact"
                  icon={favorite ? 'check' : undefined}
                  aria-pressed={favorite}
                  aria-label={t('food-log.favorite-name', { name })}
                  onClick={() => void keeping.save({ foodId: id, favorite: !favorite })}
                >
                  {t('food-log.favorite')}
                </Button>
                <Button
                  look="secondary"
                  size="compact"
                  icon="plus"
                  aria-label={t('food-log.form.add-name', { name })}
                  onClick={() => onFood(food)}
                >
                  {t('food-log.form.add')}
                </Button>
              </>
            }
          />
        )
      })}
    </List>
  )
}
