import type { Translate } from '#i18n/use-messages.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { noneOf } from '#platform/model/parts/none.ts'
import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { displayPhone } from '#platform/model/validation/display-phone.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { href } from '#platform/model/paths.ts'
import { useContacts } from '#session/member/api/use-contacts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { FormSection } from '#ui/forms/form-sections.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { ListRow, List } from '#ui/data/list.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { ForAlerts } from './for-alerts.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { RemoveContact } from './remove-contact.tsx'

type Open = { readonly to: 'add' } | { readonly to: 'edit' | 'remove'; readonly contact: Contact }

const nameOf = ({ firstName, lastName }: Contact) => `${firstName} ${lastName}`
const waysOf = (t: Translate, { email, phones }: Contact): readonly string[] => [
  ...phones.map(({ number }) => (number.length === 10 ? displayPhone(`+1${number}`) : number)),
  ...(email === null ? [] : [isUnreadable(email) ? t('contacts.email.unreadable') : email]),
]

/** The member's contacts: for emergencies, and as possible alert recipients (2§3). */
export function ContactsPanel() {
  const t = useMessages()
  const read = useContacts()
  // The page of alerts links here, so that the member can add a recipient of alerts.
  const [params, setParams] = useSearchParamsState()
  const isForAlerts = params.get('for') === 'alerts'
  const [open, setOpen] = useState<Open | null>(isForAlerts ? { to: 'add' } : null)
  const [saved, setSaved] = useState<Contact | null>(null)
  const close = () => setOpen(null)
  const add = (
    <Button look="secondary" icon="plus" onClick={() => setOpen({ to: 'add' })}>
      {t('contacts.add')}
    </Button>
  )
  return (
    <FormSection title={t('contacts.title')} intro={t('contacts.intro')}>
      {isForAlerts ? <ForAlerts saved={saved} onDismiss={() => setParams({ for: null })} /> : null}
      <QueryBoundary
        read={read}
        loading={t('contacts.loading')}
        failed={t('contacts.failed')}
        support={supportCall}
        bones={['9rem']}
        of="entries"
      >
        {(contacts, leftOut) =>
          contacts.length === 0 ? (
            <Card>
              <EmptyState
                none={noneOf(contacts, leftOut)}
                icon="person"
                headingLevel={3}
                title={t('contacts.empty')}
                action={add}
              >
                {t('contacts.empty.text')}
              </EmptyState>
            </Card>
          ) : (
            <Stack gap="s4">
              <Card>
                <List label={t('contacts.title')}>
                  {contacts.map((contact) => (
                    <ListRow
                      key={contact.id}
                      title={nameOf(contact)}
                      ending="below"
                      detail={t(
                        isUnknown(contact.contactType)
                          ? 'contacts.kind.unknown'
                          : `contacts.kind.${contact.contactType}`,
                      )}
                      end={
                        <Inline gap="s2">
                          <Button
                            look="quiet"
                            size="compact"
                            icon="pencil"
                            aria-label={t('contacts.edit-name', { name: nameOf(contact) })}
                            onClick={() => setOpen({ to: 'edit', contact })}
                          >
                            {t('contacts.edit')}
                          </Button>
                          <Button
                            look="quiet"
                            size="compact"
                            aria-label={t('contacts.remove-name', {
                              name: nameOf(contact),
                            })}
                            onClick={() => setOpen({ to: 'remove', contact })}
                          >
                            {t('contacts.remove')}
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
                          {t('contacts.phones.left-out', { count: contact.phonesLeftOut })}
                        </Text>
                      )}
                    </ListRow>
                  ))}
                </List>
              </Card>
              <Inline>{add}</Inline>
            </Stack>
          )
        }
      </QueryBoundary>
      <div>
        <Link look="standalone" to={href('authorization')}>
          {t('contacts.authorization')}
        </Link>
      </div>
      {open === null ? null : open.to === 'remove' ? (
        <RemoveContact contact={open.contact} name={nameOf(open.contact)} onClose={close} />
      ) : (
        <ContactDialog
          contact={open.to === 'edit' ? open.contact : null}
          {...(isForAlerts && { kind: 'FA' as const, onSaved: setSaved })}
          onAdded={(contact) => setOpen({ to: 'edit', contact })}
          onClose={close}
        />
      )}
    </FormSection>
  )
}
