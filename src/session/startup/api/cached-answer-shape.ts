import { isUnknown } from '#generated/schemas/read.ts'

type Fields = Readonly<Record<string, unknown>>
/** Whether an object has the shape of what a reader gives. */
export type ShapeCheck = (value: Fields) => boolean

/** Whether it is a list that was read row by row, of rows of a shape. */
export function isRowsOf(value: unknown, isRow: ShapeCheck): boolean {
  const { items, leftOut } = Object(value) as Fields
  return (
    Array.isArray(items) &&
    typeof leftOut === 'number' &&
    items.every((row) => isRow(Object(row) as Fields))
  )
}

/** Whether an object has texts or members, known or not, at these keys. */
export function hasMembers(...keys: readonly string[]): ShapeCheck {
  return (row) => keys.every((key) => typeof row[key] === 'string' || isUnknown(row[key]))
}
