/** PROG-039: a refusal of the programs means that there are none. */
const programs = /\/ListPrograms$/

/**
 * Whether an answer says that the staff may look and not change: the problem `view_only`, or a
 * refused RPC. Reads a copy of the answer.
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
