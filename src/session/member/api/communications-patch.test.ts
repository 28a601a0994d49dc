import { expect, test } from 'vitest'
import { communicationsInputOf, communicationsRequest } from '../model/communications.ts'
import {
  getCommunicationPreferences,
  getUserGuide,
  listUserGuides,
  listUserTasks,
} from '#generated/rpc/calls.ts'
import { createRpcClient, type RpcClient } from '#generated/rpc/client.ts'
import { communicationsChange } from './communications-patch.ts'

const answering = (answer: object): RpcClient =>
  createRpcClient({ baseUrl: 'https://portal.example', fetch: async () => Response.json(answer) })
const sms = { channel: 'CHANNEL_SMS', optState: 'OPT_STATE_IN', destinationEnding: '0142' }
const preferences = { channels: [sms], reminderFrequency: 'REMINDER_FREQUENCY_DAY' }

test('reads the preferences with short enum names and JSON defaults', async () => {
  expect(await getCommunicationPreferences(answering({ preferences }))).toEqual({
    preferences: {
      channels: {
        items: [{ channel: 'SMS', optState: 'IN', destinationEnding: '0142' }],
        leftOut: 0,
      },
      reminderFrequency: 'DAY',
      weekdays: [],
    },
  })
})

test('rejects an answer without preferences', () =>
  expect(getCommunicationPreferences(answering({}))).rejects.toThrow('unreadable'))

test('sends an unknown weekday back unchanged', async () => {
  const { preferences: before } = await getCommunicationPreferences(
    answering({ preferences: { ...preferences, weekdays: ['WEEKDAY_MONDAY', 'WEEKDAY_HOLIDAY'] } }),
  )
  const typed = communicationsInputOf(before)
  const request = communicationsRequest(
    { ...typed, SMS: 'OUT', weekdays: typed.weekdays.filter((day) => day !== 'MONDAY') },
    before,
  )
  expect(request && communicationsChange(request)).toEqual({
    channels: [{ channel: 'CHANNEL_SMS', optState: 'OPT_STATE_OUT' }],
    weekdays: { weekdays: ['WEEKDAY_HOLIDAY'] },
  })
})

test('leaves out a task without an id, and keeps tasks of an unknown kind', async () => {
  const task = {
    id: 'log-food',
    kind: 'USER_TASK_KIND_LOG_FOOD',
    status: 'USER_TASK_STATUS_OPEN',
    title: 'Log a meal',
    actionLabel: 'Log',
    routeId: 'foodLog',
    createTime: '2026-11-18T08:00:00Z',
  }
  const { tasks } = await listUserTasks(
    answering({
      tasks: [
        task,
        { ...task, id: undefined },
        { ...task, id: 'sleep', kind: 'USER_TASK_KIND_SLEEP' },
      ],
    }),
  )
  expect(tasks.items.map(({ id, kind }) => [id, kind])).toEqual([
    ['log-food', 'LOG_FOOD'],
    ['sleep', { type: 'unknown', raw: 'USER_TASK_KIND_SLEEP' }],
  ])
  expect(tasks.leftOut).toBe(1)
})

test('reads a guide of an unknown device, and leaves out an unreadable section', async () => {
  const edition = {
    language: 'en-US',
    title: 'BG9000',
    updateDate: { year: 2026, month: 5, day: 12 },
  }
  const { guides } = await listUserGuides(
    answering({
      guides: [
        { device: 'bg9000', readingCategory: 'bg_meter', name: 'BG9000', manuals: [edition] },
      ],
    }),
  )
  expect(guides.items[0]).toMatchObject({
    device: { type: 'unknown', raw: 'bg9000' },
    name: 'BG9000',
  })
  const section = { heading: 'Measure', steps: ['Wash your hands.'] }
  const { manual } = await getUserGuide(
    answering({
      manual: { ...edition, device: 'bg300', sections: [section, { ...section, steps: [] }] },
    }),
  )
  expect(manual.sections).toEqual({ items: [{ ...section, note: '' }], leftOut: 1 })
})
