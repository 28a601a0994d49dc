import { Availability } from '../../generated/proto/portal/chat/v1/channel_pb.js'
import { channelsOf, coachesIn } from '../services/chat/channels.ts'
import { nextActions } from '../services/chat/scheduled-actions.ts'
import { messagesBefore } from '../services/chat/messages.ts'
import type { ControlRequest } from './control-request.ts'

const LISTED = 1000

/**
 * GET /control/chat?memberId=&last=: the stored chat of the member, with the latest `last` (1000 by
 * default) messages of each channel in order.
 */
export async function chatState({ sandbox: { store }, query }: ControlRequest) {
  const memberId = query.get('memberId') ?? ''
  const channels = await channelsOf(store, memberId, 100)
  return {
    channels: await Promise.all(
      channels.map(async (row) => ({
        url: row.url,
        customType: row.custom_type,
        name: row.name,
        awaitingCoach: row.awaiting_coach === 1,
        wantsPreviousCoach: row.wants_previous === 1,
        pingedMessageId: row.pinged_message_id,
        readSequence: row.read_sequence,
        coaches: (await coachesIn(store, row.url)).map(
          ({ nickname, availability, read_sequence }) => ({
            name: nickname,
            availability: Availability[availability],
            readSequence: read_sequence,
          }),
        ),
        messages: (await messagesBefore(store, row.url, 0, Number(query.get('last') ?? LISTED)))
          .toReversed()
          .map((message) => ({
            messageId: message.message_id,
            clientMessageId: message.client_message_id,
            sequence: message.sequence,
            from: message.sender_type?.toLowerCase() ?? 'admin',
            text: message.text,
            createdAt: new Date(message.at_ms).toISOString(),
            card: message.card === null ? null : (JSON.parse(message.card) as unknown),
          })),
        deeds: (await nextActions(store))
          .filter(({ channel_url }) => channel_url === row.url)
          .map(({ deed, due_ms }) => ({ deed, due: new Date(due_ms).toISOString() })),
      })),
    ),
  }
}
