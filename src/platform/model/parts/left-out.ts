import { isUnreadable } from './part.ts'
import type { Rows } from './unknown-enum.ts'

/** How many parts of an answer could not be read, those within its parts and left-out rows included. */
export function unreadCount(answer: unknown): number {
  if (isUnreadable(answer)) return 1
  if (typeof answer !== 'object' || answer === null) return 0
  return Object.entries(answer).reduce(
    (sum, [name, part]) => sum + (name === 'leftOut' ? Number(part) : unreadCount(part)),
    0,
  )
}

/** The rows that can be told; each other one counts as left out. */
export function rowsThat<Row, Told extends Row>(
  { items, leftOut }: Rows<Row>,
  canBeTold: ((row: Row) => row is Told) | ((row: Row) => boolean),
): Rows<Told> {
  const told = items.filter(canBeTold) as Told[]
  return { items: told, leftOut: leftOut + items.length - told.length }
}
