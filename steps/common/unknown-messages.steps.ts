import { Given } from '@cucumber/cucumber'
import type { PortalWorld } from '../support/world.ts'

type Fields = Record<string, unknown>

/** Changes the JSON responses of an RPC to values of a newer server. */
async function alterRpc(
  world: PortalWorld,
  method: string,
  change: (answer: Fields) => Fields,
): Promise<void> {
  await (
    await world.context()
  ).route(new RegExp(`/portal\\.[\\w.]+/${method}$`), async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Fields) })
  })
}

Given(
  'the server adds the guide of {string}, a device that the portal does not know',
  async function (this: PortalWorld, name: string) {
    const guide = {
      device: 'bg9000',
      readingCategory: 'glucose_sensor',
      name,
      manuals: [
        { language: 'en-US', title: name, updateDate: { year: 2026, month: 5, day: 12 } },
        { language: 'fr-FR', title: name, updateDate: { year: 2026, month: 5, day: 12 } },
      ],
    }
    await alterRpc(this, 'ListUserGuides', ({ guides }) => ({
      guides: [guide, ...(guides as Fields[]), { ...guide, name: '' }],
    }))
  },
)

Given('the server adds a section without steps to each manual', async function (this: PortalWorld) {
  await alterRpc(this, 'GetUserGuide', ({ manual }) => ({
    manual: {
      ...(manual as Fields),
      sections: [...((manual as Fields)['sections'] as Fields[]), { heading: 'Watch', steps: [] }],
    },
  }))
})

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
  'the server adds a task of an unknown kind, {string}, and one without a title',
  async function (this: PortalWorld, title: string) {
    const task = {
      id: 'task-sleep',
      kind: 'USER_TASK_KIND_SLEEP',
      status: 'USER_TASK_STATUS_OPEN',
      title,
      actionLabel: 'See',
      routeId: 'reminder',
      createTime: '2026-11-18T08:00:00Z',
    }
    await alterRpc(this, 'ListUserTasks', ({ tasks = [] }) => ({
      tasks: [...(tasks as Fields[]), task, { ...task, id: 'task-none', title: '' }],
    }))
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

Given('the server lists a channel without an address', async function (this: PortalWorld) {
  await alterRpc(this, 'ListChannels', ({ channels = [], ...rest }) => ({
    ...rest,
    channels: [...(channels as Fields[]), { ...(channels as Fields[])[0], url: '' }],
  }))
})
