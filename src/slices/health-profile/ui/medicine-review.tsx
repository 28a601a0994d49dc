import { support } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useFlag } from '#session/member/app-state-store.ts'
import { showChat } from '#session/member/chat-panel-store.ts'
import { useMember } from '#session/member/member-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** Offers a medication review below the list (flag MEDICATION_OPTIMIZATION). */
export function MedicineReview() {
  const t = useMessages()
  const { hasChatAvailable } = useMember()
  if (!useFlag('MEDICATION_OPTIMIZATION')) return null
  return (
    <Card surface="mist">
      <Stack gap="s4">
        <Heading level={3}>{t('health-profile.review')}</Heading>
        <Text look="small" tone="secondary">
          {t('health-profile.review.text')}
        </Text>
        <div>
          {hasChatAvailable ? (
            <Button
              look="secondary"
              size="compact"
              icon="chat"
              aria-haspopup="dialog"
              onClick={showChat}
            >
              {t('health-profile.review.ask')}
            </Button>
          ) : (
            <PlainLink look="standalone" href={support.dial}>
              {t('common.call', { phone: support.phone })}
            </PlainLink>
          )}
        </div>
      </Stack>
    </Card>
  )
}
