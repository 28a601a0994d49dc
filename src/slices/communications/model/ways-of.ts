import {
  channelOf,
  channels,
  type CommunicationPreferences,
} from '#session/member/model/communications.ts'
import { isUnreadable } from '#platform/model/parts/part.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'

/**
 * The channels on which messages go out now; a text needs a mobile phone. Null when it is not known,
 * since a preference is unreadable or unknown.
 */
export function waysOf(
  preferences: CommunicationPreferences,
): 'none' | 'both' | (typeof channels)[number] | null {
  const { items, leftOut } = preferences.channels
  const isUnclear = ({ channel, optState, destinationEnding }: (typeof items)[number]): boolean =>
    isUnknown(channel) || isUnknown(optState) || isUnreadable(destinationEnding)
  if (leftOut > 0 || items.some(isUnclear)) return null
  const ways = channels.filter((channel) => {
    const way = channelOf(preferences, channel)
    return way?.optState === 'IN' && (channel !== 'SMS' || way.destinationEnding !== '')
  })
  return ways.length === channels.length ? 'both' : (ways[0] ?? 'none')
}
