import { reminderInputOf } from '../model/reminder-input.ts'
import { expect, test } from 'vitest'
import { useSetReminder } from './reminder-queries.ts'
import type { Reminder } from '../model/reminders.ts'
import { type FakeServer, renderSave } from '#platform/query/testing/render-save.ts'

const shown: Reminder = {
  id: 'r-1',
  kind: 'MEDICATION',
  times: ['08:00'],
  weekdays: ['MONDAY'],
  label: 'Metformin',
  enabled: true,
}
const serverWith = (reminder: object): FakeServer => ({
  answers: {
    ListReminders: { reminders: [reminder] },
    SetReminder: { reminder: { ...reminder, enabled: false } },
  },
  sent: [],
})

test("keeps another device's times when a reminder is turned off", async () => {
  const wire = {
    id: 'r-1',
    kind: 'REMINDER_KIND_MEDICATION',
    times: ['09:30'],
    weekdays: ['WEEKDAY_SUNDAY'],
    label: 'Insulin',
    enabled: true,
  }
  const server = serverWith(wire)
  expect(
    await renderSave(
      useSetReminder,
      server,
    )({
      id: 'r-1',
      told: { ...reminderInputOf(shown), enabled: false },
      shown: reminderInputOf(shown),
    }),
  ).toMatchObject({ enabled: false })
  expect(server.sent).toEqual([{ ...wire, enabled: false }])
})

test('sends a reminder of an unknown kind and day back unchanged', async () => {
  const wire = {
    id: 'r-1',
    kind: 'REMINDER_KIND_SLEEP',
    times: ['09:30'],
    weekdays: ['WEEKDAY_MONDAY', 'WEEKDAY_HOLIDAY'],
    label: '',
    enabled: true,
  }
  const server = serverWith(wire)
  const unknown = (raw: string) => ({ type: 'unknown', raw }) as const
  const shown: Reminder = {
    ...wire,
    kind: unknown('REMINDER_KIND_SLEEP'),
    weekdays: ['MONDAY', unknown('WEEKDAY_HOLIDAY')],
  }
  expect(
    await renderSave(
      useSetReminder,
      server,
    )({
      id: 'r-1',
      told: { ...reminderInputOf(shown), enabled: false },
      shown: reminderInputOf(shown),
    }),
  ).toMatchObject({ kind: { type: 'unknown', raw: 'REMINDER_KIND_SLEEP' }, enabled: false })
  expect(server.sent).toEqual([{ ...wire, enabled: false }])
})

test('sends a new reminder without a read', async () => {
  const told = {
    kind: 'WEIGHT',
    times: ['07:00'],
    weekdays: ['MONDAY'],
    label: ' Scale ',
    enabled: true,
  } as const
  const wire = {
    kind: 'REMINDER_KIND_WEIGHT',
    times: ['07:00'],
    weekdays: ['WEEKDAY_MONDAY'],
    label: 'Scale',
    enabled: true,
  }
  const server: FakeServer = {
    answers: { SetReminder: { reminder: { ...wire, id: 'r-9' } } },
    sent: [],
  }
  expect(await renderSave(useSetReminder, server)({ id: null, told, shown: null })).not.toBeNull()
  expect(server.sent).toEqual([{ ...wire, id: '' }])
})

test.each([
  ['words cannot be read', { label: 7 }],
  ['row cannot be read', { times: 'noon' }],
])('does not replace a reminder whose %s', async (_, broken) => {
  const wire = {
    id: 'r-1',
    kind: 'REMINDER_KIND_MEDICATION',
    times: ['08:00'],
    weekdays: ['WEEKDAY_MONDAY'],
    label: 'Metformin',
    enabled: true,
  }
  const server: FakeServer = {
    answers: {
      ListReminders: {
        reminders: [
          { ...wire, id: 'r-2' },
          { ...wire, ...broken },
        ],
      },
      SetReminder: { reminder: wire },
    },
    sent: [],
  }
  await expect(
    renderSave(
      useSetReminder,
      server,
    )({
      id: 'r-1',
      told: { ...reminderInputOf(shown), enabled: false },
      shown: reminderInputOf(shown),
    }),
  ).rejects.toMatchObject({ _tag: 'ContractBroken' })
  expect(server.sent).toEqual([])
})
