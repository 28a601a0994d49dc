import type { Contact } from '#domain/contacts.ts'
import { useListContacts } from '#generated/openapi/hooks.ts'
import { contactsOf } from './contacts.ts'
import { readOfRows, type Read } from './read.ts'

/** The people whom the member named, in the order in which they were added. */
export function useContacts(): Read<readonly Contact[]> {
  return readOfRows(useListContacts({}, { select: contactsOf }))
}
