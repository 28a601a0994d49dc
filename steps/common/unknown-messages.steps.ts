import { Given } from '@cucumber/cucumber'
import { alterResponse, type ResponseFields as Fields } from '../support/control/alter-response.ts'
import type { PortalWorld } from '../support/world.ts'

/** Changes the JSON responses of an RPC to values of a newer server. */
const alterRpc = (
  world: PortalWorld,
  method: string,
  change: (answer: Fields) => Fields,
): Promise<void> => alterResponse(world, new RegExp(`/portal\\.[\\w.]+/${method}$`), change, 'POST')

Given(
  'the server sends an unknown text message state, frequency and day',
  async function (this: PortalWorld) {
    await alterRpc(this, 'GetCommunicationPreferences', ({ preferences }) => {
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
    })
  },
)

Given(
  'the server gives a message a card of an unknown kind, {string}, and one message no time',
  async function (this: PortalWorld, text: string) {
    await alterRpc(this, 'ListMessages', (answer) => {
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
    })
  },
)
