import { isUnreadable } from '#platform/model/parts/part.ts'
import { supportCall } from '#platform/model/support-contact.ts'
import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { useCommunicationPreferences } from '#session/member/api/communications-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { OmittedRowsNote } from '#ui/feedback/query-state/omitted-rows-note.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** The channels of reminders, which the member selects for all messages. */
export function ReminderChannelsPanel() {
  const t = useMessages()
  const read = useCommunicationPreferences()
  return (
    <QueryBoundary
      read={read}
      loading={t('reminders.channels.loading')}
      failed={t('reminders.channels.failed')}
      support={supportCall}
      bones={['14rem']}
    >
      {(preferences) => (
        <Card surface="mist">
          <Stack gap="s4">
            <Heading level={2} look="h3">
              {t('reminders.channels')}
            </Heading>
            <OmittedRowsNote count={preferences.channels.leftOut} of="entries" />
            <List>
              {preferences.channels.items.map(({ channel, optState, destinationEnding }) => (
                <ListRow
                  key={rawOf(channel)}
                  title={
                    channel === 'SMS' && destinationEnding === ''
                      ? t('reminders.channels.SMS-plain')
                      : t(`reminders.channels.${isUnknown(channel) ? 'unknown' : channel}`, {
                          ending: isUnreadable(destinationEnding)
                            ? t('ui.unreadable')
                            : destinationEnding,
                        })
                  }
                  end={
                    <Text as="span" look="small" tone="secondary">
                      {t(`reminders.channels.${isUnknown(optState) ? 'state.unknown' : optState}`)}
                    </Text>
                  }
                />
              ))}
            </List>
            <div>
              <Link look="standalone" to={href('profileCommunications')}>
                {t('reminders.channels.change')}
              </Link>
            </div>
          </Stack>
        </Card>
      )}
    </QueryBoundary>
  )
}
