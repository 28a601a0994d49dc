import { hashOf } from '../../database/tokens.ts'

/** The fields that identify the person of an order. */
interface Person {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
  readonly email: string
}

const DAY = 86_400_000
const TO_DELIVERY = 10 * DAY

/** The calendar date (UTC) of a time in milliseconds. */
export const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** The date on which a kit that is ordered at `ms` arrives. */
export const deliveryDay = (ms: number): string => dayAt(ms + TO_DELIVERY)

/**
 * A hash of all four fields, regardless of case and outer spaces. A caller must know every field to
 * find an order.
 */
export const personOf = ({ firstName, lastName, birthDate, email }: Person): string =>
  hashOf(
    [firstName, lastName, birthDate, email]
      .map((part) => part.trim().normalize('NFC').toLowerCase())
      .join('\n'),
  )
