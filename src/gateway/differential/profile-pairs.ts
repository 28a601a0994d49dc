import { ChannelMessage, CommunicationPreferencesMessage, CommunicationsAnswer, CommunicationsChange } from '../communications.ts'
import type { Pair } from './pair.ts'

/** Profile, preferences and supplies. */
export const profilePairs: readonly Pair[] = [
  { name: 'communications: answer', schema: CommunicationsAnswer, component: 'portal.communications.v1.GetCommunicationPreferencesResponse' },
  { name: 'communications: answer to a change', schema: CommunicationsAnswer, component: 'portal.communications.v1.UpdateCommunicationPreferencesResponse' },
  { name: 'communications: change', schema: CommunicationsChange, component: 'portal.communications.v1.UpdateCommunicationPreferencesRequest' },
  { name: 'communications: channel', schema: ChannelMessage, component: 'portal.communications.v1.ChannelPreference' },
  { name: 'communications: preferences', schema: CommunicationPreferencesMessage, component: 'portal.communications.v1.CommunicationPreferences' },
]
