import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { chatRows, toAnnounce } from './message-rows.ts'
import { chatMessage, chatTime } from './testing/chat-fixtures.ts'

/** Days in UTC. */
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
const at = (sequence: number, minutes: number, from = 'dana') =>
  chatMessage('ch-1', sequence, from, { createdAt: chatTime(minutes) })
const day = 24 * 60
const kindsOf = (...given: Parameters<typeof chatRows>) =>
  chatRows(...given).map((row) =>
    row.kind === 'message'
      ? `${row.message.sequence}${row.isContinued ? '+' : ''}`
      : row.kind === 'day'
        ? row.day
        : row.kind === 'unread'
          ? `unread ${row.count}`
          : row.kind === 'leftOut'
            ? `left out ${row.count}`
            : `${row.outgoing.text}…`,
  )

it('shows each day once, and a name after five minutes, another author or a new day', () => {
  expect(
    kindsOf(
      [
        at(1, 0),
        at(2, 4),
        at(3, 9),
        at(4, 10, 'rosa'),
        at(5, 11),
        at(6, 12, 'admin'),
        at(7, 13, 'admin'),
        at(8, day),
      ],
      null,
      dayOf,
    ),
  ).toEqual(['2026-11-20', '1', '2+', '3', '4', '5', '6', '7', '2026-11-21', '8'])
})

test.each([
  [0, ['2026-11-20', 'unread 3', '1', '2+', '3+']],
  [1, ['2026-11-20', '1', 'unread 2', '2', '3+']],
  [3, ['2026-11-20', '1', '2+', '3+']],
  [null, ['2026-11-20', '1', '2+', '3+']],
])('read up to %s: places the divider before the first unread message', (unreadAfter, rows) =>
  expect(kindsOf([at(1, 0), at(2, 1), at(3, 2)], unreadAfter, dayOf)).toEqual(rows),
)

it('starts a new group on another day and keeps keys unique', () => {
  const rows = chatRows([at(1, day - 12 * 60 - 1), at(2, day - 12 * 60)], null, dayOf)
  expect(rows.map(({ kind }) => kind)).toEqual(['day', 'message', 'day', 'message'])
  expect(new Set(rows.map(({ key }) => key)).size).toBe(4)
})

it('shows no day or unread divider before the first loaded message when older ones exist', () => {
  expect(kindsOf([at(201, 0), at(202, 1), at(203, day)], 150, dayOf)).toEqual([
    '201',
    '202+',
    '2026-11-21',
    '203',
  ])
  expect(kindsOf([at(150, 0), at(151, 1), at(201, 2)], 150, dayOf)).toEqual([
    '150',
    'unread 51',
    '151',
    '201+',
  ])
})

it('shows outgoing messages last and keeps their key after delivery', () => {
  const id = 'a2c1d1f0-0000-4000-8000-000000000001'
  const outgoing = {
    id,
    text: 'Hello',
    card: null,
    at: chatTime(5),
    state: 'sending',
    tries: 0,
  } as const
  expect(kindsOf([at(1, 0)], null, dayOf, [outgoing])).toEqual(['2026-11-20', '1', 'Hello…'])
  expect(kindsOf([at(1, 0)], null, dayOf, [{ ...outgoing, at: chatTime(day) }])).toEqual([
    '2026-11-20',
    '1',
    '2026-11-21',
    'Hello…',
  ])
  const sent = chatMessage('ch-1', 2, 'rosa', { createdAt: chatTime(5), clientMessageId: id })
  expect(chatRows([at(1, 0), sent], null, dayOf).at(-1)?.key).toBe(
    chatRows([at(1, 0)], null, dayOf, [outgoing]).at(-1)?.key,
  )
})

test('announces each message of others once and in order, in any batches', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('dana', 'rosa', 'admin'), { maxLength: 30 }),
      fc.array(fc.nat(5)),
      (senders, batches) => {
        const messages = senders.map((from, index) => at(index + 1, index, from))
        const counts: number[] = []
        let [shown, after] = [0, 0]
        for (const more of [...batches, 30]) {
          shown = Math.min(shown + more, messages.length)
          const batch = toAnnounce(messages.slice(0, shown), after)
          counts.push(...batch.messages.map(({ sequence }) => sequence))
          after = batch.after
        }
        expect(counts).toEqual(
          messages
            .filter(({ sender }) => sender?.userId !== 'rosa')
            .map(({ sequence }) => sequence),
        )
      },
    ),
  )
})
