import { hasRoom } from '#platform/model/numbers/limits.ts'
import {
  foodContentOf,
  foodFields,
  foodLimits,
  foodProblems,
  isWhole,
  withFoodMoment,
  type FoodEntryInput,
} from '../../model/food-form.ts'
import { meals, type FoodEntry } from '../../model/food-log.ts'
import { rawOf } from '#platform/model/parts/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { type FoodEntryRequest, useSaveFoodEntry } from '../../api/food-log-queries.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { TextArea } from '#ui/forms/fields/text-area.tsx'
import { MoreFields } from '#ui/forms/more-fields.tsx'
import { useMoreFields } from '#ui/forms/use-more-fields.ts'
import { AssumedMoment } from '#vitals/ui/entry/assumed-moment.tsx'
import { useFlag } from '#session/member/app-state-store.ts'
import { Form } from '#ui/forms/form/form.tsx'
import { useForm } from '#ui/forms/form/use-form.ts'
import { useNavigateBackHere, useNavigateTo } from '#ui/navigation/use-route-navigation.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { DeleteFoodEntry } from './delete-food-entry.tsx'
import { FoodsField } from './foods-field.tsx'
import { FrequentFoods } from './frequent-foods.tsx'
import { useFoodChoice } from './use-food-choice.ts'
import { useFoodWords } from '../use-food-words.ts'
import { dayOfLocal } from '#platform/model/calendar-day.ts'

const draftName = (id: string) => `food-entry ${id}`

/**
 * The form of an entry. `entry` is the one to change, `null` for a new one, which keeps one id in
 * all attempts.
 */
export function FoodEntryForm({
  initial,
  entry,
}: {
  initial: FoodEntryInput
  entry: FoodEntry | null
}) {
  const { today, minute } = useLocalClock()
  const words = useFoodWords(today)
  const { t } = words
  const go = useNavigateTo()
  const back = useNavigateBackHere()
  const when = (saved: Pick<FoodEntry, 'meal' | 'eatTime'>) => ({
    meal: words.meal(saved.meal),
    when: `${words.day(dayOfLocal(saved.eatTime))}, ${words.time(saved.eatTime)}`,
  })
  const form = useForm({
    name: draftName(entry?.id ?? 'new'),
    initial,
    isNew: entry === null,
    fields: foodFields,
    problems: (typed) => foodProblems(typed, minute),
    prepare: ({ values, key }): FoodEntryRequest => {
      const content = foodContentOf(values)
      return entry === null
        ? { clientEntryId: key, content }
        : { entryId: entry.id, revision: entry.revision, content }
    },
    save: useSaveFoodEntry(),
    onSaved: (saved) =>
      showToast({
        tone: 'success',
        title: t('food-log.form.saved', when(saved)),
        text: words.foods(saved),
      }),
    onDone: () => go(href('foodOverview'), 'replace'),
    onLost: () =>
      showToast({
        tone: 'critical',
        title: t('food-log.form.trouble'),
        text: t('forms.save.waited'),
      }),
    // An edit is merged with what is stored, so it does not wait.
    offline:
      entry === null
        ? {
            open: back,
            told: ({ content }, { foods }) => [
              words.list(foods.map(({ name }) => name)),
              content.eatTime,
            ],
          }
        : undefined,
    next: (saved) => draftName(saved.id),
    onNext: (saved) => go(href('foodLog', saved.id), 'replace'),
  })

  const choice = useFoodChoice(form.values.foods, (foods) => form.change({ foods }), words)
  const hasUsual = useFlag('NEW_FOOD_LOGGER')
  const note = useMoreFields(form.values.note !== '' || form.errors.note !== undefined)
  // An unknown meal remains an option.
  const shownMeals =
    entry === null || meals.some((meal) => meal === entry.meal) ? meals : [...meals, entry.meal]
  const isPartial = entry !== null && !isWhole(entry)
  return (
    <Form
      of={form}
      save={isPartial ? null : t(entry === null ? 'food-log.form.save' : 'forms.save')}
      trouble={t('food-log.form.trouble')}
      reason={(failure) =>
        failure._tag === 'Refused' && failure.error === 'aborted'
          ? t('food-log.form.trouble.meanwhile')
          : undefined
      }
      onCancel={() => go(href('foodOverview'))}
      below={
        hasUsual && choice.text.trim() === '' && hasRoom(choice.foods.length, foodLimits.foods) ? (
          <FrequentFoods onFood={choice.addFood} keeping={choice.keeping} words={words} />
        ) : null
      }
      more={
        entry === null ? null : (
          <DeleteFoodEntry
            entry={entry}
            words={words}
            what={when(entry)}
            onDeleted={() => {
              form.forget()
              go(href('foodOverview'), 'replace')
            }}
          />
        )
      }
    >
      {isPartial ? (
        <Banner tone="warning" title={t('food-log.form.partial')}>
          {t('food-log.form.partial.text')}
        </Banner>
      ) : null}
      <FoodsField
        id={form.idOf('foods')}
        isStart={entry === null}
        amountId={(key) => form.idOf(`amount-${key}`)}
        of={choice}
        error={form.errors.foods}
        amountError={(key) => form.errors[`amount-${key}`]}
        words={words}
      />
      <AssumedMoment
        moment={form.values}
        also={words.meal(form.values.meal)}
        idOf={form.idOf}
        change={(moment) => form.change(withFoodMoment(form.values, moment))}
        errors={{ day: form.errors.day, time: form.errors.time }}
      >
        <RadioGroup
          label={t('food-log.form.meal')}
          options={shownMeals.map((meal) => ({ value: rawOf(meal), label: words.meal(meal) }))}
          value={rawOf(form.values.meal)}
          onChange={(raw) => {
            const meal = shownMeals.find((one) => rawOf(one) === raw)
            if (meal !== undefined) form.change({ meal })
          }}
        />
      </AssumedMoment>
      <MoreFields label={t('food-log.form.note.add')} of={note}>
        <TextArea
          {...form.field('note')}
          label={t('food-log.form.note')}
          hint={t('food-log.form.note.hint')}
          optional={t('forms.optional')}
          rows={3}
        />
      </MoreFields>
    </Form>
  )
}
