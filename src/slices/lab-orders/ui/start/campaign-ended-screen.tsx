import { supportCall } from '#platform/model/support-contact.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PlainLink } from '#ui/navigation/link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { NotFoundCard } from '#ui/feedback/not-found-card.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/**
 * An ended offer of lab kits (`/campaign-ended`) with an alternative. `onward` is the dashboard for
 * a member, else the public page about Wellspring.
 */
export function CampaignEndedScreen({ onward, isMember }: { onward: string; isMember: boolean }) {
  const t = useMessages()
  const call = (
    <PlainLink look="standalone" href={supportCall.href}>
      {t('common.call', { phone: supportCall.label })}
    </PlainLink>
  )
  if (isMember) {
    return (
      <NotFoundCard
        title={t('titles.campaign-ended')}
        actions={<ButtonLink to={onward}>{t('lab-orders.home')}</ButtonLink>}
        help={call}
      >
        <Text>{t('lab-orders.ended.text')}</Text>
      </NotFoundCard>
    )
  }
  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('titles.campaign-ended')}</Heading>
        <Text>{t('lab-orders.ended.text')}</Text>
        <ButtonLink block to={onward}>
          {t('lab-orders.ended.about')}
        </ButtonLink>
        {call}
      </Stack>
    </PublicCard>
  )
}
