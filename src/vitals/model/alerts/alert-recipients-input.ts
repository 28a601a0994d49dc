import { isUnreadable } from '#platform/model/parts/part.ts'
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
import { isUnknown, rawOf } from '#platform/model/parts/unknown-enum.ts'

type Thresholds = Pick<BloodSugarAlerts, 'low' | 'high'>
export const alertKinds = ['low', 'high'] as const
export type AlertKind = (typeof alertKinds)[number]

/**
 * The form values of the alert recipients: limits in mg/dL as typed, and the ids of the selected
 * contacts.
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

/**
 * Whether the addresses of the contact for alerts are not all known: a phone or the email address
 * could not be read, the only phones are of an unknown kind, or the contact is.
 */
export function hasUnreadableWay({ contactType, phonesLeftOut, phones, email }: Contact): boolean {
  return (
    isUnknown(contactType) ||
    phonesLeftOut > 0 ||
    isUnreadable(email) ||
    (phones.length > 0 && phones.every(({ phoneType }) => isUnknown(phoneType)))
  )
}

/** Whether this contact can receive alerts: family or a friend with an address (PROF-014). */
export function canReceiveAlerts(contact: Contact): boolean {
  return destinationsOf(contact).length > 0
}

/** The problems of the two limits, by limit. */
export function alertLimitProblems(typed: AlertRecipientsInput): {
  readonly low?: LimitProblem
  readonly high?: LimitProblem
} {
  return limitProblems(typed)
}

const sameDestination = (a: AlertDestination, b: AlertDestination): boolean =>
  a.contactId === b.contactId && rawOf(a.channel) === rawOf(b.channel) && a.address === b.address

/**
 * The known destinations of a recipient: their stored channels with their current addresses, or all
 * channels of a new recipient. While an address of the contact cannot be read, the stored
 * destinations stay, because it may be one of them.
 */
function waysOf(
  contact: Contact,
  before: readonly AlertDestination[],
): readonly KnownDestination[] {
  const old = before.filter(({ contactId }) => contactId === contact.id)
  if (hasUnreadableWay(contact) && old.length > 0) return old.filter(isKnownDestination)
  const current = destinationsOf(contact)
  const remaining = current.filter(({ channel }) => old.some((each) => each.channel === channel))
  return remaining.length > 0 || unknownOf(contact, before).length > 0 ? remaining : current
}

/** The stored destinations of a contact whose channel or contact type is unknown. */
const unknownOf = (contact: Contact, before: readonly AlertDestination[]) =>
  before.filter((each) => each.contactId === contact.id && !isKnownDestination(each))

const ids = { low: 'lowIds', high: 'highIds' } as const

/**
 * The channels of a contact, and the kinds of alerts that use them. Without kinds the contact
 * receives no alerts, and `ways` are the channels they have.
 */
export type ContactAlertChannels = {
  readonly kinds: readonly AlertKind[]
  readonly ways: readonly AlertDestination[]
}

/**
 * The channels of a contact, as they are or will be saved. Both kinds share an entry when their
 * channels are the same.
 */
export function contactAlertChannels(
  contact: Contact,
  typed: AlertRecipientsInput,
  stored: Thresholds,
): readonly ContactAlertChannels[] {
  const channels = alertKinds
    .filter((kind) => typed[ids[kind]].includes(contact.id))
    .map((kind) => ({
      kinds: [kind],
      ways: [
        ...waysOf(contact, stored[kind].destinations),
        ...unknownOf(contact, stored[kind].destinations),
      ],
    }))
  const [first, second] = channels
  if (first === undefined) return [{ kinds: [], ways: destinationsOf(contact) }]
  const isSame =
    second === undefined ||
    (first.ways.length === second.ways.length &&
      first.ways.every((way) => second.ways.some((other) => sameDestination(way, other))))
  return isSame ? [{ kinds: channels.flatMap(({ kinds }) => kinds), ways: first.ways }] : channels
}

/**
 * The form values as a flat record, so that each field merges by itself: the limits, and one key
 * for each selected contact and kind. `stored` is the settings that they were read from.
 */
export type AlertRecipientParts = {
  readonly low: number
  readonly high: number
  readonly stored: BloodSugarAlerts
} & { readonly [Part in `${AlertKind}.${string}`]?: true }

/** Requires a form without problems. */
export function alertRecipientPartsOf(
  typed: AlertRecipientsInput,
  stored: BloodSugarAlerts,
): AlertRecipientParts {
  const selected = alertKinds.flatMap((kind) =>
    typed[ids[kind]].map((id) => [`${kind}.${id}`, true]),
  )
  return {
    ...Object.fromEntries(selected),
    low: Number(typed.low),
    high: Number(typed.high),
    stored,
  } as AlertRecipientParts
}

/** The form values of these parts. */
export function alertRecipientsInputOfParts({
  low,
  high,
  stored: _,
  ...selected
}: AlertRecipientParts): AlertRecipientsInput {
  const of = (kind: AlertKind) =>
    Object.keys(selected)
      .filter((part) => part.startsWith(`${kind}.`))
      .map((part) => part.slice(kind.length + 1))
  return { low: String(low), high: String(high), lowIds: of('low'), highIds: of('high') }
}

/** The limits that contradict one another: the low limit must be below the high one. */
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
 * The replacement of one threshold; null when it is unchanged. A destination with an unknown
 * channel or contact type stays, unless the member deselected its contact.
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
 * The changed thresholds, each as a whole; null when none changed. Requires a form without
 * problems.
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
 * Addresses that still receive alerts but that the contact no longer has. Empty while an
 * address of the contact cannot be read.
 */
export function staleAddresses(contact: Contact, { low, high }: Thresholds): readonly string[] {
  if (hasUnreadableWay(contact)) return []
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
