import type { Sql } from '../../database/store.ts'

/**
 * What a coach does next in a channel: a coach `comes` to whoever waits, `greets`; `reads` what she
 * wrote, `types`, `replies`; a colleague `takesOver`; by her shift the coach goes or comes back
 * (`shift`).
 */
export const actionKinds = [
  'comes',
  'greets',
  'reads',
  'types',
  'replies',
  'takesOver',
  'shift',
] as const
export type ActionKind = (typeof actionKinds)[number]

export type DueAction = {
  readonly channel_url: string
  readonly deed: ActionKind
  readonly member_id: string
  readonly due_ms: number
  readonly scenario: string | null
}

/**
 * Plans a deed; one of the same kind that is planned already stays as it is, so that nobody is put
 * off by writing more.
 */
export function scheduleAction(
  sql: Sql,
  memberId: string,
  url: string,
  deed: ActionKind,
  due: number,
) {
  return sql.run(
    'INSERT INTO chat_deeds (channel_url, deed, member_id, due_ms) VALUES (?, ?, ?, ?) ON CONFLICT (channel_url, deed) DO NOTHING',
    [url, deed, memberId, due],
  )
}

/** Plans a deed at another time than before. */
export async function rescheduleAction(
  sql: Sql,
  memberId: string,
  url: string,
  deed: ActionKind,
  due: number,
): Promise<void> {
  await sql.run('DELETE FROM chat_deeds WHERE channel_url = ? AND deed = ?', [url, deed])
  await scheduleAction(sql, memberId, url, deed, due)
}

/** Nobody answers any more what was to be answered. */
export async function cancelActions(
  sql: Sql,
  url: string,
  ...dropped: readonly ActionKind[]
): Promise<void> {
  for (const deed of dropped)
    await sql.run('DELETE FROM chat_deeds WHERE channel_url = ? AND deed = ?', [url, deed])
}

/** Takes a deed to carry it out. False when another server has it, or it was put off. */
export async function takeDueAction(
  sql: Sql,
  { channel_url, deed, due_ms }: DueAction,
): Promise<boolean> {
  return (
    (await sql.run('DELETE FROM chat_deeds WHERE channel_url = ? AND deed = ? AND due_ms = ?', [
      channel_url,
      deed,
      due_ms,
    ])) > 0
  )
}

const MOST = 500

/** The next deeds of all members, with the scenario by whose clock each is due. */
export function nextActions(sql: Sql) {
  return sql.all<DueAction>(
    'SELECT d.channel_url, d.deed, d.member_id, d.due_ms, m.scenario FROM chat_deeds d JOIN members m ON m.id = d.member_id ORDER BY d.due_ms, d.channel_url, d.deed LIMIT ?',
    [MOST],
  )
}
