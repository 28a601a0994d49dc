import { useMessages } from '#i18n/use-messages.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { fullNameOf, type PersonalInfo } from '#session/member/model/personal-info.ts'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'

/** Name and address in the format of an envelope. */
export function ShippingAddressLines({ personal }: { personal: PersonalInfo }) {
  const t = useMessages()
  const { address } = personal
  return (
    <Stack gap="s1">
      <Text strong>{fullNameOf(personal)}</Text>
      {isUnreadable(address) ? (
        <Text>{t('ui.unreadable')}</Text>
      ) : address === null ? null : (
        <>
          <Text>{address.addressLine1}</Text>
          {address.addressLine2 ? <Text>{address.addressLine2}</Text> : null}
          <Text>{`${address.city}, ${address.state} ${address.zipcode}`}</Text>
        </>
      )}
    </Stack>
  )
}
