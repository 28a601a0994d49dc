import { useFormat } from '#i18n/use-format.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { useStore } from '#platform/store/use-store.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { NonMemberMessage } from '../non-member-message.tsx'
import { NonMemberCallLink } from '../non-member-call-link.tsx'
import { orderedKit } from '../lab-kit-order-store.ts'

/** The placed order and its delivery; without an order it links to the form. */
export function LabKitConfirmationScreen({ orderForm }: { orderForm: string }) {
  const t = useMessages()
  const format = useFormat()
  const order = useStore(orderedKit)
  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{t('non-members.confirm.title')}</Heading>
        {order === null ? (
          <>
            <Text>{t('non-members.confirm.none')}</Text>
            <ButtonLink block to={orderForm}>
              {t('non-members.kit.action')}
            </ButtonLink>
          </>
        ) : (
          <>
            <Banner tone="success" headingLevel={2} title={t('non-members.confirm.taken')}>
              {t('non-members.confirm.when', { day: format.calendarDate(order.expectedBy) })}
            </Banner>
            <NonMemberMessage title={t('non-members.confirm.next.title')}>
              {t('non-members.confirm.next.text')}
            </NonMemberMessage>
          </>
        )}
        <NonMemberCallLink />
      </Stack>
    </PublicCard>
  )
}
