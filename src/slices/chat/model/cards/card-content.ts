import { dateParts } from '#generated/schemas/read.ts'
import type {
  BloodSugarValue,
  Card,
  CardDay,
  CardRange,
  CardReading,
  CardValue,
} from '#generated/schemas/rpc/chat.reader.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'

/**
 * A snapshot of a reading or a range of readings in a message; `text` says the same and ends the
 * message text. A day's `low` is the diastolic value, or equals `high` for other kinds.
 */
export type { BloodSugarValue, Card, CardDay, CardRange, CardReading, CardValue }

/** Kinds of cards, in the order in which the picker offers them. */
export const cardKinds = [
  'bloodSugar',
  'bloodPressure',
  'weight',
  'pulse',
] as const satisfies readonly (keyof CardValue)[]
export type CardKind = (typeof cardKinds)[number]

/** The part of a card that is drawn beside its text. */
export type CardContent = { readonly kind: CardKind } & (
  | { readonly reading: CardReading }
  | { readonly range: CardRange }
)

const kindOfValue = (value: CardValue): CardKind | null =>
  cardKinds.find((kind) => value[kind] !== undefined) ?? null

/** Returns the content to draw; null for an unknown kind, which shows only its text. */
export function contentOf({ reading, range }: Card): CardContent | null {
  const kind = kindOfValue(reading?.value ?? range?.highest ?? {})
  if (kind === null) return null
  if (reading) return { kind, reading }
  if (range === undefined || kindOfValue(range.lowest) !== kind) return null
  const { average, ...rest } = range
  return { kind, range: average !== undefined && kindOfValue(average) === kind ? range : rest }
}

/** Converts a card for requests and storage, where days are a plain list. */
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

/** Returns the text to send. The card's text is appended, so that servers without cards keep it. */
export function messageWithCard(written: string, card: Pick<Card, 'text'> | null): string {
  return card === null ? written : written === '' ? card.text : `${written}\n\n${card.text}`
}

/** Returns the member's text without the card's text. */
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
