import { destinationsOf } from './alert-destinations.ts'
import { limitProblems, type LimitProblem } from './alert-preferences-form.ts'
import {
  type AlertDestination,
  type AlertThreshold,
  type BloodSugarAlerts,
  type ThresholdChange,
  isKnownDestination,
  type KnownDestination,
} from './blood-sugar-alerts.ts'
import type { Contact } from '#session/member/model/contacts.ts'
import { rawOf } from '#platform/model/unknown-enum.ts'

type Thresholds = Pick<BloodSugarAlerts, 'low' | 'high'>
export const alertKinds = ['low', 'high'] as const
export type AlertKind = (typeof alertKinds)[number]

/**
 * What stands in the form of "who is told": limits in mg/dL as typed, and the ids of the contacts
 * who are told.
 */
export type AlertRecipientsInput = {
  readonly low: string
  readonly high: string
  readonly lowIds: readonly string[]
  readonly highIds: readonly string[]
}

const idsOf = ({ destinations }: AlertThreshold): readonly string[] => [
  ...new Set(destinations.map(({ contactId }) => contactId)),
]

export function alertRecipientsInputOf({ low, high }: Thresholds): AlertRecipientsInput {
  return {
    low: String(low.threshold),
    high: String(high.threshold),
    lowIds: idsOf(low),
    highIds: idsOf(high),
  }
}

/** Whether this contact may be told at all: family or a friend with an address (PROF-014). */
export function canReceiveAlerts(contact: Contact): boolean {
  return destinationsOf(contact).length > 0
}

/** What keeps it from being saved. */
export function alertLimitProblems(typed: AlertRecipientsInput): {
  readonly low?: LimitProblem
  readonly high?: LimitProblem
} {
  return limitProblems(typed)
}

const sameDestination = (a: AlertDestination, b: AlertDestination): boolean =>
  a.contactId === b.contactId && rawOf(a.channel) === rawOf(b.channel) && a.address === b.address

/**
 * Where one contact is told: in the ways in which they were, by their addresses of today; in all
 * their ways when they are new, or when none of the old ones is left, those that the portal does
 * not know among them. While one of their phones cannot be read, the old ways stay: the phone that
 * is told may be that one.
 */
function waysOf(
  contact: Contact,
  before: readonly AlertDestination[],
): readonly KnownDestination[] {
  const old = before.filter(({ contactId }) => contactId === contact.id)
  if (contact.phonesLeftOut > 0 && old.length > 0) return old.filter(isKnownDestination)
  const today = destinationsOf(contact)
  const kept = today.filter(({ channel }) => old.some((each) => each.channel === channel))
  return kept.length > 0 || unknownOf(contact, before).length > 0 ? kept : today
}

/**
 * The stored destinations of a contact with a way or a kind of contact that the portal does not
 * know.
 */
const unknownOf = (contact: Contact, before: readonly AlertDestination[]) =>
  before.filter((each) => each.contactId === contact.id && !isKnownDestination(each))

const ids = { low: 'lowIds', high: 'highIds' } as const

/**
 * A contact's ways, of which kinds of readings she hears by them; no kinds: she hears of none yet,
 * and these are what she has.
 */
export type ContactAlertChannels = {
  readonly kinds: readonly AlertKind[]
  readonly ways: readonly AlertDestination[]
}

/**
 * In which ways a contact hears of what is ticked, as it is or will be saved: once where both kinds
 * go the same ways, else each kind by itself.
 */
export function contactAlertChannels(
  contact: Contact,
  typed: AlertRecipientsInput,
  stored: Thresholds,
): readonly ContactAlertChannels[] {
  const told = alertKinds
    .filter((kind) => typed[ids[kind]].includes(contact.id))
    .map((kind) => ({
      kinds: [kind],
      ways: [
        ...waysOf(contact, stored[kind].destinations),
        ...unknownOf(contact, stored[kind].destinations),
      ],
    }))
  const [first, second] = told
  if (first === undefined) return [{ kinds: [], ways: destinationsOf(contact) }]
  const isSame =
    second === undefined ||
    (first.ways.length === second.ways.length &&
      first.ways.every((way) => second.ways.some((other) => sameDestination(way, other))))
  return isSame ? [{ kinds: told.flatMap(({ kinds }) => kinds), ways: first.ways }] : told
}

