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

/** The channels on which the member allows messages. */
export function AlertMessagesPanel() {
  const t = useMessages()
  return (
    <QueryBoundary
      read={useCommunicationPreferences()}
      loading={t('alerts.messages.loading')}
      failed={t('alerts.messages.failed')}
      support={supportCall}
      bones={['12rem']}
    >
      {({ channels }) => (
        <Card>
          <Stack gap="s4">
            <Heading level={2} look="h3">
              {t('alerts.messages')}
            </Heading>
            <OmittedRowsNote count={channels.leftOut} of="entries" />
            <List>
              {channels.items.map(({ channel, optState }) => (
                <ListRow
                  key={rawOf(channel)}
                  title={t(`alerts.channel.${isUnknown(channel) ? 'unknown' : channel}`)}
                  ending="below"
                  end={
                    <Text as="span" look="small" tone="secondary">
                      {t(`alerts.opt.${isUnknown(optState) ? 'unknown' : optState}`)}
                    </Text>
                  }
                />
              ))}
            </List>
            <div>
              <Link look="standalone" to={href('profileCommunications')}>
                {t('alerts.messages.change')}
              </Link>
            </div>
          </Stack>
        </Card>
      )}
    </QueryBoundary>
  )
}
