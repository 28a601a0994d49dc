import { useId, useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import {
  foodContentOf,
  foodFields,
  foodProblems,
  isWhole,
  type FoodField,
  type FoodEntryInput,
  type FoodInput,
} from '../../model/food-form.ts'
import { meals, type FoodEntry } from '../../model/food-log.ts'
import { rawOf } from '#platform/model/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { useSaveFoodEntry } from '../../api/food-log-queries.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { useStoredForm } from '#session/storage/use-stored-form.ts'
import { useViewOnly } from '#session/impersonation/use-view-only.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorSummary } from '#ui/forms/error-summary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { RadioGroup } from '#ui/forms/fields/radio-group.tsx'
import { DateField } from '#ui/forms/fields/date-field.tsx'
import { TextArea } from '#ui/forms/fields/text-area.tsx'
import { TimeField } from '#ui/forms/fields/time-field.tsx'
import { FieldPair, FormFrame } from '#ui/forms/form-frame.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { useSubmit } from '#ui/forms/use-submit.ts'
import { ViewOnlyNote } from '#ui/forms/view-only-note.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useNavigateTo } from '#ui/navigation/use-route-navigation.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { DeleteFoodEntry } from './delete-food-entry.tsx'
import { FoodsField } from './foods-field.tsx'
import { useFoodWords } from '../use-food-words.ts'
import { dayOfLocal } from '#platform/model/calendar-day.ts'

/**
 * The form of an entry; the draft stays until it is saved. `entry` is the one to change, `null` for
 * a new one.
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
  const id = useId()
  const isViewOnly = useViewOnly()
  const go = useNavigateTo()
  const {
    values: typed,
    change,
    forget,
  } = useStoredForm(`food-entry ${entry?.id ?? 'new'}`, initial)
  const saving = useSaveFoodEntry()
  // All attempts share an id, so that a lost response does not create a second entry.
  const [clientEntryId] = useState(() => crypto.randomUUID())
  const idOf = (field: FoodField) => `${id}-${field}`
  const form = useSubmit<FoodField, never>({
    fields: foodFields(typed),
    problems: foodProblems(typed, minute),
    idOf,
  })
  const when = (saved: Pick<FoodEntry, 'meal' | 'eatTime'>) => ({
    meal: words.meal(saved.meal),
    when: `${words.day(dayOfLocal(saved.eatTime))}, ${words.time(saved.eatTime)}`,
  })

  async function save() {
    const content = foodContentOf(typed)
    const saved = await saving.save(
      entry === null
        ? { clientEntryId, content }
        : { entryId: entry.id, revision: entry.revision, content },
    )
    if (saved === null) return 'withdrawn'
    showToast({
      tone: 'success',
      title: t('food-log.form.saved', when(saved)),
      text: words.foods(saved),
    })
    forget()
    go(href('foodOverview'), 'replace')
    return null
  }

  // An unknown meal remains an option.
  const shownMeals =
    entry === null || meals.some((meal) => meal === entry.meal) ? meals : [...meals, entry.meal]
  const isPartial = entry !== null && !isWhole(entry)
  const isMeanwhile = saving.failure?._tag === 'Refused' && saving.failure.error === 'aborted'
  return (
    <FormFrame
      onSubmit={() => void (isPartial || form.submit(save))}
      actions={
        <>
          {isPartial ? null : (
            <Button type="submit" working={saving.working} workingLabel={t('forms.saving')}>
              {t('food-log.form.save')}
            </Button>
          )}
          <ButtonLink look="quiet" to={href('foodOverview')}>
            {t('forms.cancel')}
          </ButtonLink>
          {entry === null ? null : (
            <DeleteFoodEntry
              entry={entry}
              words={words}
              what={when(entry)}
              onDeleted={() => {
                forget()
                go(href('foodOverview'), 'replace')
              }}
            />
          )}
        </>
      }
    >
      <ViewOnlyNote isShown={isViewOnly} />
      {isPartial ? (
        <Banner tone="warning" title={t('food-log.form.partial')}>
          {t('food-log.form.partial.text')}
        </Banner>
      ) : null}
      <ErrorSummary
        title={t('forms.summary', { count: form.summary.length })}
        problems={form.summary}
        attempt={form.attempt}
      />
      <SaveError failure={saving.failure} title={t('food-log.form.trouble')} support={supportCall}>
        {isMeanwhile ? t('food-log.form.trouble.meanwhile') : undefined}
      </SaveError>
      <RadioGroup
        label={t('food-log.form.meal')}
        options={shownMeals.map((meal) => ({ value: rawOf(meal), label: words.meal(meal) }))}
        value={rawOf(typed.meal)}
        onChange={(raw) =>
          change({ meal: shownMeals.find((meal) => rawOf(meal) === raw) ?? typed.meal })
        }
      />
      <FieldPair>
        <DateField
          id={idOf('day')}
          label={t('food-log.form.day')}
          max={today}
          value={typed.day}
          error={form.errors.day}
          onChange={(day) => change({ day })}
        />
        <TimeField
          id={idOf('time')}
          label={t('food-log.form.time')}
          value={typed.time}
          error={form.errors.time}
          onChange={(time) => change({ time })}
        />
      </FieldPair>
      <FoodsField
        id={idOf('foods')}
        amountId={(key) => idOf(`amount-${key}`)}
        foods={typed.foods}
        error={form.errors.foods}
        amountError={(key) => form.errors[`amount-${key}`]}
        onChange={(foods: readonly FoodInput[]) => change({ foods })}
        words={words}
      />
      <TextArea
        id={idOf('note')}
        label={t('food-log.form.note')}
        hint={t('food-log.form.note.hint')}
        optional={t('forms.optional')}
        rows={3}
        value={typed.note}
        error={form.errors.note}
        onChange={(note) => change({ note })}
      />
    </FormFrame>
  )
}
