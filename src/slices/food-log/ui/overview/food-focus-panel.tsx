import { Text } from '#ui/primitives/text.tsx'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import {
  type ChosenFoodFocus,
  useChooseFoodFocus,
  useEndFoodFocus,
  useFoodFocuses,
} from '../../api/food-log-queries.ts'
import { Card } from '#ui/layout/card.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { FoodFocusChoices } from './food-focus-choices.tsx'
import { CurrentFoodFocus } from './current-food-focus.tsx'
import type { FoodWords } from '../use-food-words.ts'

/** The current food focus or the choice of one. The log counts the days met. */
export function FoodFocusPanel({ words }: { words: FoodWords }) {
  const { t } = words
  const read = useFoodFocuses()
  const choosing = useChooseFoodFocus()
  const ending = useEndFoodFocus()
  const failure = choosing.failure ?? ending.failure

  async function choose(code: string) {
    ending.forget()
    const chosen = await choosing.save(code)
    if (chosen)
      showToast({
        tone: 'success',
        title: t('food-log.focus.saved.chosen', { title: chosen.focus.title }),
      })
  }
  async function end({ id, focus: { title } }: ChosenFoodFocus, outcome: 'DONE' | 'STOPPED') {
    choosing.forget()
    if (await ending.save({ id, outcome }))
      showToast({ tone: 'success', title: t(`food-log.focus.saved.${outcome}`, { title }) })
  }

  return (
    <QueryBoundary
      read={read}
      loading={t('food-log.focus.loading')}
      failed={t('food-log.focus.failed')}
      support={supportCall}
      bones={['22rem']}
      of="entries"
    >
      {({ choices, current, pastFocuses: past }) => (
        <Card surface="mist" ripples="small">
          <Stack gap="s5">
            <SaveError
              failure={failure}
              title={t('food-log.focus.trouble')}
              support={supportCall}
            />
            {isUnreadable(current) ? (
              <Text>{t('food-log.focus.unread')}</Text>
            ) : current === undefined ? (
              <FoodFocusChoices
                choices={choices.items}
                past={past.items}
                working={choosing.working}
                onChoose={(code) => void choose(code)}
                words={words}
              />
            ) : (
              <CurrentFoodFocus
                current={current}
                working={ending.working}
                onEnd={(outcome) => void end(current, outcome)}
                words={words}
              />
            )}
          </Stack>
        </Card>
      )}
    </QueryBoundary>
  )
}
