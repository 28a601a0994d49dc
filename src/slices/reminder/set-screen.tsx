import { supportCall } from '#domain/contact.ts'
import { newReminder, reminderKindsOf } from '#domain/reminder-form.ts'
import { useReminders } from '#gateway/reminders.queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useMember } from '#session/member-context.tsx'
import { ButtonLink } from '#ui/link/button-link.tsx'
import { usePlaceId } from '#ui/link/use-place.ts'
import { GoneCard } from '#ui/page/gone-card.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { reminderPath } from './paths.ts'
import { ReminderForm } from './reminder-form.tsx'

/** Makes a reminder, or changes or deletes one: `/reminder/set/{id}`. */
export function ReminderSetScreen() {
  const t = useMessages()
  const id = usePlaceId('id')
  const { activePrograms } = useMember()
  const kinds = reminderKindsOf(activePrograms)
  return (
    <PageFrame
      title={t(id === undefined ? 'reminder.form.title' : 'reminder.form.title.change')}
      back={{ to: reminderPath.list, label: t('reminder.form.back') }}
    >
      {id === undefined ? (
        <ReminderForm
          key="new"
          kinds={kinds}
          initial={newReminder(kinds[0] ?? 'MEDICATION')}
          shown={null}
        />
      ) : (
        <Known key={id} id={id} kinds={kinds} />
      )}
    </PageFrame>
  )
}

function Known({ id, kinds }: { id: string; kinds: ReturnType<typeof reminderKindsOf> }) {
  const t = useMessages()
  return (
    <Shown
      read={useReminders()}
      loading={t('reminder.loading')}
      failed={t('reminder.failed')}
      support={supportCall}
      bones={['24rem']}
      of="entries"
    >
      {(reminders) => {
        const reminder = reminders.find((one) => one.id === id)
        if (reminder)
          return (
            <ReminderForm
              kinds={
                kinds.some((kind) => kind === reminder.kind) ? kinds : [reminder.kind, ...kinds]
              }
              initial={reminder}
              shown={reminder}
            />
          )
        return (
          <GoneCard
            title={t('reminder.form.gone')}
            action={
              <ButtonLink look="secondary" to={reminderPath.list}>
                {t('reminder.form.back')}
              </ButtonLink>
            }
          >
            {t('reminder.form.gone.text')}
          </GoneCard>
        )
      }}
    </Shown>
  )
}
