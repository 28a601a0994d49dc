import { useState } from 'react'
import { noneOfItem } from '#platform/query/none-of-item.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import { mealAt } from '../../model/food-day.ts'
import { newFoodEntryInput, foodEntryInputOf } from '../../model/food-form.ts'
import { useFoodEntry, useSaveFoodEntry } from '../../api/food-log-queries.ts'
import { useLocalClock } from '#i18n/use-local-clock.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useRouteParam } from '#ui/navigation/use-route-navigation.ts'
import { DeletedCard } from '#ui/feedback/deleted-card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { FoodEntryForm } from './food-entry-form.tsx'

/** Adds, changes or deletes an entry: `/food/log/{id}`. */
export function FoodLogScreen() {
  const t = useMessages()
  const id = useRouteParam('id')
  return (
    <PageFrame
      title={t(id === undefined ? 'food-log.form.title' : 'food-log.form.title.change')}
      back={{ to: href('foodOverview'), label: t('food-log.form.back') }}
    >
      {id === undefined ? <NewEntry key="new" /> : <KnownEntry key={id} id={id} />}
    </PageFrame>
  )
}

function NewEntry() {
  const { today, time } = useLocalClock()
  // The time at which the page was opened.
  const [initial] = useState(() => newFoodEntryInput(today, time, mealAt(time)))
  return <FoodEntryForm initial={initial} entry={null} />
}

function KnownEntry({ id }: { id: string }) {
  const t = useMessages()
  const read = useFoodEntry(id)
  const none = noneOfItem(read)
  if (none !== null) {
    return (
      <DeletedCard
        none={none}
        title={t('food-log.form.gone')}
        action={
          <ButtonLink look="secondary" to={href('foodOverview')}>
            {t('food-log.form.back')}
          </ButtonLink>
        }
      >
        {t('food-log.form.gone.text')}
      </DeletedCard>
    )
  }
  return (
    <QueryBoundary
      read={read}
      loading={t('food-log.form.loading')}
      failed={t('food-log.form.failed')}
      support={supportCall}
      bones={['24rem']}
      of="entries"
    >
      {(entry) => <FoodEntryForm initial={foodEntryInputOf(entry)} entry={entry} />}
    </QueryBoundary>
  )
}

/** The call of this page's form, for saves that wait without it (waiting-sender.tsx). */
export function useWaitingSave() {
  return useSaveFoodEntry()
}
