import type { ChosenFoodFocus } from '../../api/food-log-queries.ts'
import { Button } from '#ui/primitives/button.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import * as styles from './current-food-focus.css.ts'
import type { FoodWords } from '../use-food-words.ts'

/** The current food focus: days met, its criterion, ideas, and the two ways to end it. */
export function CurrentFoodFocus({
  current,
  working,
  onEnd,
  words,
}: {
  current: ChosenFoodFocus
  working: boolean
  onEnd: (outcome: 'DONE' | 'STOPPED') => void
  words: FoodWords
}) {
  const { t } = words
  const { focus, metDates, targetDayCount, startDate } = current
  return (
    <>
      <div>
        <Text look="small" tone="secondary">
          {t('food-log.focus.current')}
        </Text>
        <Heading level={2} look="h3">
          {focus.title}
        </Heading>
      </div>
      <Stack gap="s2">
        <Text strong>
          {t('food-log.focus.progress', { met: metDates.length, days: targetDayCount })}
        </Text>
        <ProgressBar done={metDates.length} of={targetDayCount} />
        <Text look="small" tone="secondary">
          {t('food-log.focus.since', { day: words.dayShort(startDate), rule: focus.criterion })}
        </Text>
      </Stack>
      <Text look="small">{focus.reason}</Text>
      <div>
        <Heading level={3} look="label">
          {t('food-log.focus.ideas')}
        </Heading>
        <ul className={styles.ideas}>
          {focus.ideas.map((idea) => (
            <li key={idea}>{idea}</li>
          ))}
        </ul>
      </div>
      <Inline gap="s3">
        <Button
          look="secondary"
          size="compact"
          icon="check"
          working={working}
          workingLabel={t('forms.saving')}
          onClick={() => onEnd('DONE')}
        >
          {t('food-log.focus.done')}
        </Button>
        <Button look="quiet" size="compact" unavailable={working} onClick={() => onEnd('STOPPED')}>
          {t('food-log.focus.stop')}
        </Button>
      </Inline>
    </>
  )
}
