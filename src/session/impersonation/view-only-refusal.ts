/** PROG-039: permission denied on the programs means that there are none. */
const programs = /\/ListPrograms$/

/**
 * Whether an answer refuses a write of a staff session: the problem `view_only`, or an RPC with
 * permission_denied. Reads a clone of the response.
 */
export async function isViewOnlyRefusal(request: Request, response: Response): Promise<boolean> {
  if (response.status !== 403 || request.method === 'GET') return false
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as { error?: unknown; code?: unknown } | null
  return (
    body?.error === 'view_only' ||
    (body?.code === 'permission_denied' && !programs.test(request.url))
  )
}
