import { expect, test, vi } from 'vitest'
import { useReportPerson } from './use-report-person.ts'

const world = vi.hoisted(() => ({ load: {} as object }))
vi.mock('./member-context.tsx', () => ({ useInitialAnswers: () => world.load }))

test('names the person with the day of birth', () => {
  world.load = {
    personal: {
      status: 'ready',
      value: { firstName: 'Rosa', lastName: 'Delgado', birthDate: '1961-03-09' },
    },
    userId: { status: 'ready', value: 'm-1001' },
  }
  expect(useReportPerson()).toEqual({ name: 'Rosa Delgado', born: '1961-03-09', member: 'm-1001' })
})

test('nothing that is not loaded is told as empty', () => {
  world.load = {
    personal: { status: 'pending', value: null },
    userId: { status: 'failed', value: null },
  }
  expect(useReportPerson()).toEqual({ name: null, born: null, member: '' })
})

test('a day of birth that is not known is none', () => {
  world.load = {
    personal: { status: 'ready', value: { firstName: 'Rosa', lastName: 'Delgado' } },
    userId: { status: 'ready', value: 'm-1001' },
  }
  expect(useReportPerson().born).toBeNull()
})
