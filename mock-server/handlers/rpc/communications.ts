import { create, fromJson, toJson } from '@bufbuild/protobuf'
import type { ServiceImpl } from '@connectrpc/connect'
import {
  Channel,
  type CommunicationPreferences,
  CommunicationPreferencesSchema,
  type CommunicationsService,
  GetCommunicationPreferencesResponseSchema,
  OptState,
  UpdateCommunicationPreferencesResponseSchema,
} from '../../../generated/proto/portal/communications/v1/communications_pb.js'
import type { CommunicationPreferencesJson } from '../../../generated/rpc/portal/communications/v1/communications_pb.js'
import { decideFact } from '../../database/facts/decide-fact.ts'
import { type MemberFacts, readFact } from '../../database/facts/facts.ts'
import { memberCall } from '../rpc-call.ts'

/** Returns the fact as a message, with the last digits of the phone for text messages. */
const preferencesOf = (
  fact: MemberFacts['communications'],
  { phones }: MemberFacts['personal'],
): CommunicationPreferences => {
  const preferences = fromJson(CommunicationPreferencesSchema, fact)
  const mobile = phones.find(({ phoneType }) => phoneType === 'MO')?.number ?? ''
  for (const one of preferences.channels)
    one.destinationEnding = one.channel === Channel.SMS ? mobile.slice(-4) : ''
  return preferences
}

/** The member's communication preferences. */
export const communications: ServiceImpl<typeof CommunicationsService> = {
  getCommunicationPreferences: async (_request, context) => {
    const { store, caller } = memberCall(context)
    const preferences = preferencesOf(
      await readFact(store, caller.id, 'communications'),
      await readFact(store, caller.id, 'personal'),
    )
    return create(GetCommunicationPreferencesResponseSchema, { preferences })
  },

  updateCommunicationPreferences: async (request, context) => {
    const { store, caller, problem } = memberCall(context)
    const personal = await readFact(store, caller.id, 'personal')
    const wanted = new Map(request.channels.map(({ channel, optState }) => [channel, optState]))
    if (
      wanted.get(Channel.SMS) === OptState.IN &&
      !personal.phones.some(({ phoneType }) => phoneType === 'MO')
    )
      throw problem('mobile-phone-missing')
    const preferences = await decideFact(store, caller.id, 'communications', (before) => {
      const said = preferencesOf(before, personal)
      for (const one of said.channels) one.optState = wanted.get(one.channel) ?? one.optState
      // Zero is "unspecified" and keeps the value.
      said.reminderFrequency = request.reminderFrequency || said.reminderFrequency
      if (request.weekdays) said.weekdays = request.weekdays.weekdays.toSorted((a, b) => a - b)
      const kept = create(CommunicationPreferencesSchema, {
        ...said,
        channels: said.channels.map((one) => ({ ...one, destinationEnding: '' })),
      })
      // The library types the JSON of a message as any JSON.
      return {
        after: toJson(CommunicationPreferencesSchema, kept) as CommunicationPreferencesJson,
        said,
      }
    })
    return create(UpdateCommunicationPreferencesResponseSchema, { preferences })
  },
}
