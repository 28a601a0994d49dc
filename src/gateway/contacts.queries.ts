import { useQueryClient } from '@tanstack/react-query'
import { contactChange, type Contact, type ContactDraft } from '#domain/contacts.ts'
import { addContact, deleteContact, updateContact } from '#generated/openapi/calls.ts'
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
    /** Sends what differs; without a difference nothing is sent. */
    change: async (before: Contact, draft: ContactDraft): Promise<Contact> => {
      const { id, contactType } = before
      const change = contactChange(draft, before)
      return change === null ? before : changedContact(await shown(updateContact(client, { id, contactType, body: changed(change) })))
    },
    remove: async ({ id }: Contact): Promise<void> => void (await shown(deleteContact(client, { id }))),
  }
}
