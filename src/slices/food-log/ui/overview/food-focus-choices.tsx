import { isUnreadable } from '#platform/model/parts/part.ts'
import { useState } from 'react'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import type { ChosenFoodFocus, FoodFocus } from '../../api/food-log-queries.ts'
import { Button } from '#ui/primitives/button.tsx'
import { MoreFields } from '#ui/forms/more-fields.tsx'
import { useMoreFields } from '#ui/forms/use-more-fields.ts'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { FoodWords } from '../use-food-words.ts'

/** The available food focuses and the past ones. */
export function FoodFocusChoices({
  choices,
  past,
  working,
  onChoose,
  words,
}: {
  choices: readonly FoodFocus[]
  past: readonly ChosenFoodFocus[]
  working: boolean
  onChoose: (code: string) => void
  words: FoodWords
}) {
  const { t } = words
  const more = useMoreFields(false)
  const [chosen, setChosen] = useState(choices[0]?.code)
  /** A focus with an unknown outcome has ended, too. */
  const ended = (outcome: ChosenFoodFocus['outcome'], endDate: ChosenFoodFocus['endDate']) => {
    if (endDate === undefined || isUnreadable(endDate)) return t('food-log.focus.ended.no-day')
    return t(
      outcome === undefined || isUnreadable(outcome) || isUnknown(outcome)
        ? 'food-log.focus.ended.unknown'
        : `food-log.focus.ended.${outcome}`,
      { day: words.dayShort(endDate) },
    )
  }
  return (
    <>
      <div>
        <Heading level={2} look="h3">
          {t('food-log.focus.choose')}
        </Heading>
        <Text look="small" tone="secondary">
          {t('food-log.focus.choose.text')}
        </Text>
      </div>
      <MoreFields label={t('food-log.focus.which')} icon="target" of={more}>
        <RadioGroup
          label={t('food-log.focus.which')}
          options={choices.map(({ code, title, criterion }) => ({
            value: code,
            label: title,
            detail: criterion,
          }))}
          value={chosen}
          onChange={setChosen}
        />
        {chosen === undefined ? null : (
          <div>
            <Button
              look="secondary"
              size="compact"
              working={working}
              workingLabel={t('forms.saving')}
              onClick={() => onChoose(chosen)}
            >
              {t('food-log.focus.take')}
            </Button>
          </div>
        )}
      </MoreFields>
      {past.length === 0 ? null : (
        <div>
          <Heading level={3} look="label">
            {t('food-log.focus.past')}
          </Heading>
          <List>
            {past.slice(0, 5).map(({ id, focus, endDate, outcome, metDates }) => (
              <ListRow
                key={id}
                title={focus.title}
                detail={`${ended(outcome, endDate)}, ${t('food-log.focus.days-met', { count: metDates.length })}`}
              />
            ))}
          </List>
        </div>
      )}
    </>
  )
}
