import { expect, test } from 'vitest'
import { availabilityLevels, availabilityRank, isAvailable, userTypeOf } from './channel.ts'
import { speakerOf } from './chat-message.ts'

test.each([
  ['CHAT-022', 'AVAILABLE', 0],
  ['CHAT-023', 'SHORT_AWAY', 1],
  ['CHAT-024', 'LONG_AWAY', 2],
  ['CHAT-025', 'EXTENDED_AWAY', 3],
  ['CHAT-026', 'INDEFINITE_AWAY', 4],
  ['CHAT-027', 'NO_COACH', 5],
] as const)('%s: the level %s has the value %i', (_id, level, value) =>
  expect(availabilityLevels[level]).toBe(value),
)

test('levels 0 to 3 are available, 4 and 5 are not', () =>
  expect(
    (
      [
        'AVAILABLE',
        'SHORT_AWAY',
        'LONG_AWAY',
        'EXTENDED_AWAY',
        'INDEFINITE_AWAY',
        'NO_COACH',
      ] as const
    ).map(isAvailable),
  ).toEqual([true, true, true, true, false, false]))

test('an availability that the portal does not know sends nobody away, and comes behind those that it knows', () => {
  const unknown = { type: 'unknown', raw: 'AVAILABILITY_IN_A_CALL' } as const
  expect([
    isAvailable(unknown),
    availabilityRank(unknown) > availabilityLevels.EXTENDED_AWAY,
  ]).toEqual([true, true])
})

test('who somebody is reads alike from a channel and from a message', () =>
  expect([userTypeOf({ user_type: 'COACH' }), userTypeOf({ userType: 'MEMBER' })]).toEqual([
    'COACH',
    'MEMBER',
  ]))

test.each([
  ['{"senderName":"Wellspring"}', 'Wellspring'],
  ['{"senderName":""}', null],
  ['{"senderName":5}', null],
  ['{"senderName"', null],
  ['null', null],
  ['', null],
])('of an admin message with the data %j speaks %j', (data, speaker) =>
  expect(speakerOf({ data })).toBe(speaker),
)

test("a person's message is spoken by that person, whatever its data says", () => {
  const sender = {
    userId: 'coach-dana',
    nickname: 'Dana Whitfield',
    profileUrl: '',
    metaData: { userType: 'COACH' },
  } as const
  expect(speakerOf({ sender, data: '{"senderName":"Somebody else"}' })).toBe('Dana Whitfield')
})
