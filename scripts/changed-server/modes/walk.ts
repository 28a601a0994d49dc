import type { Field, WireShape } from '../contract/shape.ts'

/** Removes the place from its object or list. */
export const gone: unique symbol = Symbol('gone')

/** A value in an answer, with what the contract says of it. */
export interface AnswerPlace {
  /** Such as `readings.3.value`; empty for the whole answer. */
  readonly path: string
  readonly value: unknown
  readonly shape: WireShape
  /** The field of the object above; undefined for the whole answer and rows. */
  readonly field?: Field
  /** The position among the rows of a list of objects. */
  readonly row?: { readonly index: number; readonly count: number }
  /** Whether the place is below a row of a list of objects. */
  readonly isInRow: boolean
}

/** Returns the new value of a place, the same value, or `gone`. */
export type Rewrite = (place: AnswerPlace) => unknown

/** Rewrites an answer from its leaves to its root. The answer itself is not changed. */
export function rewriteAnswer(answer: unknown, shape: WireShape, rewrite: Rewrite): unknown {
  return visit({ path: '', value: answer, shape, isInRow: false }, rewrite)
}

function visit(place: AnswerPlace, rewrite: Rewrite): unknown {
  return rewrite({ ...place, value: inside(place, rewrite) })
}

function inside(place: AnswerPlace, rewrite: Rewrite): unknown {
  const { value, shape, path, isInRow } = place
  const at = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`)
  if (shape.type === 'list' && Array.isArray(value)) {
    const item = shape.item()
    const isRow = item.type === 'object'
    return value
      .map((each: unknown, index) =>
        visit(
          {
            path: at(index),
            value: each,
            shape: item,
            isInRow: isInRow || isRow,
            ...(isRow && { row: { index, count: value.length } }),
          },
          rewrite,
        ),
      )
      .filter((each) => each !== gone)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  if (shape.type !== 'object' && shape.type !== 'map') return value
  const entries = Object.entries(value).map(([key, each]): [string, unknown] => {
    const field = shape.type === 'object' ? shape.fields.get(key) : undefined
    const below = shape.type === 'map' ? shape.entry() : field?.shape()
    return below === undefined
      ? [key, each]
      : [
          key,
          visit(
            { path: at(key), value: each, shape: below, isInRow, ...(field && { field }) },
            rewrite,
          ),
        ]
  })
  return Object.fromEntries(entries.filter(([, each]) => each !== gone))
}
