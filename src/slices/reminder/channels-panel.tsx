import { supportCall } from '#domain/contact.ts'
import { useCommunicationPreferences } from '#gateway/communications.queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/card/card.tsx'
import { Link } from '#ui/link/link.tsx'
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
    <Shown read={read} loading={t('reminder.channels.loading')} failed={t('reminder.channels.failed')} support={supportCall} bones={['14rem']}>
      {({ channels }) => (
        <Card surface="mist">
          <Stack gap="s4">
            <Heading level={2} look="h3">{t('reminder.channels')}</Heading>
            <Rows>
              {channels.map(({ channel, optState, destinationEnding }) => (
                <Row
                  key={channel}
                  title={channel === 'SMS' && destinationEnding === '' ? t('reminder.channels.SMS-plain') : t(`reminder.channels.${channel}`, { ending: destinationEnding })}
                  end={<Text as="span" look="small" tone="secondary">{t(`reminder.channels.${optState}`)}</Text>}
                />
              ))}
            </Rows>
            {channels.some(({ optState }) => optState === 'IN') ? null : <Text look="small">{t('reminder.channels.none')}</Text>}
            <div><Link look="standalone" to={reminderPath.communications}>{t('reminder.channels.change')}</Link></div>
          </Stack>
        </Card>
      )}
    </Shown>
  )
}
