import { useMessages } from '#i18n/use-messages.ts'
import { Card } from '#ui/layout/card.tsx'
import { PageFrame } from '#ui/layout/page-frame.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { AccessLogPanel } from './access-log-panel.tsx'
import { AlertMessagesPanel } from './alert-messages-panel.tsx'
import { AlertRecipientsPanel } from './alert-recipients-panel.tsx'
import { AlertTeamPanel } from './alert-team-panel.tsx'

/**
 * The permissions that the member granted: to contacts, the care team and staff, and for messages, and who looked.
 * All of it is derived from server data.
 */
export function AuthorizationScreen() {
  const t = useMessages()
  return (
    <PageFrame title={t('alerts.title')} lead={t('alerts.lead')}>
      <Columns ratio="even">
        <Stack gap="s6">
          <AccessLogPanel />
          <AlertRecipientsPanel />
          <AlertMessagesPanel />
        </Stack>
        <Stack gap="s6">
          <AlertTeamPanel />
          <Card>
            <Heading level={2} look="h3">
              {t('alerts.staff')}
            </Heading>
            <Text tone="secondary">{t('alerts.staff.text')}</Text>
          </Card>
        </Stack>
      </Columns>
    </PageFrame>
  )
}
