import { useQueryClient } from '@tanstack/react-query'
import { contactChange, type Contact, type ContactDraft } from '#domain/contacts.ts'
import { addContact, deleteContact, listContacts, updateContact } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import { useListContacts } from '#generated/openapi/hooks.ts'
import { addedContact, changedContact, contactsOf } from './contacts.ts'
import { failing } from './problem.ts'
import { readOf, type Read } from './read.ts'

/** The people whom the member named, in the order in which they were added. */
export const useContacts = (): Read<readonly Contact[]> => readOf(useListContacts({ select: contactsOf }))

/** Each rejects with a Failure; the list is asked again before it counts as done. Adding: Refused 409 when there are as many as there can be. */
export function useContactChanges() {
  const client = usePortalClient()
  const queries = useQueryClient()
  const shown = async <T>(work: Promise<T>): Promise<T> => {
    const done = await failing(work)
    await queries.invalidateQueries({ queryKey: ['listContacts'] })
    return done
  }
  const body = ({ phones, ...rest }: ContactDraft) => ({ ...rest, phones: phones.map(phone => ({ ...phone })) })
  const changed = ({ phones, ...rest }: Partial<ContactDraft>) => ({ ...rest, ...(phones && { phones: phones.map(phone => ({ ...phone })) }) })
  return {
    add: async (contactType: Contact['contactType'], draft: ContactDraft): Promise<Contact> => addedContact(await shown(addContact(client, { body: { ...body(draft), contactType } }))),
    /** Sends what `draftOf` changes of the contact that was shown; without a change nothing is sent. Phones, which are sent whole, are those of the contact that the server has now. */
    change: async (before: Contact, draftOf: (now: Contact) => ContactDraft): Promise<Contact> => {
      const { id, contactType } = before
      const change = contactChange(draftOf(before), before)
      if (change === null) return before
      const now = change.phones && contactsOf(await failing(listContacts(client))).find(one => one.id === id)
      const body = changed(now ? { ...change, phones: draftOf(now).phones } : change)
      return changedContact(await shown(updateContact(client, { id, contactType, body })))
    },
    remove: async ({ id }: Contact): Promise<void> => void (await shown(deleteContact(client, { id }))),
  }
}
