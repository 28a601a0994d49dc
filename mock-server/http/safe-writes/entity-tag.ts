import { createHash } from 'node:crypto'

type Query = Readonly<Record<string, string | readonly string[]>>

/**
 * Returns the strong entity tag of a JSON representation. The tag includes the query, so that a
 * comparison can repeat it.
 */
export function entityTag(representation: unknown, query: Query = {}): string {
  const hash = createHash('sha256')
    .update(JSON.stringify(representation))
    .digest('base64url')
    .slice(0, 24)
  return `"${hash}${Object.keys(query).length === 0 ? '' : `.${Buffer.from(JSON.stringify(query)).toString('base64url')}`}"`
}

/** Returns the query in a tag of this server; empty for any other tag. */
export function queryOfTag(tag: string): Query {
  const [, coded] = tag.slice(1, -1).split('.')
  if (coded === undefined) return {}
  try {
    const read: unknown = JSON.parse(Buffer.from(coded, 'base64url').toString())
    return Object.fromEntries(
      Object.entries(Object(read)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    )
  } catch {
    return {}
  }
}