/**
 * What the form tells as fields of one level, so that each can be merged by itself: the limits, and
 * of each contact whether she is told. `stored` is the whole of what they were read from.
 */
export type AlertRecipientParts = {
  readonly low: number
  readonly high: number
  readonly stored: BloodSugarAlerts
} & { readonly [Part in `${AlertKind}.${string}`]?: true }

/** Only of a form without problems. */
export function alertRecipientPartsOf(
  typed: AlertRecipientsInput,
  stored: BloodSugarAlerts,
): AlertRecipientParts {
  const told = alertKinds.flatMap((kind) => typed[ids[kind]].map((id) => [`${kind}.${id}`, true]))
  return {
    ...Object.fromEntries(told),
    low: Number(typed.low),
    high: Number(typed.high),
    stored,
  } as AlertRecipientParts
}

/** What the form would say of these parts. */
export function alertRecipientsInputOfParts({
  low,
  high,
  stored: _,
  ...told
}: AlertRecipientParts): AlertRecipientsInput {
  const of = (kind: AlertKind) =>
    Object.keys(told)
      .filter((part) => part.startsWith(`${kind}.`))
      .map((part) => part.slice(kind.length + 1))
  return { low: String(low), high: String(high), lowIds: of('low'), highIds: of('high') }
}

/** The limits that contradict one another: the low one has to be below the high one. */
export function crossedLimits({
  low,
  high,
}: {
  readonly low: number
  readonly high: number
}): readonly AlertKind[] {
  return low < high ? [] : alertKinds
}

/**
 * One threshold as it will be, null when it stays. A destination with a way or a kind of contact
 * that the portal does not know stays, unless the member took its contact off.
 */
function thresholdOf(
  typed: string,
  ids: readonly string[],
  contacts: readonly Contact[],
  stored: AlertThreshold,
): ThresholdChange | null {
  const threshold = Number(typed)
  const taken = new Set(contacts.filter(({ id }) => !ids.includes(id)).map(({ id }) => id))
  const destinations: readonly AlertDestination[] = [
    ...contacts
      .filter(({ id }) => ids.includes(id))
      .flatMap((contact) => waysOf(contact, stored.destinations)),
    ...stored.destinations.filter(
      (each) => !isKnownDestination(each) && !taken.has(each.contactId),
    ),
  ]
  const isSame =
    threshold === stored.threshold &&
    destinations.length === stored.destinations.length &&
    destinations.every((each) => stored.destinations.some((other) => sameDestination(each, other)))
  return isSame ? null : { threshold, destinations }
}

/**
 * The thresholds that are to change of what is `stored`, whole; null when neither is. Only of a
 * form without problems.
 */
export function alertRecipientsPatch(
  typed: AlertRecipientsInput,
  contacts: readonly Contact[],
  stored: Thresholds,
): Partial<Readonly<Record<AlertKind, ThresholdChange>>> | null {
  const changed = {
    low: thresholdOf(typed.low, typed.lowIds, contacts, stored.low),
    high: thresholdOf(typed.high, typed.highIds, contacts, stored.high),
  }
  if (changed.low === null && changed.high === null) return null
  return {
    ...(changed.low === null ? {} : { low: changed.low }),
    ...(changed.high === null ? {} : { high: changed.high }),
  }
}

/**
 * Addresses to which alerts still go although the contact does not have them any more. None while a
 * phone of the contact cannot be read.
 */
export function staleAddresses(contact: Contact, { low, high }: Thresholds): readonly string[] {
  if (contact.phonesLeftOut > 0) return []
  const today = destinationsOf(contact).map(({ address }) => address)
  return [
    ...new Set(
      [...low.destinations, ...high.destinations]
        .filter(
          (each) =>
            isKnownDestination(each) &&
            each.contactId === contact.id &&
            !today.includes(each.address),
        )
        .map(({ address }) => address),
    ),
  ]
}
