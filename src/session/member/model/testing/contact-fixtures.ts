import type { Contact } from '../contacts.ts'

export const ana: Contact = {
  id: 'ct-1',
  firstName: 'Ana',
  lastName: 'Ruiz',
  contactType: 'FA',
  email: 'ana@example.com',
  phones: [
    { number: '2075550142', phoneType: 'MO' },
    { number: '2075550161', phoneType: 'HO' },
  ],
  phonesLeftOut: 0,
}

/** A contact as the server sends it. */
export function sentContact({ phonesLeftOut: _, ...contact }: Contact) {
  return contact
}
