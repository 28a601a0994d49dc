import { unreadable, unreadablePart, isUnreadable } from '../../../../../generated/schemas/read.ts'
import { type FindDeclaration, resolved } from '../declarations.ts'
import { isTextThatMayBeEmpty } from '../readable-parts.ts'
import type { FieldShape, ObjectShape, SchemaShape } from '../shape.ts'

/**
 * One change that a newer server may make: the changed wire value, and what the portal must read
 * from it.
 */
export type NewerValue = {
  readonly change: string
  readonly wire: unknown
  readonly expected: unknown
}

type Wire = Readonly<Record<string, unknown>>
/** Replaces a part of the whole; `undefined` removes it. */
type Put = (part: unknown) => unknown

/**
 * Every single change that a newer server may make to a value: an additional field in any object,
 * an unknown member of any enum, a missing optional part, a part of another type. `read` is what
 * the portal read before the change; `expected` is `unreadable` when the whole loses a required
 * part.
 */
export function* newerValues(
  shape: SchemaShape,
  wire: unknown,
  read: unknown,
  find: FindDeclaration,
): Generator<NewerValue> {
  yield* changesIn(
    shape,
    wire,
    read,
    '',
    (part) => part,
    (part) => part,
    find,
  )
}

function* changesIn(
  shape: SchemaShape,
  wire: unknown,
  read: unknown,
  place: string,
  put: Put,
  putRead: Put,
  find: FindDeclaration,
): Generator<NewerValue> {
  // A value that no version of the contract allows: the reader drops it, and the enclosing object
  // decides the rest.
  if (shape.kind !== 'reference' && shape.kind !== 'anything')
    yield {
      change: `${place}: of another type`,
      wire: put(unreadableValue),
      expected: putRead(leftOf(shape)),
    }
  switch (shape.kind) {
    case 'reference':
      yield* changesIn(find(shape).shape, wire, read, place, put, putRead, find)
      break
    case 'nullable':
      if (wire !== null)
        yield* changesIn(
          shape.of,
          wire,
          read,
          place,
          put,
          (part) => putRead(part === unreadable ? null : part),
          find,
        )
      break
    case 'readable':
      yield* changesIn(
        shape.of,
        wire,
        read,
        place,
        put,
        (part) => putRead(part === unreadable ? unreadablePart : part),
        find,
      )
      break
    case 'word':
      yield {
        change: `${place}: a new word`,
        wire: put('NEW_IN_A_LATER_VERSION'),
        expected: putRead({ type: 'unknown', raw: 'NEW_IN_A_LATER_VERSION' }),
      }
      break
    case 'member': {
      const raw = `${shape.prefix}NEW_IN_A_LATER_VERSION`
      yield {
        change: `${place}: a new member`,
        wire: put(raw),
        expected: putRead({ type: 'unknown', raw }),
      }
      yield {
        change: `${place}: a new member by its number`,
        wire: put(4711),
        expected: putRead({ type: 'unknown', raw: 4711 }),
      }
      break
    }
    case 'code':
      yield {
        change: `${place}: a new code`,
        wire: put(4711),
        expected: putRead({ type: 'unknown', raw: 4711 }),
      }
      break
    case 'either':
      yield* changesOfFirst(shape.of, wire, read, place, put, putRead, find)
      break
    case 'map':
      for (const [key, part] of Object.entries(wire as Wire)) {
        const own = (read as Wire)[key]
        yield* changesIn(
          shape.of,
          part,
          own,
          `${place}.${key}`,
          (next) => put({ ...(wire as Wire), [key]: next }),
          (next) => putRead(withPart(read as Wire, key, next)),
          find,
        )
      }
      break
    case 'list':
      yield* changesOfList(shape, wire as readonly unknown[], read, place, put, putRead, find)
      break
    case 'object':
      yield* changesOfObject(shape, wire as Wire, read as Wire, place, put, putRead, find)
  }
}

/** What the portal reads from a value of another type. */
function leftOf(shape: SchemaShape): unknown {
  switch (shape.kind) {
    case 'readable': {
      const left = leftOf(shape.of)
      return left === unreadable ? unreadablePart : left
    }
    case 'nullable':
      return shape.of.kind === 'readable' ? leftOf(shape.of) : null
    case 'list':
      return shape.isLenient === true ? { items: [], leftOut: 1 } : unreadable
    default:
      return unreadable
  }
}

