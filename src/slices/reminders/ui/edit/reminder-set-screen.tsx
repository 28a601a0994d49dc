import { noneOf } from '#platform/model/parts/none.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import { newReminder, reminderKindsOf, reminderInputOf } from '../../model/reminder-input.ts'
import { useReminders } from '../../api/reminder-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMember } from '#session/member/member-context.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { useRouteParam } from '#ui/navigation/use-route-navigation.ts'
import { DeletedCard } from '#ui/feedback/deleted-card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { ReminderForm } from './reminder-form.tsx'

/** Creates, changes or deletes a reminder: `/reminder/set/{id}`. */
export function ReminderSetScreen() {
  const t = useMessages()
  const id = useRouteParam('id')
  const { activePrograms } = useMember()
  const kinds = reminderKindsOf(activePrograms)
  return (
    <PageFrame
      title={t(id === undefined ? 'reminders.form.title' : 'reminders.form.title.change')}
      back={{ to: href('reminder'), label: t('reminders.form.back') }}
    >
      {id === undefined ? (
        <ReminderForm
          key="new"
          kinds={kinds}
          initial={newReminder(kinds[0] ?? 'MEDICATION')}
          shown={null}
        />
      ) : (
        <ExistingReminder key={id} id={id} kinds={kinds} />
      )}
    </PageFrame>
  )
}

function ExistingReminder({
  id,
  kinds,
}: {
  id: string
  kinds: ReturnType<typeof reminderKindsOf>
}) {
  const t = useMessages()
  return (
    <QueryBoundary
      read={useReminders()}
      loading={t('reminders.loading')}
      failed={t('reminders.failed')}
      support={supportCall}
      bones={['24rem']}
      of="entries"
    >
      {(reminders, leftOut) => {
        const reminder = reminders.find((one) => one.id === id)
        if (reminder)
          return (
            <ReminderForm
              kinds={
                kinds.some((kind) => kind === reminder.kind) ? kinds : [reminder.kind, ...kinds]
              }
              initial={reminderInputOf(reminder)}
              shown={reminder}
            />
          )
        return (
          <DeletedCard
            none={noneOf(reminder, leftOut)}
            title={t('reminders.form.gone')}
            action={
              <ButtonLink look="secondary" to={href('reminder')}>
                {t('reminders.form.back')}
              </ButtonLink>
            }
          >
            {t('reminders.form.gone.text')}
          </DeletedCard>
        )
      }}
    </QueryBoundary>
  )
}
