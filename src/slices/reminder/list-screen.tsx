import { supportCall } from '#domain/contact.ts'
import type { Reminder } from '#domain/reminders.ts'
import { useReminders, useSetReminder } from '#gateway/reminders.queries.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { SaveTrouble } from '#ui/form/save-trouble.tsx'
import { ButtonLink } from '#ui/link/button-link.tsx'
import { Link } from '#ui/link/link.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Columns } from '#ui/stack/columns.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Text } from '#ui/text/text.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { ChannelsPanel } from './channels-panel.tsx'
import { reminderPath } from './paths.ts'
import { useWords, type Words } from './use-words.ts'

/** The member's reminders, when each comes next, and how they reach her. */
export function RemindersScreen() {
  const words = useWords()
  const { t } = words
  const read = useReminders()
  return (
    <PageFrame
      title={t('reminder.title')}
      lead={t('reminder.lead')}
      action={
        <ButtonLink icon="plus" to={reminderPath.new}>
          {t('reminder.new')}
        </ButtonLink>
      }
    >
      <Columns>
        <Shown
          read={read}
          loading={t('reminder.loading')}
          failed={t('reminder.failed')}
          support={supportCall}
          bones={['18rem']}
          of="entries"
        >
          {(reminders) =>
            reminders.length === 0 ? (
              <Card>
                <EmptyState
                  icon="bell"
                  title={t('reminder.none')}
                  action={
                    <ButtonLink look="secondary" size="compact" icon="plus" to={reminderPath.new}>
                      {t('reminder.new')}
                    </ButtonLink>
                  }
                >
                  {t('reminder.none.text')}
                </EmptyState>
              </Card>
            ) : (
              <ReminderRows reminders={reminders} words={words} />
            )
          }
        </Shown>
        <ChannelsPanel />
      </Columns>
    </PageFrame>
  )
}

function ReminderRows({ reminders, words }: { reminders: readonly Reminder[]; words: Words }) {
  const { t } = words
  const setting = useSetReminder()
  async function setEnabled(reminder: Reminder) {
    const saved = await setting.save({
      id: reminder.id,
      told: { ...reminder, enabled: !reminder.enabled },
      shown: reminder,
    })
    if (saved)
      showToast({
        tone: 'success',
        title: t(saved.enabled ? 'reminder.turned-on' : 'reminder.turned-off', {
          name: words.name(saved),
        }),
      })
  }
  return (
    <Card>
      <Stack gap="s5">
        <SaveTrouble
          failure={setting.failure}
          title={t('reminder.trouble')}
          support={supportCall}
        />
        <Rows>
          {reminders.map((reminder) => {
            const name = words.name(reminder)
            const turn = reminder.enabled ? 'off' : 'on'
            return (
              <Row
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
                      aria-label={t(`reminder.turn-${turn}-name`, { name })}
                      onClick={() => void setEnabled(reminder)}
                    >
                      {t(`reminder.turn-${turn}`)}
                    </Button>
                    <Link
                      look="standalone"
                      to={reminderPath.change(reminder.id)}
                      aria-label={t('reminder.change-name', { name })}
                    >
                      {t('reminder.change')}
                    </Link>
                  </>
                }
              >
                <Text look="small" tone="muted">
                  {words.next(reminder)}
                </Text>
              </Row>
            )
          })}
        </Rows>
      </Stack>
    </Card>
  )
}
