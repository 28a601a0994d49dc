/** A JSON value with one change, and a description of the change. */
export interface BrokenValue {
  readonly name: string
  readonly value: unknown
}

const LONG = 'x'.repeat(60_000)

/**
 * Replacements for a leaf: other types, too long, too large, out of order. The caller keeps those
 * that are invalid at the place.
 */
const replacements: readonly BrokenValue[] = [
  { name: 'null', value: null },
  { name: 'true', value: true },
  { name: 'a list', value: [] },
  { name: 'an object', value: { a: 1 } },
  { name: 'a fraction', value: 1.5 },
  { name: 'a negative number', value: -1 },
  { name: 'a huge number', value: 1e21 },
  { name: 'no text', value: '' },
  { name: 'a long text', value: LONG },
  { name: 'an odd text', value: '\u0000<script>\u202e{}' },
  { name: 'a day that does not exist', value: '2026-02-30T25:61:00' },
]

const FIELD_TOO_MANY = 'zzFieldThatTheContractDoesNotHave'

/**
 * All single changes of a value: each leaf and branch replaced, each field removed, and a field
 * added to each object.
 */
export function brokenValues(value: unknown): BrokenValue[] {
  return [...replacements, ...inside(value, '')]
}

const inside = (value: unknown, at: string): BrokenValue[] => {
  if (Array.isArray(value))
    return value
      .slice(0, 1)
      .flatMap((item, index) =>
        changed(item, `${at}/${index}`, (other) => value.with(index, other)),
      )
  if (typeof value !== 'object' || value === null) return []
  const fields = value as Readonly<Record<string, unknown>>
  return [
    { name: `${at || 'body'} with a field too many`, value: { ...fields, [FIELD_TOO_MANY]: 1 } },
    ...Object.keys(fields).flatMap((name) => {
      const { [name]: own, ...rest } = fields
      return [
        { name: `without ${at}/${name}`, value: rest },
        ...changed(own, `${at}/${name}`, (other) => ({ ...fields, [name]: other })),
      ]
    }),
  ]
}

const changed = (own: unknown, at: string, put: (other: unknown) => unknown): BrokenValue[] => [
  ...replacements.map(({ name, value }) => ({ name: `${at} is ${name}`, value: put(value) })),
  ...inside(own, at).map(({ name, value }) => ({ name, value: put(value) })),
]
