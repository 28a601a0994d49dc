import { noneOf } from '#platform/model/parts/none.ts'
import { useState } from 'react'
import { supportCall } from '#platform/model/support-contact.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { href } from '#platform/model/paths.ts'
import { useContacts } from '#session/member/api/use-contacts.ts'
import { useMessages } from '#i18n/use-messages.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Heading } from '#ui/primitives/heading.tsx'
import { Link } from '#ui/navigation/link.tsx'
import { QueryBoundary } from '#ui/feedback/query-state/query-boundary.tsx'
import { List } from '#ui/data/list.tsx'
import { Inline, Stack } from '#ui/layout/stack.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Text } from '#ui/primitives/text.tsx'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { useMember } from '#session/member/member-context.tsx'
import { ContactRow, nameOf, type OpenContact } from './contact-row.tsx'
import { useHeard } from './use-heard.ts'
import { ForAlerts } from './for-alerts.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { RemoveContact } from './remove-contact.tsx'

/** The member's contacts: for emergencies, and as possible alert recipients (2§3), with the alerts that reach each. */
export function ContactsPanel() {
  const t = useMessages()
  const read = useContacts()
  const heard = useHeard()
  const {
    activePrograms: { bloodSugar },
  } = useMember()
  // The page of alerts links here, so that the member can add a recipient of alerts.
  const [params, setParams] = useSearchParamsState()
  const isForAlerts = params.get('for') === 'alerts'
  const [open, setOpen] = useState<OpenContact | null>(isForAlerts ? { to: 'add' } : null)
  const [saved, setSaved] = useState<Contact | null>(null)
  const close = () => setOpen(null)
  const add = (
    <Button look="secondary" icon="plus" onClick={() => setOpen({ to: 'add' })}>
      {t('alerts-contacts.add')}
    </Button>
  )
  return (
    <Stack gap="s4">
      {isForAlerts ? <ForAlerts saved={saved} onDismiss={() => setParams({ for: null })} /> : null}
      <QueryBoundary
        read={read}
        loading={t('alerts-contacts.loading')}
        failed={t('alerts-contacts.failed')}
        support={supportCall}
        bones={['14rem']}
        of="entries"
      >
        {(contacts, leftOut) => (
          <Card as="section" aria-label={t('alerts-contacts.title')}>
            {contacts.length === 0 ? (
              <EmptyState
                none={noneOf(contacts, leftOut)}
                icon="person"
                title={t('alerts-contacts.empty')}
                action={add}
              >
                {t('alerts-contacts.empty.text')}
              </EmptyState>
            ) : (
              <Stack gap="s4">
                <Heading level={2} look="h3">
                  {t('alerts-contacts.title')}
                </Heading>
                <List label={t('alerts-contacts.title')}>
                  {contacts.map((contact) => (
                    <ContactRow
                      key={contact.id}
                      {...{ contact, setOpen }}
                      detail={heard.of(contact)}
                    />
                  ))}
                </List>
                {heard.note === null ? null : (
                  <Text look="small" tone="secondary">
                    {heard.note}
                  </Text>
                )}
                <Inline gap="s4">
                  {add}
                  {bloodSugar ? (
                    <Link look="standalone" to={href('bloodSugarFriends')}>
                      {t('alerts-contacts.alerts')}
                    </Link>
                  ) : null}
                </Inline>
              </Stack>
            )}
          </Card>
        )}
      </QueryBoundary>
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
    </Stack>
  )
}
