import { supportCall } from '#platform/model/support-contact.ts'
import { href } from '#platform/model/paths.ts'
import type { CommunicationPreferences } from '#session/member/model/communications.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { type ChannelChoices, chosenChannels, textsTo } from '../../model/reminder-channels.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { CheckboxGroup } from '#ui/forms/fields/checkbox-group.tsx'
import { Checkbox } from '#ui/forms/fields/checkbox.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** How reminders reach the member. One that nothing can send says so at once. */
export function ReminderChannelsField({
  read,
  typed,
  isOn,
  change,
}: {
  read: QueryState<CommunicationPreferences>
  typed: ChannelChoices
  /** Whether the reminder is switched on. */
  isOn: boolean
  change: (typed: Partial<ChannelChoices>) => void
}) {
  const t = useMessages()
  return (
    <QueryBoundary
      read={read}
      loading={t('reminders.channels.loading')}
      failed={t('reminders.channels.failed')}
      support={supportCall}
      bones={['8rem']}
    >
      {(preferences) => {
        const chosen = chosenChannels(preferences, typed)
        const ending = textsTo(preferences, t('ui.unreadable'))
        const isSent = (chosen.SMS === 'IN' && ending !== '') || chosen.PUSH_NOTIFICATION === 'IN'
        return (
          <Stack gap="s3">
            <CheckboxGroup label={t('reminders.form.channels')}>
              {ending === '' ? null : (
                <Checkbox
                  checked={chosen.SMS === 'IN'}
                  detail={t('reminders.form.channels.cost')}
                  onChange={(isChosen) => change({ SMS: isChosen ? 'IN' : 'OUT' })}
                >
                  {t('reminders.channels.SMS', { ending })}
                </Checkbox>
              )}
              <Checkbox
                checked={chosen.PUSH_NOTIFICATION === 'IN'}
                onChange={(isChosen) => change({ PUSH_NOTIFICATION: isChosen ? 'IN' : 'OUT' })}
              >
                {t('reminders.channels.PUSH_NOTIFICATION')}
              </Checkbox>
            </CheckboxGroup>
            <Text look="small" tone="secondary">
              {t('reminders.form.channels.all')}
            </Text>
            {ending === '' ? (
              <Text look="small">
                <span>{t('reminders.form.channels.no-mobile')}</span>{' '}
                <Link to={href('profileAccount')}>{t('reminders.form.channels.add-mobile')}</Link>
              </Text>
            ) : null}
            {isSent || !isOn ? null : (
              <Banner tone="warning" live="status" title={t('reminders.form.channels.none')}>
                {t('reminders.form.channels.none.text')}
              </Banner>
            )}
          </Stack>
        )
      }}
    </QueryBoundary>
  )
}
