import { useId, useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import {
  foodContentOf,
  foodProblems,
  isWhole,
  type FoodProblem,
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
import { ViewOnlyNote } from '#ui/forms/view-only-note.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useNavigateTo } from '#ui/navigation/use-route-navigation.ts'
import { showToast } from '#ui/feedback/toast-store.ts'
import { DeleteFoodEntry } from './delete-food-entry.tsx'
import { FoodsField } from './foods-field.tsx'
import { useFoodWords } from '../use-food-words.ts'

const keyOf = (problem: FoodProblem): string => ('key' in problem ? problem.key : '')

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
  const [watched, setWatched] = useState<readonly FoodProblem[]>([])
  // Only errors of the last submit are revalidated while typing.
  const problems =
    watched.length === 0
      ? []
      : foodProblems(typed, minute).filter((problem) =>
          watched.some((one) => one.field === problem.field && keyOf(one) === keyOf(problem)),
        )
  const [attempt, setAttempt] = useState(0)
  const idOf = ({ field, ...rest }: FoodProblem | { field: FoodProblem['field'] }) =>
    `${id}-${field}${'key' in rest ? `-${rest.key}` : ''}`
  const said = (field: FoodProblem['field']) =>
    problems.filter((problem) => problem.field === field).map(({ problem }) => t(problem))[0]
  const when = (saved: Pick<FoodEntry, 'meal' | 'eatTime'>) => ({
    meal: words.meal(saved.meal),
    when: `${words.day(saved.eatTime.slice(0, 10))}, ${words.time(saved.eatTime)}`,
  })

  async function save() {
    if (isPartial) return
    const found = foodProblems(typed, minute)
    setWatched(found)
    if (found.length > 0) return setAttempt(attempt + 1)
    const content = foodContentOf(typed)
    const saved = await saving.save(
      entry === null
        ? { clientEntryId, content }
        : { entryId: entry.id, revision: entry.revision, content },
    )
    if (saved === null) return
    showToast({
      tone: 'success',
      title: t('food-log.form.saved', when(saved)),
      text: words.foods(saved),
    })
    forget()
    go(href('foodOverview'), 'replace')
  }

  // An unknown meal remains an option.
  const shownMeals =
    entry === null || meals.some((meal) => meal === entry.meal) ? meals : [...meals, entry.meal]
  const isPartial = entry !== null && !isWhole(entry)
  const isMeanwhile = saving.failure?._tag === 'Refused' && saving.failure.error === 'aborted'
  return (
    <FormFrame
      onSubmit={() => void save()}
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
        title={t('forms.summary', { count: problems.length })}
        problems={problems.map((problem) => ({
          fieldId: idOf(problem),
          message: t(problem.problem),
        }))}
        attempt={attempt}
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
          id={idOf({ field: 'day' })}
          label={t('food-log.form.day')}
          max={today}
          value={typed.day}
          error={said('day')}
          onChange={(day) => change({ day })}
        />
        <TimeField
          id={idOf({ field: 'time' })}
          label={t('food-log.form.time')}
          value={typed.time}
          error={said('time')}
          onChange={(time) => change({ time })}
        />
      </FieldPair>
      <FoodsField
        id={idOf({ field: 'foods' })}
        amountId={(key) => `${id}-amount-${key}`}
        foods={typed.foods}
        error={said('foods')}
        wrong={
          new Set(problems.flatMap((problem) => (problem.field === 'amount' ? [problem.key] : [])))
        }
        onChange={(foods: readonly FoodInput[]) => change({ foods })}
        words={words}
      />
      <TextArea
        id={idOf({ field: 'note' })}
        label={t('food-log.form.note')}
        hint={t('food-log.form.note.hint')}
        optional={t('forms.optional')}
        rows={3}
        value={typed.note}
        error={said('note')}
        onChange={(note) => change({ note })}
      />
    </FormFrame>
  )
}
