import { supportCall } from '#domain/contact.ts'
import { isUnknown } from '#domain/unknown.ts'
import { useCareTeam } from '#gateway/coaching.queries.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/card/card.tsx'
import { Shown } from '#ui/read/shown.tsx'
import { Row, Rows } from '#ui/rows/rows.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'

/** Who sees the readings to care for the member. */
export function TeamPanel() {
  const t = useMessages()
  return (
    <Shown
      read={useCareTeam()}
      loading={t('authorization.team.loading')}
      failed={t('authorization.team.failed')}
      support={supportCall}
      bones={['14rem']}
      of="entries"
    >
      {(members) => (
        <Card surface="sand">
          <Stack gap="s4">
            <div>
              <Heading level={2} look="h3">
                {t('authorization.team')}
              </Heading>
              <Text tone="secondary">
                {t(members.length === 0 ? 'authorization.team.none' : 'authorization.team.text')}
              </Text>
            </div>
            {members.length === 0 ? null : (
              <Rows>
                {members.map(({ id, displayName, role }) => (
                  <Row
                    key={id}
                    title={displayName}
                    detail={t(
                      isUnknown(role) ? 'authorization.role.unknown' : `authorization.role.${role}`,
                    )}
                  />
                ))}
              </Rows>
            )}
          </Stack>
        </Card>
      )}
    </Shown>
  )
}
