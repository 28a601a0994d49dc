import { isUnreadable } from '#platform/model/parts/part.ts'
import { href } from '#platform/model/paths.ts'
import type { FoodEntry } from '../model/food-log.ts'
import { Link } from '#ui/navigation/link.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { FoodWords } from './use-food-words.ts'

/** The entries of a day by meal, each with an edit link. */
export function FoodEntryRows({
  entries,
  words,
}: {
  entries: readonly FoodEntry[]
  words: FoodWords
}) {
  const { t } = words
  return (
    <List>
      {entries.map((entry) => {
        const meal = words.meal(entry.meal)
        return (
          <ListRow
            key={entry.id}
            title={`${meal}, ${words.time(entry.eatTime)}`}
            detail={words.foods(entry)}
            ending="below"
            end={
              <Link
                look="standalone"
                to={href('foodLog', entry.id)}
                aria-label={t('food-log.entry.edit-name', {
                  meal,
                  when: words.time(entry.eatTime),
                })}
              >
                {t('food-log.entry.edit')}
              </Link>
            }
          >
            <Text look="small" tone="muted">
              {words.figures(entry.total, entry.totalComplete)}
            </Text>
            {entry.note === '' ? null : (
              <Text look="small" tone="secondary">
                {isUnreadable(entry.note) ? t('food-log.note.unread') : entry.note}
              </Text>
            )}
          </ListRow>
        )
      })}
    </List>
  )
}
