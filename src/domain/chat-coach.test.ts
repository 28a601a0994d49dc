import { describe, expect, it, test } from 'vitest'
import { availabilities, type ChannelMetadata } from './chat.ts'
import { availabilityOf, backAt, bannerOf, type BannerFacts, chatBanners, isCoachAvailable, isCoachPresent, needsCoach } from './chat-coach.ts'
import { chatChannel, chatMember } from './testing/chat.ts'

const me = chatMember('rosa')
const withCoaches = (...coaches: Parameters<typeof chatMember>[1][]) => ({ members: [me, ...coaches.map((availability, index) => chatMember(`coach-${index}`, availability))] })

test.each([['CHAT-018', 'sent'], ['CHAT-019', 'connecting'], ['CHAT-020', 'connectingNewCoach'], ['CHAT-021', 'unavailable']] as const)('%s: %s is a banner, of four', (_, banner) => {
  expect(chatBanners).toContain(banner)
  expect(chatBanners).toHaveLength(4)
})

describe('GAP-084 GAP-110: present is in the channel, available is below level 4', () => {
  it.each(availabilities.map((availability, level) => [availability, level <= 3] as const))('%s: %s', (availability, available) => {
    expect([isCoachPresent(withCoaches(availability)), isCoachAvailable(withCoaches(availability))]).toEqual([true, available])
  })
  it('nobody', () => expect([isCoachPresent(withCoaches()), isCoachAvailable(withCoaches()), availabilityOf(withCoaches())]).toEqual([false, false, 'NO_COACH']))
  it('of several the soonest counts', () => expect(availabilityOf(withCoaches('INDEFINITE_AWAY', 'SHORT_AWAY', 'LONG_AWAY'))).toBe('SHORT_AWAY'))
  it('and the first who comes back', () => {
    const [first, second] = [chatMember('a', 'LONG_AWAY'), chatMember('b', 'LONG_AWAY')]
    const away = (at: string, member = first) => ({ ...member, metaData: { ...member.metaData, availableFrom: at } })
    expect(backAt({ members: [me, away('2026-11-22T09:00:00.000Z'), away('2026-11-21T09:00:00.000Z', second)] })).toBe('2026-11-21T09:00:00.000Z')
    expect(backAt({ members: [me, first] })).toBeNull()
  })
})

test.each([
  ['MEMBER_ONE_ON_ONE', withCoaches(), true], ['MEMBER_ONE_ON_ONE', withCoaches('NO_COACH'), false], ['MEMBER_SUPPORT', withCoaches(), true],
  ['MEMBER_FOOD_LOGGING', withCoaches('INDEFINITE_AWAY'), true], ['MEMBER_FOOD_LOGGING', withCoaches('EXTENDED_AWAY'), false], ['MEMBER_FOOD_LOGGING', withCoaches(), true],
] as const)('GAP-110: in %s a message calls a coach by presence, and by availability where food is', (customType, channel, needs) => expect(needsCoach({ ...chatChannel('ch-1', customType), ...channel })).toBe(needs))

const known: ChannelMetadata = { awaiting_coach: false, pinged_message_id: '' }
const awaiting: ChannelMetadata = { ...known, awaiting_coach: true }
const quiet: BannerFacts = { channel: withCoaches('AVAILABLE'), metadata: known, isWaitingForNewCoach: false, lastSent: 'Hello', isDismissed: false, hasJustSent: false }

test.each<[string, Partial<BannerFacts>, ReturnType<typeof bannerOf>]>([
  ['all is well', {}, null],
  ['waiting for the first coach', { metadata: awaiting, channel: withCoaches() }, 'connecting'],
  ['waiting although a coach is there', { metadata: awaiting }, null],
  ['waiting for a new coach', { isWaitingForNewCoach: true }, 'connectingNewCoach'],
  ['nobody is available', { channel: withCoaches('INDEFINITE_AWAY') }, 'unavailable'],
  ['nobody is there', { channel: withCoaches() }, 'unavailable'],
  ['nobody is available, and she does not want to be asked', { channel: withCoaches(), isDismissed: true }, null],
  ['nobody is available, and she has said nothing yet', { channel: withCoaches(), lastSent: null }, null],
  ['nothing is known of the channel yet', { channel: withCoaches(), metadata: null }, null],
  ['she has just written', { hasJustSent: true }, 'sent'],
  ['first and third', { metadata: awaiting, channel: withCoaches(), isWaitingForNewCoach: true, hasJustSent: true }, 'connecting'],
  ['second to fourth', { isWaitingForNewCoach: true, channel: withCoaches('NO_COACH'), hasJustSent: true }, 'connectingNewCoach'],
  ['third and fourth', { channel: withCoaches('NO_COACH'), hasJustSent: true }, 'unavailable'],
])('banners in their order: %s', (_, facts, banner) => expect(bannerOf({ ...quiet, ...facts })).toBe(banner))
