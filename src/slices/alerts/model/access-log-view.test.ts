import { expect, test } from 'vitest'
import { type AccessLogEntry, accessLogView } from './access-log-view.ts'
import { unreadable } from '#platform/model/parts/part.ts'

const { staffRole, ...plain } = {
  id: 'v-1',
  viewerType: 'STAFF',
  viewerName: 'Cora Jensen',
  staffRole: 'CallCenterRep',
  startedAt: '2026-11-19T15:20:00Z',
  areas: [],
} as const
const entry = (change: Partial<AccessLogEntry>): AccessLogEntry => ({
  ...plain,
  staffRole,
  ...change,
})

test.each<[string, Partial<AccessLogEntry>, string]>([
  ['a role of staff', {}, 'CallCenterRep'],
  ['staff with a role that is new', { staffRole: { type: 'unknown', raw: 'Auditor' } }, 'STAFF'],
  ['staff with a role that cannot be read', { staffRole: unreadable }, 'STAFF'],
  ['a coach, whatever the role says', { viewerType: 'COACH', staffRole: 'Admin' }, 'COACH'],
  ['somebody with a link', { viewerType: 'REPORT_LINK', viewerName: null }, 'REPORT_LINK'],
  ['a viewer of a kind that is new', { viewerType: { type: 'unknown', raw: 'ROBOT' } }, 'unknown'],
])('%s', (_, change, word) => expect(accessLogView(entry(change)).word).toBe(word))

test('a view without an end has none', () => expect(accessLogView(entry({})).until).toBe(null))

test.each([
  ['an end of the same minute', '2026-11-19T15:20:59Z', null],
  ['an end a minute later', '2026-11-19T15:21:00Z', Date.parse('2026-11-19T15:21:00Z')],
  ['an end that cannot be read', unreadable, null],
])('until: %s', (_, endedAt, until) => expect(accessLogView(entry({ endedAt })).until).toBe(until))

test.each([
  [null, null],
  [unreadable, null],
  ['Cora Jensen', 'Cora Jensen'],
])('the name of %s is %s', (viewerName, name) =>
  expect(accessLogView(entry({ viewerName })).name).toBe(name),
)
