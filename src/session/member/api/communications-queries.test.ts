import { expect, test } from 'vitest'
import { conflictsOf } from '#platform/http/conflicted.ts'
import { useSaveCommunications } from './communications-queries.ts'
import {
  communicationsFieldsOf,
  type CommunicationsInput,
  communicationsInputOf,
  type CommunicationPreferences,
} from '../model/communications.ts'
import { renderSave } from '#platform/query/testing/render-save.ts'

const talk: CommunicationPreferences = {
  channels: {
    items: [
      { channel: 'SMS', optState: 'IN', destinationEnding: '0142' },
      { channel: 'PUSH_NOTIFICATION', optState: 'PROMPT', destinationEnding: '' },
    ],
    leftOut: 0,
  },
  reminderFrequency: 'DAY',
  weekdays: ['MONDAY', 'TUESDAY'],
}
const talkWire = {
  channels: [
    { channel: 'CHANNEL_SMS', optState: 'OPT_STATE_OUT', destinationEnding: '0142' },
    { channel: 'CHANNEL_PUSH_NOTIFICATION', optState: 'OPT_STATE_PROMPT' },
  ],
  reminderFrequency: 'REMINDER_FREQUENCY_WEEK',
  weekdays: ['WEEKDAY_TUESDAY', 'WEEKDAY_MONDAY'],
}
const talkEdit = (typed: Partial<CommunicationsInput>) => ({
  told: communicationsFieldsOf({ ...communicationsInputOf(talk), ...typed }, talk),
  shown: communicationsFieldsOf(communicationsInputOf(talk), talk),
})

test.each<[string, Partial<CommunicationsInput>, unknown[]]>([
  [
    'days keep the channel and the frequency of another device',
    { weekdays: ['SUNDAY', 'MONDAY'] },
    [{ channels: [], weekdays: { weekdays: ['WEEKDAY_MONDAY', 'WEEKDAY_SUNDAY'] } }],
  ],
  [
    'the same choice as on another device sends nothing',
    { reminderFrequency: 'WEEK', SMS: 'OUT' },
    [],
  ],
  [
    'another frequency than on another device waits for the member',
    { reminderFrequency: 'MONTH' },
    [],
  ],
])('communications: %s', async (_, typed, sent) => {
  const answer = { preferences: talkWire }
  const server = {
    answers: { GetCommunicationPreferences: answer, UpdateCommunicationPreferences: answer },
    sent: [] as unknown[],
    basedOn: [] as (string | null)[],
  }
  const stopped = await renderSave(
    useSaveCommunications,
    server,
  )(talkEdit(typed)).then(() => [], conflictsOf)
  expect([server.sent, server.basedOn]).toEqual([sent, sent.map(() => '"now"')])
  expect(stopped.length > 0).toBe(
    'reminderFrequency' in typed && typed.reminderFrequency === 'MONTH',
  )
})
