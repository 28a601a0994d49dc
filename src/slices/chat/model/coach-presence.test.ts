import { describe, expect, it, test } from 'vitest'
import { availabilityLevels, type ChannelMetadata } from './channel.ts'
import {
  availabilityOf,
  backAt,
  bannerOf,
  type BannerFacts,
  isCoachAvailable,
  isCoachPresent,
  coachSubject,
  needsCoach,
} from './coach-presence.ts'
import { chatChannel, chatMember, chatMessage } from './testing/chat-fixtures.ts'
import { isUnknown } from '#platform/model/parts/unknown-enum.ts'
import { rowsOf } from '#platform/model/testing/rows.ts'

const me = chatMember('rosa')
const withCoaches = (...coaches: Parameters<typeof chatMember>[1][]) => ({
  members: rowsOf([
    me,
    ...coaches.map((availability, index) => chatMember(`coach-${index}`, availability)),
  ]),
})

describe('GAP-084 GAP-110: presence is membership, availability is below level 4', () => {
  it.each(
    (
      [
        'AVAILABLE',
        'SHORT_AWAY',
        'LONG_AWAY',
        'EXTENDED_AWAY',
        'INDEFINITE_AWAY',
        'NO_COACH',
      ] as const
    ).map((availability) => [availability, availabilityLevels[availability] <= 3] as const),
  )('%s: %s', (availability, available) => {
    expect([
      isCoachPresent(withCoaches(availability)),
      isCoachAvailable(withCoaches(availability)),
    ]).toEqual([true, available])
  })
  it('is false without a coach', () =>
    expect([
      isCoachPresent(withCoaches()),
      isCoachAvailable(withCoaches()),
      availabilityOf(withCoaches()),
    ]).toEqual([false, false, 'NO_COACH']))
  it('uses the best availability of several coaches', () =>
    expect(availabilityOf(withCoaches('INDEFINITE_AWAY', 'SHORT_AWAY', 'LONG_AWAY'))).toBe(
      'SHORT_AWAY',
    ))
  it('an availability that could not be read is not nobody', () => {
    const member = chatMember('a', 'AVAILABLE')
    const metaData = { ...member.metaData, availability: { type: 'unreadable' } as const }
    const channel = { members: rowsOf([{ ...member, metaData }]) }
    expect([isUnknown(availabilityOf(channel)), isCoachAvailable(channel)]).toEqual([true, true])
  })
  it('uses the earliest return time', () => {
    const [first, second] = [chatMember('a', 'LONG_AWAY'), chatMember('b', 'LONG_AWAY')]
    const away = (at: string, member = first) => ({
      ...member,
      metaData: { ...member.metaData, availabilityStartTime: at },
    })
    expect(
      backAt({
        members: rowsOf([
          me,
          away('2026-11-22T09:00:00.000Z'),
          away('2026-11-21T09:00:00.000Z', second),
        ]),
      }),
    ).toBe('2026-11-21T09:00:00.000Z')
    expect(backAt({ members: rowsOf([me, first]) })).toBeNull()
  })
})

test.each([
  ['MEMBER_ONE_ON_ONE', withCoaches(), true],
  ['MEMBER_ONE_ON_ONE', withCoaches('NO_COACH'), false],
  ['MEMBER_SUPPORT', withCoaches(), true],
  ['MEMBER_FOOD_LOGGING', withCoaches('INDEFINITE_AWAY'), true],
  ['MEMBER_FOOD_LOGGING', withCoaches('EXTENDED_AWAY'), false],
  ['MEMBER_FOOD_LOGGING', withCoaches(), true],
] as const)(
  'GAP-110: in %s calls a coach by presence, or by availability for food',
  (customType, channel, needs) =>
    expect(needsCoach({ ...chatChannel('ch-1', customType), ...channel })).toBe(needs),
)

const known: ChannelMetadata = { awaiting_coach: false, pinged_message_id: '' }
const awaiting: ChannelMetadata = { ...known, awaiting_coach: true }
const quiet: BannerFacts = {
  channel: withCoaches('AVAILABLE'),
  metadata: known,
  isWaitingForNewCoach: false,
  subject: 'Hello',
  isDismissed: false,
  hasJustSent: false,
  isAnswered: false,
}

test.each<[string, Partial<BannerFacts>, ReturnType<typeof bannerOf>]>([
  ['all is well', {}, null],
  [
    'CHAT-019, waiting for the first coach',
    { metadata: awaiting, channel: withCoaches() },
    'connecting',
  ],
  ['waiting although a coach is there', { metadata: awaiting }, null],
  ['CHAT-020, waiting for a new coach', { isWaitingForNewCoach: true }, 'connectingNewCoach'],
  [
    'a coach is requested already while the present one is away',
    { metadata: awaiting, channel: withCoaches('INDEFINITE_AWAY') },
    'connectingNewCoach',
  ],
  [
    'the coach who is away has answered the request',
    { metadata: awaiting, channel: withCoaches('INDEFINITE_AWAY'), isAnswered: true },
    'unavailable',
  ],
  ['CHAT-021, nobody is available', { channel: withCoaches('INDEFINITE_AWAY') }, 'unavailable'],
  ['nobody is there', { channel: withCoaches() }, 'unavailable'],
  [
    'nobody is available, and the member dismissed the question',
    { channel: withCoaches(), isDismissed: true },
    null,
  ],
  [
    'nobody is available, and there is nothing to ask about',
    { channel: withCoaches(), subject: null },
    null,
  ],
  ['nothing is known of the channel yet', { channel: withCoaches(), metadata: null }, null],
  ['CHAT-018, just written', { hasJustSent: true }, 'sent'],
  [
    'first and third',
    { metadata: awaiting, channel: withCoaches(), isWaitingForNewCoach: true, hasJustSent: true },
    'connecting',
  ],
  [
    'second to fourth',
    { isWaitingForNewCoach: true, channel: withCoaches('NO_COACH'), hasJustSent: true },
    'connectingNewCoach',
  ],
  ['third and fourth', { channel: withCoaches('NO_COACH'), hasJustSent: true }, 'unavailable'],
])('selects the banner by priority: %s', (_, facts, banner) =>
  expect(bannerOf({ ...quiet, ...facts })).toBe(banner),
)

describe('GAP-111: subject of a coach request', () => {
  const [coach, own, admin] = [
    chatMessage('ch-1', 1, 'dana', { message: 'How are you?' }),
    chatMessage('ch-1', 2, 'rosa', { message: 'I had 66' }),
    chatMessage('ch-1', 3, 'admin', { message: 'Dana W. is away.' }),
  ]

  it.each([
    [
      "the member's last message",
      'MEMBER_ONE_ON_ONE',
      [coach, own, admin, { ...coach, sequence: 4 }],
      'I had 66',
    ],
    [
      "the coach's message when the member has not written (CHAT-030)",
      'MEMBER_ONE_ON_ONE',
      [coach],
      'How are you?',
    ],
    ['the same in the food channel', 'MEMBER_FOOD_LOGGING', [coach], 'How are you?'],
    ['nothing in an empty channel', 'MEMBER_ONE_ON_ONE', [], null],
    ['nothing in support before the member wrote', 'MEMBER_SUPPORT', [coach], null],
    ["the member's message in support", 'MEMBER_SUPPORT', [own], 'I had 66'],
  ] as const)('%s', (_, customType, messages, subject) =>
    expect(coachSubject(customType, messages)).toBe(subject),
  )
})
