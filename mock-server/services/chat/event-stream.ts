import { create } from '@bufbuild/protobuf'
import { timestampFromMs } from '@bufbuild/protobuf/wkt'
import type { ConnectError } from '@connectrpc/connect'
import {
  StreamEventsResponseSchema,
  type StreamEventsResponse,
} from '../../../generated/proto/portal/chat/v1/chat_pb.js'
import { HeartbeatSchema, ReadySchema } from '../../../generated/proto/portal/chat/v1/event_pb.js'
import { isOpen, sessionTopic } from '../../database/tables/sessions.ts'
import type { Store } from '../../database/store.ts'
import { cursorOf, eventsAfter, topicOf } from './chat-events.ts'
import { WakeSignal } from './wake-signal.ts'

/** Number of events read at once; the next batch follows when the client has taken these. */
const BATCH = 100

/**
 * Options of a stream. `from` is the number of the last event that the client has; `time` returns
 * epoch milliseconds.
 */
export type EventStreamOptions = {
  readonly store: Store
  readonly memberId: string
  readonly familyId: string
  readonly from: number
  readonly heartbeatSeconds: number
  readonly time: () => number
  readonly signal: AbortSignal
  /** Cuts the connection. */
  readonly cut: () => void
  readonly problem: (name: string) => ConnectError
}

type Event = StreamEventsResponse['event']

/** Returns whether an event is outdated, such as an old typing indicator. */
const isOver = (event: Event, at: number, now: number): boolean =>
  event.case === 'typing' && event.value.typing && now - at > event.value.durationSeconds * 1000

/**
 * Yields a member's events from the database log; notifications only wake it. A slow client
 * continues from the log, or gets OUT_OF_RANGE when its events were dropped.
 */
export async function* streamEvents(it: EventStreamOptions): AsyncGenerator<StreamEventsResponse> {
  const { store, memberId, familyId, heartbeatSeconds, time, signal, cut, problem } = it
  const say = (seq: number, event: Event) =>
    create(StreamEventsResponseSchema, {
      cursor: cursorOf(seq),
      eventTime: timestampFromMs(time()),
      event,
    })
  const wake = new WakeSignal(signal)
  // A stuck client cannot receive the end of its session. The connection is cut after one
  // heartbeat.
  const cutIfStuck = async (): Promise<void> => {
    if (await isOpen(store, familyId, time())) return
    const timer = setTimeout(cut, heartbeatSeconds * 1000)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
    if (signal.aborted) clearTimeout(timer)
  }
  // Cleanup uses the signal and not `finally`, because a generator with a stuck client may never
  // resume.
  const leave = await Promise.all([
    store.listen(topicOf(memberId), () => wake.ring()),
    store.listen(sessionTopic(familyId), () => {
      wake.ring()
      cutIfStuck().catch(() => undefined)
    }),
  ])
  const stop = () => void Promise.all(leave.map((one) => one().catch(() => undefined)))
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop, { once: true })

  let seq = it.from
  yield say(seq, {
    case: 'ready',
    value: create(ReadySchema, { heartbeatSeconds: Math.ceil(heartbeatSeconds) }),
  })
  let isSilent = false
  while (!signal.aborted) {
    wake.listen()
    if (!(await isOpen(store, familyId, time()))) throw problem('unauthenticated')
    const events = await eventsAfter(store, memberId, seq, BATCH)
    for (const one of events) {
      if (one.seq !== seq + 1) throw problem('cursor-too-old')
      seq = one.seq
      if (!isOver(one.event.event, one.at, time())) yield one.event
    }
    if (events.length > 0) continue
    if (isSilent) yield say(seq, { case: 'heartbeat', value: create(HeartbeatSchema) })
    isSilent = !(await wake.wait(heartbeatSeconds * 1000))
  }
}
