import type { PersonalInfo } from '#session/member/model/personal-info.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { ShippingAddressLines } from '../shipping-address-lines.tsx'

/** The stored address, to confirm or change. */
export function ConfirmedAddress({
  personal,
  confirm,
  onChange,
}: {
  personal: PersonalInfo
  confirm: string
  onChange: () => void
}) {
  const t = useMessages()
  return (
    <Stack gap="s6">
      <Card>
        <ShippingAddressLines personal={personal} />
      </Card>
      <Inline gap="s3">
        <ButtonLink to={confirm}>{t('lab-orders.address.right')}</ButtonLink>
        <Button look="secondary" onClick={onChange}>
          {t('lab-orders.address.change')}
        </Button>
      </Inline>
    </Stack>
  )
}
