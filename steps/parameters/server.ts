import { shell } from '../screens/shell.screen.ts'
import { signIn } from '../screens/sign-in.screen.ts'
import { alterResponse, type ResponseFields as Fields } from '../support/control/alter-response.ts'
import { expect } from '../support/expect.ts'
import { waitForExpectedFaults } from '../support/guard/expected-faults.ts'
import { holdCalls } from '../support/page/hold-calls.ts'
import type { PortalWorld } from '../support/world.ts'
import { definePhrases } from './phrases.ts'

/** Makes the server answer as said, or asserts how it answered. */
export type ServerAct = (world: PortalWorld) => Promise<void>

/** Changes the JSON responses of an RPC to values of a newer server. */
const alterRpc = (
  world: PortalWorld,
  method: string,
  change: (answer: Fields) => Fields,
): Promise<void> => alterResponse(world, new RegExp(`/portal\\.[\\w.]+/${method}$`), change, 'POST')

/** Changes where one-time codes can be sent. JSON omits an empty list. */
const offering = (world: PortalWorld, change: (points: Fields[]) => Fields[]): Promise<void> =>
  alterResponse(world, /\/auth\/mfa\/[^/]+\/contactPoints$/, (answer) =>
    Array.isArray(answer['contactTypes'])
      ? { ...answer, contactTypes: change(answer['contactTypes'] as Fields[]) }
      : answer,
  )

definePhrases<ServerAct>('server', {
  /** The page's own retries wait for a press that follows, so that the press finds its button. */
  recovers: () => async (world) => {
    await waitForExpectedFaults(world)
    world.releaseRetries = await holdCalls(await world.context())
    await world.control.disarmFaults()
  },
  "ends the member's session, and the member signs in again": () => async (world) => {
    world.guard.expect('failed call', / answered 401$/)
    await world.control.armFault({ operationId: 'refreshSession', example: 'session_over' })
    await world.control.expireTokens()
    await world.page.getByRole('dialog').press('Escape')
    await world.page.getByRole('link', { name: 'Weight', exact: true }).first().click()
    await signIn(world).isOpen()
    await world.control.disarmFaults()
    // On the open page, so that it keeps its stored data.
    await signIn(world).submit(world.member.username, world.member.password)
    await expect(shell(world).menuButton('member')).toBeVisible()
  },
  'loses its chat event log': () => (world) => world.control.chat(world.member.id, 'forget'),
  'also offers a code by "*"': (contactType) => (world) =>
    offering(world, (points) => [{ contactType, destination: '•••-0142' }, ...points]),
  'offers a code only by "*"': (contactType) => (world) =>
    offering(world, (points) => [{ ...points[0], contactType }]),
  'sends an unknown text message state, frequency and day': () => (world) =>
    alterRpc(world, 'GetCommunicationPreferences', ({ preferences }) => {
      const { channels, weekdays } = preferences as { channels: Fields[]; weekdays: string[] }
      return {
        preferences: {
          channels: channels.map((channel) =>
            channel['channel'] === 'CHANNEL_SMS'
              ? { ...channel, optState: 'OPT_STATE_PAUSED' }
              : channel,
          ),
          reminderFrequency: 'REMINDER_FREQUENCY_YEAR',
          weekdays: [...weekdays, 'WEEKDAY_HOLIDAY'],
        },
      }
    }),
  'gives a message a card of an unknown kind, "*", and one message no time': (text) => (world) =>
    alterRpc(world, 'ListMessages', (answer) => {
      const [first, second, third, ...rest] = (answer['messages'] ?? []) as Fields[]
      const withCard = {
        ...second,
        message: `${String(second?.['message'])}\n\n${text}`,
        card: { text, steps: { count: 41_200 } },
      }
      return {
        ...answer,
        messages: [first, withCard, { ...third, createdAt: 'yesterday' }, ...rest],
      }
    }),
  'refused # call of "*" as changed':
    (manySaid = '', operationId = '') =>
    async (world) => {
      const many = Number(manySaid)
      const refused = async () =>
        (await world.control.sent(operationId)).filter(
          ({ status, headers }) =>
            (status === 409 || status === 412) && headers['if-match'] !== undefined,
        ).length
      await expect.poll(refused).toBe(many)
    },
})
