import { fullNameOf, type PersonalInfo } from '#domain/member.ts'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

/** Name and address, as on an envelope. */
export function AddressLines({ personal }: { personal: PersonalInfo }) {
  const { address } = personal
  return (
    <Stack gap="s1">
      <Text strong>{fullNameOf(personal)}</Text>
      {address === null ? null : (
        <>
          <Text>{address.addressLine1}</Text>
          {address.addressLine2 ? <Text>{address.addressLine2}</Text> : null}
          <Text>
            {address.city}, {address.state} {address.zipcode}
          </Text>
        </>
      )}
    </Stack>
  )
}
