import { useMessages } from '#i18n/use-messages.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { PublicCard } from '#ui/layout/public-page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** The order pages for a visitor: members sign in and return, non-members have their own form. */
export function LabOrderVisitorScreen({
  title,
  signIn,
  from,
  orderForm,
}: {
  title: string
  signIn: string
  from: string
  orderForm: string
}) {
  const t = useMessages()
  return (
    <PublicCard>
      <Stack gap="s6">
        <Heading level={1}>{title}</Heading>
        <Text>{t('lab-orders.visitor')}</Text>
        <ButtonLink block to={signIn} state={{ from }}>
          {t('lab-orders.visitor.sign-in')}
        </ButtonLink>
        <Stack as="section" gap="s3">
          <Heading level={2} look="h3">
            {t('lab-orders.visitor.other')}
          </Heading>
          <Text>{t('lab-orders.visitor.other.text')}</Text>
          <ButtonLink block look="secondary" to={orderForm}>
            {t('lab-orders.visitor.form')}
          </ButtonLink>
        </Stack>
      </Stack>
    </PublicCard>
  )
}
