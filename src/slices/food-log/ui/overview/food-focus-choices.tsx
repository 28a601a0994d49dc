import { useState } from 'react'
import { isUnknown } from '#platform/model/unknown-enum.ts'
import type { ChosenFoodFocus, FoodFocus } from '../../api/food-log-queries.ts'
import { Button } from '#ui/primitives/button.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { Row, Rows } from '#ui/data/list.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import type { Words } from '../use-food-words.ts'

/** What there is to work on, and what she did before. */
export function FocusChoices({
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
  words: Words
}) {
  const { t } = words
  const [chosen, setChosen] = useState(choices[0]?.code)
  /** An outcome that the portal does not know has ended, too. */
  const ended = (outcome: ChosenFoodFocus['outcome'], endDate: string | undefined) => {
    if (endDate === undefined) return t('food.focus.ended.no-day')
    return t(
      outcome === undefined || isUnknown(outcome)
        ? 'food.focus.ended.unknown'
        : `food.focus.ended.${outcome}`,
      { day: words.dayShort(endDate) },
    )
  }
  return (
    <>
      <div>
        <Heading level={2} look="h3">
          {t('food.focus.choose')}
        </Heading>
        <Text look="small" tone="secondary">
          {t('food.focus.choose.text')}
        </Text>
      </div>
      <RadioGroup
        label={t('food.focus.choose')}
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
            {t('food.focus.take')}
          </Button>
        </div>
      )}
      {past.length === 0 ? null : (
        <div>
          <Heading level={3} look="label">
            {t('food.focus.past')}
          </Heading>
          <Rows>
            {past.slice(0, 5).map(({ id, focus, endDate, outcome, metDates }) => (
              <Row
                key={id}
                title={focus.title}
                detail={`${ended(outcome, endDate)}, ${t('food.focus.days-met', { count: metDates.length })}`}
              />
            ))}
          </Rows>
        </div>
      )}
    </>
  )
}
