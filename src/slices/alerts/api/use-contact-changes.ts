import { isUnreadable, knownOrNull } from '#platform/model/parts/part.ts'
import { useQueryClient } from '@tanstack/react-query'
import { canChangePhones, type ContactFields, storedContactFields } from '../model/contact-form.ts'
import {
  contactChange,
  type Contact,
  type contactTypes,
  type ContactDraft,
} from '#session/member/model/contacts.ts'
import { addContact, deleteContact, listContacts, updateContact } from '#generated/openapi/calls.ts'
import { usePortalClient } from '#generated/openapi/client-context.tsx'
import {
  addContactMutation,
  deleteContactMutation,
  updateContactMutation,
} from '#generated/openapi/queries.ts'
import type { MutationOperation } from '#generated/query/operation.ts'
import { memberName } from '#generated/schemas/read.ts'
import { contactOf, contactsOf, phonesBody } from '#session/member/api/contacts-answer.ts'
import { RequestRefused } from '#platform/http/failure.ts'
import { saveMerged } from '#platform/query/use-merged-save.ts'
import { writeThrough } from '#platform/query/write-through.ts'

/** The `error` of a save that would replace phones that failed to parse. */
export const unreadablePhones = 'unreadable_phones'

/**
 * Each change rejects with a Failure and resolves after the list is refetched. `add` is refused
 * with 409 when the list is full.
 */
export function useContactChanges() {
  const client = usePortalClient()
  const queries = useQueryClient()
  const shown = <T>(
    work: () => Promise<T>,
    { invalidates }: Pick<MutationOperation<never, never, unknown>, 'invalidates'>,
  ): Promise<T> => writeThrough(queries, work, invalidates)
  return {
    add: async (
      contactType: (typeof contactTypes)[number],
      { phones, email, ...draft }: ContactDraft,
    ): Promise<Contact> =>
      contactOf(
        await shown(
          () =>
            addContact(client, {
              body: {
                ...draft,
                email: knownOrNull(email),
                phones: phonesBody(phones),
                contactType,
              },
            }),
          addContactMutation,
        ),
      ),
    /**
     * Merges the edit (`told` against `shown`) into the current contact of the server; sends
     * nothing without a change. Rejects with `conflictsOf` when both changed a field. Rejects with
     * Refused `unreadable_phones` when phones change and one failed to parse, since the list is
     * replaced as a whole.
     */
    change: async (
      edit: { readonly told: ContactFields; readonly shown: ContactFields },
      draftOf: (fields: ContactFields) => ContactDraft,
    ): Promise<Contact> => {
      const {
        told,
        shown: { stored: before, mobile, home },
      } = edit
      if (contactChange(draftOf(told), before) === null) return before
      const changesPhones = told.mobile !== mobile || told.home !== home
      return shown(
        () =>
          saveMerged<typeof edit, ContactFields, Contact>(
            {
              read: async () => {
                const answer = await listContacts(client)
                const { items, leftOut } = contactsOf(answer)
                const now = items.find(({ id }) => id === before.id)
                if (changesPhones && (now === undefined ? leftOut > 0 : !canChangePhones(now)))
                  throw new RequestRefused({ error: unreadablePhones, details: [] })
                return now ? { now: storedContactFields(now, told, edit.shown), answer } : null
              },
              send: async (_, fields, init) => {
                const change = contactChange(draftOf(fields), fields.stored)
                if (change === null) return fields.stored
                const { phones, email, ...rest } = change
                const body = {
                  ...rest,
                  // An unreadable address is unchanged.
                  ...(email === undefined || isUnreadable(email) ? {} : { email }),
                  ...(phones && { phones: phonesBody(phones) }),
                }
                return contactOf(
                  await updateContact(
                    client,
                    { id: before.id, contactType: memberName('', before.contactType), body },
                    init,
                  ),
                )
              },
            },
            edit,
          ),
        updateContactMutation,
      )
    },
    remove: async ({ id }: Contact): Promise<void> =>
      void (await shown(() => deleteContact(client, { id }), deleteContactMutation)),
  }
}
