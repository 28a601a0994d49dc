import { randomUUID } from 'node:crypto'
import { decideFact } from '../../database/facts/decide-fact.ts'
import { readFact, writeFact } from '../../database/facts/facts.ts'
import { contactNumber, isEmail, isName } from '../../services/members/contact-rules.ts'
import type { RestAnswer, RestHandlers, Schema } from '../rest-call.ts'

type Contact = Schema<'Contact'>
type Typed = Partial<Pick<Schema<'NewContact'>, 'firstName' | 'lastName' | 'email' | 'phones'>>
type Rule = 'invalid_name' | 'invalid_email' | 'invalid_phone'
type Broken = { readonly rule: Rule; readonly field: string }

const MOST = 20

const brokenRules = ({ firstName, lastName, email, phones }: Typed): readonly Broken[] => [
  ...Object.entries({ firstName, lastName })
    .filter(([, name]) => name !== undefined && !isName(name))
    .map(([field]): Broken => ({ rule: 'invalid_name', field })),
  ...(email === undefined || email === null || isEmail(email)
    ? []
    : [{ rule: 'invalid_email', field: 'email' } as const]),
  ...(phones ?? []).flatMap(({ number }, index) =>
    contactNumber(number) === null
      ? [{ rule: 'invalid_phone', field: `phones.${index}` } as const]
      : [],
  ),
]

type Failure = { readonly status: 422; readonly body: Schema<'Problem'> }

const refusal = (
  typed: Typed,
  problem: (status: 422, example: string) => Failure,
): Failure | null => {
  const broken = brokenRules(typed)
  const [first] = broken
  if (!first) return null
  const { status, body } = problem(
    422,
    broken.every(({ rule }) => rule === first.rule)
      ? `contact_${first.rule}`
      : 'contact_several_fields',
  )
  return { status, body: { ...body, details: broken.map(({ field }) => field) } }
}

/** Normalizes phones to digits; the default type is mobile. */
const keptPhones = (phones: Typed['phones']): Contact['phones'] =>
  (phones ?? []).map(({ number, phoneType }) => ({
    number: contactNumber(number) ?? '',
    phoneType: phoneType ?? 'MO',
  }))

const isSamePerson = ({ id: _, ...a }: Contact, { id: __, ...b }: Contact): boolean =>
  JSON.stringify(Object.entries(a).toSorted()) === JSON.stringify(Object.entries(b).toSorted())

/** Removes a contact from an alert threshold. */
const without = (
  threshold: Schema<'AlertThreshold'>,
  contactId: string,
): Schema<'AlertThreshold'> => ({
  ...threshold,
  destinations: threshold.destinations.filter((destination) => destination.contactId !== contactId),
})

const e164Of = (number: string): string => (number.startsWith('+') ? number : `+1${number}`)

/**
 * Changes an alert threshold with a contact: each recipient keeps its place in the contact's emails
 * or phones, and one whose address is gone is removed.
 */
const followed = (
  threshold: Schema<'AlertThreshold'>,
  before: Contact,
  after: Contact,
): Schema<'AlertThreshold'> => ({
  ...threshold,
  destinations: threshold.destinations.flatMap((destination) => {
    if (destination.contactId !== before.id) return [destination]
    if (destination.channel === 'EMAIL')
      return after.email === null ? [] : [{ ...destination, address: after.email }]
    const numbers = after.phones.map(({ number }) => e164Of(number))
    if (numbers.includes(destination.address)) return [destination]
    const place = before.phones.findIndex(({ number }) => e164Of(number) === destination.address)
    const address = numbers[place]
    return address === undefined ? [] : [{ ...destination, address }]
  }),
})

/** The member's contacts. Alert recipients follow a change, and a removal. */
export const contacts: RestHandlers<
  'listContacts' | 'addContact' | 'updateContact' | 'deleteContact'
> = {
  listContacts: async ({ caller, store }) => ({
    status: 200,
    body: await readFact(store, caller.id, 'contacts'),
  }),

  addContact: async ({ caller, store, body, problem }) => {
    const refused = refusal(body, problem)
    if (refused) return refused
    const { firstName, lastName, contactType, email = null, phones } = body
    const contact: Contact = {
      id: `ct-${randomUUID()}`,
      firstName,
      lastName,
      contactType,
      email,
      phones: keptPhones(phones),
    }
    const added = await decideFact<'contacts', Contact | null>(
      store,
      caller.id,
      'contacts',
      ({ contacts }) => {
        // A repeated contact is not added again, because the request may be a retry or a double
        // click.
        const same = contacts.find((one) => isSamePerson(one, contact))
        if (same) return { said: same }
        return contacts.length < MOST
          ? { after: { contacts: [...contacts, contact] }, said: contact }
          : { said: null }
      },
    )
    return added
      ? { status: 201, headers: { location: `/v1/users/me/contacts/${added.id}` }, body: added }
      : problem(409, 'contact_limit')
  },

  updateContact: async ({ caller, store, body, path, query, problem }) => {
    const refused = refusal(body, problem)
    if (refused) return refused
    const { phones, ...change } = body
    // One transaction, so that no alert goes to an address that the contact no longer has.
    return store.transaction(async (sql): Promise<RestAnswer<'updateContact'>> => {
      const { contacts } = await readFact(sql, caller.id, 'contacts')
      const known = contacts.find(
        ({ id, contactType }) => id === path.id && contactType === query.contactType,
      )
      if (!known) return problem(404, 'not_found')
      const changed: Contact = {
        ...known,
        ...change,
        ...(phones ? { phones: keptPhones(phones) } : {}),
      }
      await writeFact(sql, caller.id, 'contacts', {
        contacts: contacts.map((contact) => (contact === known ? changed : contact)),
      })
      const alerts = await readFact(sql, caller.id, 'alerts')
      await writeFact(sql, caller.id, 'alerts', {
        ...alerts,
        low: followed(alerts.low, known, changed),
        high: followed(alerts.high, known, changed),
      })
      return { status: 200, body: changed }
    })
  },

  // One transaction changes both, because alert settings with an unknown contact cannot be saved
  // again.
  deleteContact: ({ caller, store, path, problem }) =>
    store.transaction(async (sql): Promise<RestAnswer<'deleteContact'>> => {
      const { contacts } = await readFact(sql, caller.id, 'contacts')
      const others = contacts.filter(({ id }) => id !== path.id)
      if (others.length === contacts.length) return problem(404, 'not_found')
      await writeFact(sql, caller.id, 'contacts', { contacts: others })
      const alerts = await readFact(sql, caller.id, 'alerts')
      await writeFact(sql, caller.id, 'alerts', {
        ...alerts,
        low: without(alerts.low, path.id),
        high: without(alerts.high, path.id),
      })
      return { status: 204 }
    }),
}
