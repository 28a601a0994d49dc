import { supportCall } from '#platform/model/support-contact.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { useCareTeam } from '#vitals/api/care/coaching-queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** The care team that sees the member's readings. */
export function AlertTeamPanel() {
  const t = useMessages()
  return (
    <QueryBoundary
      read={useCareTeam()}
      loading={t('alerts.team.loading')}
      failed={t('alerts.team.failed')}
      support={supportCall}
      bones={['14rem']}
      of="entries"
    >
      {(members) => (
        <Card surface="sand">
          <Stack gap="s4">
            <div>
              <Heading level={2} look="h3">
                {t('alerts.team')}
              </Heading>
              <Text tone="secondary">
                {t(members.length === 0 ? 'alerts.team.none' : 'alerts.team.text')}
              </Text>
            </div>
            {members.length === 0 ? null : (
              <List>
                {members.map(({ id, displayName, role }) => (
                  <ListRow
                    key={id}
                    title={displayName}
                    detail={t(isUnknown(role) ? 'alerts.role.unknown' : `alerts.role.${role}`)}
                  />
                ))}
              </List>
            )}
          </Stack>
        </Card>
      )}
    </QueryBoundary>
  )
}
