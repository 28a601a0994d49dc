import { support } from '#platform/model/support-contact.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { href } from '#platform/model/paths.ts'
import { fullNameOf, type PersonalInfo } from '#session/member/model/personal-info.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { ButtonLink } from '#ui/navigation/button-link.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Text } from '#ui/primitives/text.tsx'

const profile = href('profileAccount')

/** The name and address on the parcel; renders nothing without an address. */
export function ParcelAddress({ personal }: { personal: PersonalInfo }) {
  const { address } = personal
  if (address === null || isUnreadable(address)) return null
  return (
    <div>
      <Text strong>{fullNameOf(personal)}</Text>
      {[
        address.addressLine1,
        address.addressLine2,
        `${address.city}, ${address.state} ${address.zipcode}`,
      ]
        .filter((line) => line)
        .map((line) => (
          <Text key={line}>{line}</Text>
        ))}
    </div>
  )
}

/** The shipping address of orders, or the link to add one. */
export function SupplyAddress({ personal }: { personal: PersonalInfo }) {
  const t = useMessages()
  return (
    <Stack gap="s1">
      <Heading level={3} look="label">
        {t('supplies.address')}
      </Heading>
      {isUnreadable(personal.address) ? (
        <Text>{t('supplies.address.unreadable', { phone: support.phone })}</Text>
      ) : personal.address === null ? (
        <Stack gap="s3">
          <Text>{t('supplies.address.none')}</Text>
          <div>
            <ButtonLink to={profile}>{t('supplies.address.add')}</ButtonLink>
          </div>
        </Stack>
      ) : (
        <>
          <ParcelAddress personal={personal} />
          <div>
            <Link look="standalone" to={profile}>
              {t('supplies.address.change')}
            </Link>
          </div>
        </>
      )}
    </Stack>
  )
}
