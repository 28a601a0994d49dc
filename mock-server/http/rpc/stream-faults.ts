import { create, type DescMessage, type Message } from '@bufbuild/protobuf'
import type { RpcCall } from '../../handlers/rpc-call.ts'

const untilAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) =>
    signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve(), { once: true }),
  )

/** Injects the stream faults of a scenario or the control API among the messages of a stream. */
export async function* injectStreamFault(
  { fault, wire }: RpcCall,
  messages: AsyncIterable<Message>,
  output: DescMessage,
  signal: AbortSignal,
): AsyncGenerator<Message> {
  // A half-open stream sends one message first by default.
  let left = fault?.afterMessages ?? (fault?.halfOpen ? 1 : 0)
  const isDue = fault?.halfOpen || fault?.drop || fault?.malformed || fault?.outsideContract
  async function* strike(): AsyncGenerator<Message> {
    if (fault?.drop) wire.cut()
    else if (fault?.malformed) wire.garble()
    else if (fault?.outsideContract) yield create(output)
    if (!fault?.outsideContract) await untilAborted(signal)
  }
  if (isDue && left === 0) yield* strike()
  for await (const message of messages) {
    if (signal.aborted) return
    if (wire.isFrozen) return await untilAborted(signal)
    yield message
    left--
    if (isDue && left === 0) yield* strike()
  }
}
