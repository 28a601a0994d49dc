import { dateParts } from '#generated/schemas/read.ts'
import type {
  BloodSugarValue,
  Card,
  CardDay,
  CardRange,
  CardReading,
  CardValue,
} from '#generated/schemas/rpc/chat.reader.ts'
import { isUnknown } from '#platform/model/unknown-enum.ts'

/**
 * A reading or a period of readings that goes with a message, as it was then. `text` says the same
 * in words, and is the end of the message's text. Of a range, `low` of a day is the diastolic
 * number; of other kinds it is the same as `high`.
 */
export type { BloodSugarValue, Card, CardDay, CardRange, CardReading, CardValue }

/** What can be shown to a coach, in the order in which it is offered. */
export const cardKinds = [
  'bloodSugar',
  'bloodPressure',
  'weight',
  'pulse',
] as const satisfies readonly (keyof CardValue)[]
export type CardKind = (typeof cardKinds)[number]

/** What a card shows beside its words. */
export type CardContent = { readonly kind: CardKind } & (
  | { readonly reading: CardReading }
  | { readonly range: CardRange }
)

const kindOfValue = (value: CardValue): CardKind | null =>
  cardKinds.find((kind) => value[kind] !== undefined) ?? null

/**
 * What of a card can be drawn; null when the portal does not know what it shows, so that only its
 * words are left.
 */
export function contentOf({ reading, range }: Card): CardContent | null {
  const kind = kindOfValue(reading?.value ?? range?.highest ?? {})
  if (kind === null) return null
  if (reading) return { kind, reading }
  if (range === undefined || kindOfValue(range.lowest) !== kind) return null
  const { average, ...rest } = range
  return { kind, range: average !== undefined && kindOfValue(average) === kind ? range : rest }
}

/** A card for the wire and for storage, where a list of days is a plain list. */
export function cardJson({ text, reading, range }: Card) {
  return {
    text,
    ...(reading ? { reading: { ...reading, value: valueJson(reading.value) } } : {}),
    ...(range ? { range: rangeJson(range) } : {}),
  }
}

const rangeJson = ({
  startDate,
  endDate,
  average,
  lowest,
  highest,
  points,
  ...rest
}: CardRange) => ({
  ...rest,
  startDate: dateParts(startDate),
  endDate: dateParts(endDate),
  ...(average ? { average: valueJson(average) } : {}),
  lowest: valueJson(lowest),
  highest: valueJson(highest),
  points: points.items.map(({ date, ...figures }) => ({ ...figures, date: dateParts(date) })),
})

const valueJson = ({ bloodSugar, ...others }: CardValue) =>
  bloodSugar
    ? {
        ...others,
        bloodSugar: {
          ...bloodSugar,
          mealCode: isUnknown(bloodSugar.mealCode)
            ? Number(bloodSugar.mealCode.raw)
            : bloodSugar.mealCode,
        },
      }
    : others

/**
 * What is sent: what she wrote, and below it the card in words, so that a server without cards
 * keeps it.
 */
export function messageWithCard(written: string, card: Pick<Card, 'text'> | null): string {
  return card === null ? written : written === '' ? card.text : `${written}\n\n${card.text}`
}

/** What she wrote beside the card, which says the rest. */
export function textBesideCard({
  message,
  card,
}: {
  readonly message: string
  readonly card?: Pick<Card, 'text'>
}): string {
  return card !== undefined && message.endsWith(card.text)
    ? message.slice(0, -card.text.length).trimEnd()
    : message
}
