import { fieldsOf, ControlError, optional, text } from './control-error.ts'
import type { ControlRequest } from './control-request.ts'

/** GET /control/streams?scenario=: the open streams of this server. */
export function listStreams({ sandbox, query }: ControlRequest) {
  return sandbox.streams
    .list(query.get('scenario') ?? undefined)
    .map(({ scenario, operationId }) => ({ scenario, operationId }))
}

/** POST /control/streams: cuts or freezes the open streams of a scenario. */
export function breakStreams({ sandbox, body }: ControlRequest) {
  const fields = fieldsOf(body, ['scenario', 'do'])
  const wish = text(fields, 'do')
  if (wish !== 'cut' && wish !== 'freeze') throw new ControlError(400, '"do" must be cut or freeze')
  const held = sandbox.streams.list(optional(fields, 'scenario', text))
  for (const stream of held) stream[wish]()
  return { streams: held.length }
}
