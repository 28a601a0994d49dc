import { fieldsOf, Mistake, optional, text } from './control-error.ts'
import type { Order } from './control-request.ts'

/** GET /control/streams?scenario=: the streams that are open at this server. */
export function listStreams({ sandbox, query }: Order) {
  return sandbox.streams
    .list(query.get('scenario') ?? undefined)
    .map(({ scenario, operationId }) => ({ scenario, operationId }))
}

/**
 * POST /control/streams: cuts the open streams of a scenario, or lets nothing through them any
 * more.
 */
export function breakStreams({ sandbox, body }: Order) {
  const fields = fieldsOf(body, ['scenario', 'do'])
  const wish = text(fields, 'do')
  if (wish !== 'cut' && wish !== 'freeze') throw new Mistake(400, '"do" must be cut or freeze')
  const held = sandbox.streams.list(optional(fields, 'scenario', text))
  for (const stream of held) stream[wish]()
  return { streams: held.length }
}
