import type { ConnectError } from '@connectrpc/connect'
import { pageOf } from './pagination.ts'

/** Pagination fields of a request (AIP-158); `count` limits all pages together. */
type PageRequest = {
  readonly count?: number | undefined
  readonly pageSize?: number | undefined
  readonly pageToken?: string | undefined
}

const text = <Name extends string>(
  name: Name,
  value: number | string | undefined,
): { readonly [N in Name]?: string } =>
  // The compiler widens a computed key to string.
  (value === undefined ? {} : { [name]: String(value) }) as { readonly [N in Name]?: string }

/**
 * Returns one page of a list with `pageOf`. Throws INVALID_ARGUMENT for a token of another list.
 */
export async function rpcPage<Row extends { readonly id: string }>(
  { count, pageSize, pageToken }: PageRequest,
  longest: number,
  read: (after: string | undefined, most: number) => Promise<readonly Row[] | null>,
  problem: (name: string) => ConnectError,
): Promise<{ readonly rows: readonly Row[]; readonly nextPageToken?: string }> {
  const page = await pageOf(
    { ...text('count', count), ...text('limit', pageSize), ...text('cursor', pageToken) },
    longest,
    read,
  )
  if (page === null) throw problem('invalid-argument')
  return { rows: page.rows, ...(page.next !== undefined && { nextPageToken: page.next }) }
}
