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

test('counts levels 0 to 3 as available, 4 and 5 as not', () =>
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

test('counts an unknown availability as available and ranks it after the known ones', () => {
  const unknown = { type: 'unknown', raw: 'AVAILABILITY_IN_A_CALL' } as const
  expect([
    isAvailable(unknown),
    availabilityRank(unknown) > availabilityLevels.EXTENDED_AWAY,
  ]).toEqual([true, true])
})

test('reads the user type of a channel member and of a sender', () =>
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
])('reads from the data %j of an admin message the author %j', (data, speaker) =>
  expect(speakerOf({ data })).toBe(speaker),
)

test('prefers the sender over the data of a message', () => {
  const sender = {
    userId: 'coach-dana',
    nickname: 'Dana Whitfield',
    profileUrl: '',
    metaData: { userType: 'COACH' },
  } as const
  expect(speakerOf({ sender, data: '{"senderName":"Somebody else"}' })).toBe('Dana Whitfield')
})
