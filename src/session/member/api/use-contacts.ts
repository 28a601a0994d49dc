import type { Contact } from '../model/contacts.ts'
import { useListContacts } from '#generated/openapi/hooks.ts'
import { contactsOf } from './contacts-answer.ts'
import { toRowsQueryState, type QueryState } from '#platform/query/query-state.ts'

/** The member's contacts, in the order in which they were added. */
export function useContacts(): QueryState<readonly Contact[]> {
  return toRowsQueryState(useListContacts({}, { select: contactsOf }))
}
