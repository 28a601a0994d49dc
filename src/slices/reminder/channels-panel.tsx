import { reachesNobody } from '#domain/communications.ts'
import { supportCall } from '#domain/contact.ts'
import { isUnknown, rawOf } from '#domain/unknown.ts'
import { useCommunicationPreferences } from '#gateway/communications.queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/card/card.tsx'
import { Link } from '#ui/link/link.tsx'
import { LeftOutNote } from '#ui/read/left-out-note.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { reminderPath } from './paths.ts'

/** By which ways reminders reach the member, as she chose for all of our messages. */
export function ChannelsPanel() {
  const t = useMessages()
  const read = useCommunicationPreferences()
  return (
    <Shown
      read={read}
      loading={t('reminder.channels.loading')}
      failed={t('reminder.channels.failed')}
      support={supportCall}
      bones={['14rem']}
    >
      {(preferences) => (
        <Card surface="mist">
          <Stack gap="s4">
            <Heading level={2} look="h3">
              {t('reminder.channels')}
            </Heading>
            <LeftOutNote count={preferences.channels.leftOut} of="entries" />
            <Rows>
              {preferences.channels.items.map(({ channel, optState, destinationEnding }) => (
                <Row
                  key={rawOf(channel)}
                  title={
                    channel === 'SMS' && destinationEnding === ''
                      ? t('reminder.channels.SMS-plain')
                      : t(`reminder.channels.${isUnknown(channel) ? 'unknown' : channel}`, {
                          ending: destinationEnding,
                        })
                  }
                  end={
                    <Text as="span" look="small" tone="secondary">
                      {t(`reminder.channels.${isUnknown(optState) ? 'state.unknown' : optState}`)}
                    </Text>
                  }
                />
              ))}
            </Rows>
            {reachesNobody(preferences) ? (
              <Text look="small">{t('reminder.channels.none')}</Text>
            ) : null}
            <div>
              <Link look="standalone" to={reminderPath.communications}>
                {t('reminder.channels.change')}
              </Link>
            </div>
          </Stack>
        </Card>
      )}
    </Shown>
  )
}
