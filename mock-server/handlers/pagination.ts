/** A page of a list. `next` is the cursor of the following page; the last page has none. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly next?: string }

/** Pagination parameters as sent. */
export type PageQuery = {
  readonly count?: string
  readonly cursor?: string
  readonly limit?: string
}

/**
 * The position of a page: after the row with this id. `left` is the number of rows that `count`
 * still allows.
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
    // Checked above.
    return { after, left: left as number | null }
  } catch {
    return null
  }
}

/**
 * Returns one page of a list. `read` returns at most `most` rows after a row, or null when that row
 * is unknown; an invalid cursor also gives null.
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
  // One extra row shows whether another page follows.
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

/** Returns the `read` function of `pageOf` for a list in memory. */
export function rowsAfter<Row extends { readonly id: string }>(all: readonly Row[]) {
  return async (after: string | undefined, most: number): Promise<readonly Row[] | null> => {
    const at = after === undefined ? -1 : all.findIndex(({ id }) => id === after)
    return after !== undefined && at < 0 ? null : all.slice(at + 1, at + 1 + most)
  }
}

/**
 * Returns the Link header (RFC 8288) with the cursor of the next page, for lists whose body is an
 * array.
 */
export function linkOf(
  next: string | undefined,
  query: Readonly<Record<string, string>>,
): { readonly Link?: string } {
  return next === undefined
    ? {}
    : { Link: `<?${new URLSearchParams({ ...query, cursor: next })}>; rel="next"` }
}
