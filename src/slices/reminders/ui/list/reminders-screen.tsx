import { reminderInputOf } from '../../model/reminder-input.ts'
import { noneOf } from '#platform/model/parts/none.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import type { Reminder } from '../../model/reminders.ts'
import { useSave } from '#platform/query/use-save.ts'
import { useReminders, useSetReminder } from '../../api/reminder-queries.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { SaveError } from '#ui/forms/save-error.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { showToast } from '#ui/feedback/toast-store.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { reachesNobody } from '#session/member/model/communications.ts'
import { useCommunicationPreferences } from '#session/member/api/communications-queries.ts'
import { UnsentRemindersBanner } from './unsent-reminders-banner.tsx'
import { ReminderChannelsPanel } from './reminder-channels-panel.tsx'
import { useReminderWords, type ReminderWords } from '../use-reminder-words.ts'

/** The member's reminders, the next time of each, and their channels. */
export function RemindersScreen() {
  const words = useReminderWords()
  const { t } = words
  const read = useReminders()
  const channels = useCommunicationPreferences()
  const isUnsent = channels.state === 'ready' && reachesNobody(channels.data)
  // The banner has the page's primary button.
  const says = isUnsent && read.state === 'ready' && read.data.some(({ enabled }) => enabled)
  return (
    <PageFrame
      title={t('reminders.title')}
      lead={t('reminders.lead', { zone: words.zone })}
      action={
        <ButtonLink icon="plus" look={says ? 'secondary' : 'primary'} to={href('reminderSet')}>
          {t('reminders.new')}
        </ButtonLink>
      }
    >
      {says ? <UnsentRemindersBanner preferences={channels.data} /> : null}
      <Columns>
        <QueryBoundary
          read={read}
          loading={t('reminders.loading')}
          failed={t('reminders.failed')}
          support={supportCall}
          bones={['18rem']}
          of="entries"
        >
          {(reminders, leftOut) =>
            reminders.length === 0 ? (
              <Card>
                <EmptyState
                  none={noneOf(reminders, leftOut)}
                  icon="bell"
                  title={t('reminders.none')}
                  action={
                    <ButtonLink
                      look="secondary"
                      size="compact"
                      icon="plus"
                      to={href('reminderSet')}
                    >
                      {t('reminders.new')}
                    </ButtonLink>
                  }
                >
                  {t('reminders.none.text')}
                </EmptyState>
              </Card>
            ) : (
              <ReminderRows {...{ reminders, words, isUnsent }} />
            )
          }
        </QueryBoundary>
        <ReminderChannelsPanel />
      </Columns>
    </PageFrame>
  )
}

function ReminderRows({
  reminders,
  words,
  isUnsent,
}: {
  reminders: readonly Reminder[]
  words: ReminderWords
  /** No channel is on, so that nothing is sent at the next time. */
  isUnsent: boolean
}) {
  const { t } = words
  const setting = useSave(useSetReminder(), [])
  async function setEnabled(reminder: Reminder) {
    const shown = reminderInputOf(reminder)
    const saved = await setting.save({
      id: reminder.id,
      told: { ...shown, enabled: !shown.enabled },
      shown,
    })
    if (saved)
      showToast({
        tone: 'success',
        title: t(saved.enabled ? 'reminders.turned-on' : 'reminders.turned-off', {
          name: words.name(saved),
        }),
      })
  }
  return (
    <Card>
      <Stack gap="s5">
        <SaveError failure={setting.failure} title={t('reminders.trouble')} support={supportCall} />
        <List>
          {reminders.map((reminder) => {
            const name = words.name(reminder)
            const turn = reminder.enabled ? 'off' : 'on'
            return (
              <ListRow
                key={reminder.id}
                title={name}
                detail={words.when(reminder)}
                ending="below"
                end={
                  <>
                    <Button
                      look="quiet"
                      size="compact"
                      unavailable={setting.working}
                      aria-label={t(`reminders.turn-${turn}-name`, { name })}
                      onClick={() => void setEnabled(reminder)}
                    >
                      {t(`reminders.turn-${turn}`)}
                    </Button>
                    <Link
                      look="standalone"
                      to={href('reminderSet', reminder.id)}
                      aria-label={t('reminders.change-name', { name })}
                    >
                      {t('reminders.change')}
                    </Link>
                  </>
                }
              >
                <Text look="small" tone="muted">
                  {isUnsent && reminder.enabled ? t('reminders.not-sent') : words.next(reminder)}
                </Text>
              </ListRow>
            )
          })}
        </List>
      </Stack>
    </Card>
  )
}