/** Known words beside free text: the contract allows unknown words, so they are tried, too. */
function* changesOfFirst(
  shapes: readonly SchemaShape[],
  wire: unknown,
  read: unknown,
  place: string,
  put: Put,
  putRead: Put,
  find: FindDeclaration,
): Generator<NewerValue> {
  const [first] = shapes
  const target = first === undefined ? undefined : resolved(first, find)
  if (target?.kind === 'word' || target?.kind === 'code')
    yield* changesIn(target, wire, read, place, put, putRead, find)
}

function* changesOfList(
  shape: Extract<SchemaShape, { kind: 'list' }>,
  wire: readonly unknown[],
  read: unknown,
  place: string,
  put: Put,
  putRead: Put,
  find: FindDeclaration,
): Generator<NewerValue> {
  const isRows = resolved(shape.of, find).kind === 'object'
  const items = isRows
    ? (read as { readonly items: readonly unknown[] }).items
    : (read as readonly unknown[])
  for (const [index, part] of wire.entries()) {
    const putItem: Put = (next) => {
      if (!isRows) return putRead(next === unreadable ? unreadable : items.with(index, next))
      if (next !== unreadable) return putRead({ items: items.with(index, next), leftOut: 0 })
      return putRead(
        items.length === 1 && shape.isLenient !== true
          ? unreadable
          : { items: items.filter((_, each) => each !== index), leftOut: 1 },
      )
    }
    yield* changesIn(
      shape.of,
      part,
      items[index],
      `${place}[${index}]`,
      (next) => put(wire.with(index, next)),
      putItem,
      find,
    )
  }
}

function* changesOfObject(
  shape: ObjectShape,
  wire: Wire,
  read: Wire,
  place: string,
  put: Put,
  putRead: Put,
  find: FindDeclaration,
): Generator<NewerValue> {
  yield {
    change: `${place}: a new field`,
    wire: put({ ...wire, newInALaterVersion: { deep: [1] } }),
    expected: putRead(read),
  }
  for (const field of shape.fields) {
    const { key, shape: part, presence } = field
    if (!(key in wire)) continue
    const at = `${place}.${key}`
    const { [key]: _, ...others } = wire
    if (presence === 'required' && resolved(part, find).kind === 'nullable')
      yield {
        change: `${at}: left out, though required`,
        wire: put(others),
        expected: putRead(fitting(shape, { ...read, [key]: leftOf(resolved(part, find)) })),
      }
    if (presence === 'optional' || presence === 'expected' || presence === 'decisive')
      yield {
        change: `${at}: left out`,
        wire: put(others),
        expected: putRead(fitting(shape, withPart(read, key, unreadable))),
      }
    if (wire[key] === null && presence !== 'required') continue
    yield* changesIn(
      part,
      wire[key],
      read[key],
      at,
      (next) => put({ ...wire, [key]: next }),
      (next) => putRead(fitting(shape, partOf(read, field, next, find))),
      find,
    )
  }
}

/** Replaces a part of an object; the result of an unreadable part. */
function partOf(read: Wire, field: FieldShape, part: unknown, find: FindDeclaration): unknown {
  const { key, presence, shape, absent } = field
  if (part !== unreadable) return { ...read, [key]: part }
  if (presence === 'optional' || presence === 'expected') return withPart(read, key, unreadable)
  if (presence === 'decisive') return unreadable
  const target = resolved(shape, find)
  // The default word is no member of its enum, so it reads as unknown.
  if (absent === "''" && target.kind === 'word')
    return { ...read, [key]: { type: 'unknown', raw: '' } }
  return isTextThatMayBeEmpty(field, find) ? { ...read, [key]: '' } : unreadable
}

/**
 * An object that violates a rule between its fields is dropped, because a reading without its value
 * has no meaning.
 */
const fitting = ({ conditions }: ObjectShape, value: unknown): unknown =>
  value === unreadable ||
  conditions.every(({ expression }) =>
    (new Function('value', `return ${expression}`) as (value: unknown) => unknown)(
      Object.fromEntries(Object.entries(value as Wire).filter(([, part]) => !isUnreadable(part))),
    ),
  )
    ? value
    : unreadable

const withPart = (read: Wire, key: string, part: unknown): Wire => {
  const { [key]: _, ...others } = read
  return part === unreadable ? others : { ...others, [key]: part }
}

/** The contract has no nested lists. */
const unreadableValue = [[[]]]
