import { send, type FetchPorts } from '#platform/http/portal-fetch.ts'

/** An address of the edge, not of the provider; no operation of the contract. */
const address = '/session/activity'

/**
 * Reports to the edge how many seconds ago the member was active (docs/quality.md#d5).
 *
 * `over`: the session has ended. `lost`: no answer, so the report must be repeated. Uses
 * `keepalive`, because it may be the page's last request.
 */
export async function sendActivity(
  secondsAgo: number,
  ports: Pick<FetchPorts, 'language' | 'framer' | 'fetch'>,
): Promise<'sent' | 'over' | 'lost'> {
  const request = new Request(new URL(address, location.origin), {
    method: 'POST',
    keepalive: true,
    headers: { 'x-portal-idle': String(secondsAgo) },
  })
  const status = await send(request, ports).then(
    (answer) => answer.status,
    () => 0,
  )
  return status === 204 ? 'sent' : status === 401 ? 'over' : 'lost'
}
