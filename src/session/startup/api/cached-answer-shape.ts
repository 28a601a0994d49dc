import { isUnknown } from '#generated/schemas/read.ts'

type Fields = Readonly<Record<string, unknown>>
/** Whether an object has the shape that a reader returns. */
export type ShapeCheck = (value: Fields) => boolean

/** Whether a value is a list that was read row by row, with rows of a shape. */
export function isRowsOf(value: unknown, isRow: ShapeCheck): boolean {
  const { items, leftOut } = Object(value) as Fields
  return (
    Array.isArray(items) &&
    typeof leftOut === 'number' &&
    items.every((row) => isRow(Object(row) as Fields))
  )
}

/** Whether an object has strings, or enum members known or unknown, at these keys. */
export function hasMembers(...keys: readonly string[]): ShapeCheck {
  return (row) => keys.every((key) => typeof row[key] === 'string' || isUnknown(row[key]))
}
