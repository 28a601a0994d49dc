import type { Sql } from '../../database/store.ts'

/**
 * Actions of a coach: `comes` to a waiting channel, `greets`, `reads`, `types`, `replies`. A
 * colleague `takesOver`, and `shift` starts or ends a shift.
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
 * Schedules an action. An action of the same kind keeps its time, so that further messages cause no
 * delay.
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

/** Moves an action to another time. */
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

/** Cancels the actions of an answer. */
export async function cancelActions(
  sql: Sql,
  url: string,
  ...dropped: readonly ActionKind[]
): Promise<void> {
  for (const deed of dropped)
    await sql.run('DELETE FROM chat_deeds WHERE channel_url = ? AND deed = ?', [url, deed])
}

/** Takes an action for execution. False when another server has it or its time changed. */
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

/** Returns the next actions of all members, with the scenario whose clock applies. */
export function nextActions(sql: Sql) {
  return sql.all<DueAction>(
    'SELECT d.channel_url, d.deed, d.member_id, d.due_ms, m.scenario FROM chat_deeds d JOIN members m ON m.id = d.member_id ORDER BY d.due_ms, d.channel_url, d.deed LIMIT ?',
    [MOST],
  )
}
