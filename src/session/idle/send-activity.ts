import { send, type FetchPorts } from '#platform/http/portal-fetch.ts'

/** The edge's own address, not the provider's: no operation of the contract. */
const address = '/session/activity'

/**
 * Tells the edge's idle clock (docs/quality.md#d5) that the member did something so many seconds
 * ago. `over`: the session has ended. `lost`: no answer, so it is to be told again. Outlives the
 * page, for it may be the last that is sent.
 */
export async function sendActivity(
  secondsAgo: number,
  ports: Pick<FetchPorts, 'language' | 'framer' | 'fetch'>,
): Promise<'told' | 'over' | 'lost'> {
  const request = new Request(new URL(address, location.origin), {
    method: 'POST',
    keepalive: true,
    headers: { 'x-portal-idle': String(secondsAgo) },
  })
  const status = await send(request, ports).then(
    (answer) => answer.status,
    () => 0,
  )
  return status === 204 ? 'told' : status === 401 ? 'over' : 'lost'
}
