import type { ConnectError } from '@connectrpc/connect'
import { pageOf } from './pagination.ts'

/** What the page of an RPC is asked for by (AIP-158); `count` is over all pages. */
type PageRequest = {
  readonly count?: number | undefined
  readonly pageSize?: number | undefined
  readonly pageToken?: string | undefined
}

const text = <Name extends string>(
  name: Name,
  value: number | string | undefined,
): { readonly [N in Name]?: string } =>
  // A computed key is any text to the compiler.
  (value === undefined ? {} : { [name]: String(value) }) as { readonly [N in Name]?: string }

/**
 * One page of a list that `read` gives the rows of, as `pageOf` has it; INVALID_ARGUMENT where the
 * token is not one of this list.
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
