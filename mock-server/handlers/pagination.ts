/** A part of a list. `next` begins the page after it; without one it is the last. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly next?: string }

/** What a page is asked by: parameters as they were sent. */
export type PageQuery = {
  readonly count?: string
  readonly cursor?: string
  readonly limit?: string
}

/**
 * Where a page begins: behind the row with this id; `left` are the rows that `count` still allows.
 */
type Position = { readonly after: string; readonly left: number | null }

const cursorOf = ({ after, left }: Position): string =>
  Buffer.from(JSON.stringify([after, left])).toString('base64url')

const positionOf = (cursor: string): Position | null => {
  try {
    const [after, left] = JSON.parse(
      Buffer.from(cursor, 'base64url').toString('utf8'),
    ) as readonly unknown[]
    if (
      typeof after !== 'string' ||
      !(left === null || (Number.isInteger(left) && Number(left) > 0))
    )
      return null
    // Checked on the line above.
    return { after, left: left as number | null }
  } catch {
    return null
  }
}

/**
 * One page of a list that `read` gives the rows of: at most `most` behind a row, in the order of
 * the list, or null where that row is not of the list. Null where the cursor is not one of this
 * list.
 */
export async function pageOf<Row extends { readonly id: string }>(
  query: PageQuery,
  longest: number,
  read: (after: string | undefined, most: number) => Promise<readonly Row[] | null>,
): Promise<Page<Row> | null> {
  const from =
    query.cursor === undefined
      ? { after: undefined, left: query.count === undefined ? null : Number(query.count) }
      : positionOf(query.cursor)
  if (from === null) return null
  const limit = Math.min(Number(query.limit ?? longest), longest)
  const most = Math.min(limit, from.left ?? limit)
  // One more says whether there is a page behind this one.
  const found = await read(from.after, most + 1)
  if (found === null) return null
  const rows = found.slice(0, most)
  const last = rows.at(-1)
  const left = from.left === null ? null : from.left - rows.length
  return {
    rows,
    ...(found.length > most &&
      last !== undefined &&
      left !== 0 && { next: cursorOf({ after: last.id, left }) }),
  }
}

/** The rows of a list in memory behind one of them, for `pageOf`. */
export function rowsAfter<Row extends { readonly id: string }>(all: readonly Row[]) {
  return async (after: string | undefined, most: number): Promise<readonly Row[] | null> => {
    const at = after === undefined ? -1 : all.findIndex(({ id }) => id === after)
    return after !== undefined && at < 0 ? null : all.slice(at + 1, at + 1 + most)
  }
}

/**
 * The header of a list whose body is the list itself (RFC 8288): the same address with the cursor
 * of the next page.
 */
export function linkOf(
  next: string | undefined,
  query: Readonly<Record<string, string>>,
): { readonly Link?: string } {
  return next === undefined
    ? {}
    : { Link: `<?${new URLSearchParams({ ...query, cursor: next })}>; rel="next"` }
}
