import { useQueryClient } from '@tanstack/react-query'
import { contactChange, type Contact, type contactTypes, type ContactDraft } from '#domain/contacts.ts'
import { addContact, deleteContact, listContacts, updateContact } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useListContacts } from '#generated/openapi/hooks.ts'
import { addContactMutation, deleteContactMutation, updateContactMutation } from '#generated/openapi/queries.ts'
import { type MutationOperation, refreshAfter } from '#generated/query/operation.ts'
import { memberName } from '#generated/schemas/read.ts'
import { contactOf, contactsOf, phonesBody } from './contacts.ts'
import { Refused } from './failure.ts'
import { failing } from './problem.ts'
import { readOfRows, type Read } from './read.ts'

/** The people whom the member named, in the order in which they were added. */
export const useContacts = (): Read<readonly Contact[]> => readOfRows(useListContacts({}, { select: contactsOf }))

/** The `error` of a save that is refused here: it would replace phones that could not be read. */
export const unreadablePhones = 'unreadable_phones'

/** Each rejects with a Failure; the list is asked again before it counts as done. Adding: Refused 409 when there are as many as there can be. */
export function useContactChanges() {
  const client = usePortalClient()
  const queries = useQueryClient()
  const shown = async <T>(work: Promise<T>, { invalidates }: Pick<MutationOperation<never, never, unknown>, 'invalidates'>): Promise<T> => {
    const done = await failing(work)
    await refreshAfter(queries, { invalidates })
    return done
  }
  /** A contact as the server has it now; null when there is none. Phones are replaced as a whole, so one that could not be read would be lost. */
  const contactNow = async (id: string): Promise<Contact | null> => {
    const { items, leftOut } = contactsOf(await failing(listContacts(client)))
    const now = items.find(one => one.id === id)
    if (now === undefined ? leftOut > 0 : now.phonesLeftOut > 0) throw new Refused({ error: unreadablePhones, details: [] })
    return now ?? null
  }
  return {
    add: async (contactType: (typeof contactTypes)[number], { phones, ...draft }: ContactDraft): Promise<Contact> =>
      contactOf(await shown(addContact(client, { body: { ...draft, phones: phonesBody(phones), contactType } }), addContactMutation)),
    /**
     * Sends what `draftOf` changes of the contact that was shown; without a change nothing is sent. Phones, which are sent whole, are those of the contact that the
     * server has now; Refused `unreadable_phones` when one of them cannot be read.
     */
    change: async (before: Contact, draftOf: (now: Contact) => ContactDraft): Promise<Contact> => {
      const { id, contactType } = before
      const change = contactChange(draftOf(before), before)
      if (change === null) return before
      const now = change.phones ? await contactNow(id) : null
      const { phones, ...rest } = now === null ? change : { ...change, phones: draftOf(now).phones }
      const body = { ...rest, ...(phones && { phones: phonesBody(phones) }) }
      return contactOf(await shown(updateContact(client, { id, contactType: memberName('', contactType), body }), updateContactMutation))
    },
    remove: async ({ id }: Contact): Promise<void> => void (await shown(deleteContact(client, { id }), deleteContactMutation)),
  }
}
