import { expect } from '../support/expect.ts'
import type { StoredChannel } from '../support/control/control-types.ts'
import type { PortalWorld } from '../support/world.ts'
import { definePhrases } from './phrases.ts'

/** Makes the coach act or look what they have received. */
export type CoachAct = (world: PortalWorld) => Promise<void>

/** The text of so many characters that a coach writes. */
export const long = (length: number): string =>
  `${length}: `
    .padEnd(length, 'breakfast ')
    .slice(0, length - 1)
    .concat('!')

const answers = (world: PortalWorld, isOn: boolean): Promise<void> =>
  world.control.chat(world.member.id, 'answers', { isOn })

/**
 * The planned actions of the coaches. Polls, because the page shows a message before the server has
 * it.
 */
async function plannedActions(world: PortalWorld): Promise<StoredChannel['deeds']> {
  let actions: StoredChannel['deeds'] = []
  const look = async () => {
    actions = (await world.control.chatOf(world.member.id)).channels.flatMap(
      (channel) => channel.deeds,
    )
    return actions.length
  }
  await expect
    .poll(look, { message: 'the planned coach actions', intervals: [50] })
    .toBeGreaterThan(0)
  return actions
}

/** Moves the mock server's clock to the next action. The page's clock does not move. */
const isDueTo = (deed: string) => () => async (world: PortalWorld) => {
  const next = (await plannedActions(world)).find((one) => one.deed === deed)
  if (next) await world.control.setClock(new Date(next.due))
  await answers(world, true)
  await answers(world, false)
}

const writes = async (world: PortalWorld, texts: readonly string[]): Promise<void> => {
  for (const text of texts) await world.control.coachWrites(world.member.id, text)
}

const written =
  (text = ''): CoachAct =>
  (world) =>
    writes(world, [text])
const writtenLong =
  (length?: string): CoachAct =>
  (world) =>
    writes(world, [long(Number(length))])
const writtenMany =
  (count?: string): CoachAct =>
  (world) =>
    writes(
      world,
      Array.from({ length: Number(count) }, (_, index) => `News ${index + 1} of ${count}`),
    )

const isAway = (more: object) => () => (world: PortalWorld) =>
  world.control.chat(world.member.id, 'availability', more)
const untilMonday = {
  availability: 'EXTENDED_AWAY',
  availabilityStartTime: '2026-11-23T13:00:00Z',
}
const withoutDate = { availability: 'INDEFINITE_AWAY' }

const coaching = async (world: PortalWorld): Promise<StoredChannel | undefined> =>
  (await world.control.chatOf(world.member.id)).channels.find(
    ({ customType }) => customType === 'MEMBER_ONE_ON_ONE',
  )
const latest = async (world: PortalWorld) => (await coaching(world))?.messages.at(-1)

definePhrases<CoachAct>('coach', {
  'is Dana Whitfield': () => (world) =>
    world.control.chat(world.member.id, 'coach', { name: 'Dana Whitfield' }),
  'has left': () => (world) => world.control.chat(world.member.id, 'coach', { name: null }),
  joins: () => (world) => world.control.chat(world.member.id, 'coach', undefined),
  'is away': isAway(withoutDate),
  'is away without a return date': isAway(withoutDate),
  'is away until Monday': isAway(untilMonday),
  'for food is away': isAway({ channel: 'MEMBER_FOOD_LOGGING', ...withoutDate }),
  'writes "*"': written,
  'has written "*"': written,
  'writes # messages': writtenMany,
  'has written # messages': writtenMany,
  'writes a message of # characters': writtenLong,
  'has written a message of # characters': writtenLong,
  'answers automatically': () => (world) => answers(world, true),
  /** Holds the planned actions until a later step starts them. */
  'waits a moment': () => async (world) => {
    await plannedActions(world)
    await answers(world, false)
  },
  'is due to read': isDueTo('reads'),
  'is due to type': isDueTo('types'),
  'is due to reply': isDueTo('replies'),
  'is due to take over': isDueTo('takesOver'),
  'is due to greet': isDueTo('greets'),
  'sees that the member has read everything': () => (world) =>
    expect
      .poll(async () => {
        const channel = await coaching(world)
        return channel && (channel.messages.at(-1)?.sequence ?? 0) - channel.readSequence
      })
      .toBe(0),
  'receives "*" with the same text and a blood pressure of # over #':
    (text, systolic, diastolic) => async (world) => {
      await expect
        .poll(async () => (await latest(world))?.text)
        .toMatch(new RegExp(`^${text}\n\nBlood pressure: ${systolic} over ${diastolic} mmHg, `))
      const bloodPressure = { systolic: Number(systolic), diastolic: Number(diastolic) }
      expect(await latest(world)).toMatchObject({
        card: {
          reading: {
            timestamp: '2026-11-20T07:42:00',
            timeZone: 'America/New_York',
            value: { bloodPressure },
          },
        },
      })
    },
  'receives the period as the text of the card only': () => async (world) => {
    await expect
      .poll(async () => (await latest(world))?.text)
      .toMatch(
        /^Presión arterial, .+ al .+: \d+ lecturas en \d+ días\. Promedio \d+ sobre \d+ mmHg/,
      )
    expect(await latest(world)).toMatchObject({
      from: 'member',
      card: {
        range: {
          startDate: { year: 2026, month: 10, day: 22 },
          endDate: { year: 2026, month: 11, day: 20 },
        },
      },
    })
  },
})
