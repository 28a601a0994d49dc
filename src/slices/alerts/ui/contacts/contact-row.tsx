import { isUnreadable } from '#platform/model/parts/part.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { displayPhone } from '#platform/model/validation/display-phone.ts'
import { type Translate, useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { ListRow } from '#ui/data/list.tsx'
import { Inline } from '#ui/layout/stack.tsx'
import { Text } from '#ui/primitives/text.tsx'

export type OpenContact =
  | { readonly to: 'add' }
  | { readonly to: 'edit' | 'remove'; readonly contact: Contact }

export const nameOf = ({ firstName, lastName }: Contact) => `${firstName} ${lastName}`

const waysOf = (t: Translate, { email, phones }: Contact): readonly string[] => [
  ...phones.map(({ number }) => (number.length === 10 ? displayPhone(`+1${number}`) : number)),
  ...(email === null ? [] : [isUnreadable(email) ? t('alerts-contacts.email.unreadable') : email]),
]

/** A contact with what they hear of, the ways to reach them, and buttons to change them. */
export function ContactRow({
  contact,
  detail,
  setOpen,
}: {
  contact: Contact
  detail: string
  setOpen: (open: OpenContact) => void
}) {
  const t = useMessages()
  const name = nameOf(contact)
  return (
    <ListRow
      title={name}
      ending="below"
      detail={detail}
      end={
        <Inline gap="s2">
          <Button
            look="quiet"
            size="compact"
            icon="pencil"
            aria-label={t('alerts-contacts.edit-name', { name })}
            onClick={() => setOpen({ to: 'edit', contact })}
          >
            {t('alerts-contacts.edit')}
          </Button>
          <Button
            look="quiet"
            size="compact"
            aria-label={t('alerts-contacts.remove-name', { name })}
            onClick={() => setOpen({ to: 'remove', contact })}
          >
            {t('alerts-contacts.remove')}
          </Button>
        </Inline>
      }
    >
      {waysOf(t, contact).map((way) => (
        <Text key={way} look="small">
          {way}
        </Text>
      ))}
      {contact.phonesLeftOut === 0 ? null : (
        <Text look="small">
          {t('alerts-contacts.phones.left-out', { count: contact.phonesLeftOut })}
        </Text>
      )}
    </ListRow>
  )
}
