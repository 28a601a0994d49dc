import { randomUUID } from 'node:crypto'
import type { components } from '../../../generated/openapi/types.d.ts'
import type { Sql } from '../store.ts'

export type AccessLogEntry = components['schemas']['AccessLogEntry']
export type AccessedArea = components['schemas']['AccessedArea']

/** Somebody else than the member who sees the member's data. `name` null: there is none. */
export type Viewer = Pick<AccessLogEntry, 'viewerType' | 'staffRole'> & {
  readonly name: string | null
}

/** A coach who comes back within this time goes on with the same view. */
const SAME_VIEW_MS = 30 * 60_000

const insert = (
  sql: Sql,
  memberId: string,
  { viewerType, name, staffRole }: Viewer,
  { familyId, now, ended }: { familyId: string | null; now: number; ended: number | null },
  id: string,
) =>
  sql.run(
    `INSERT INTO access_log (id, member_id, family_id, viewer_type, viewer_name, role, started_ms, ended_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    [id, memberId, familyId, viewerType, name, staffRole ?? null, now, ended],
  )

/** Records that a staff session begins, at `now` (epoch milliseconds). */
export async function beginView(
  sql: Sql,
  memberId: string,
  viewer: Viewer,
  familyId: string,
  now: number,
): Promise<void> {
  await insert(sql, memberId, viewer, { familyId, now, ended: null }, `v-${randomUUID()}`)
}

/** Records that a staff session was shown data of an area. */
export async function addViewedArea(sql: Sql, familyId: string, area: AccessedArea): Promise<void> {
  await sql.run(
    `INSERT INTO access_log_areas (view_id, area) SELECT id, CAST(? AS TEXT) FROM access_log WHERE family_id = ?
     ON CONFLICT (view_id, area) DO NOTHING`,
    [area, familyId],
  )
}

/** Records the end of a staff session. */
export async function endView(sql: Sql, familyId: string, now: number): Promise<void> {
  await sql.run('UPDATE access_log SET ended_ms = ? WHERE family_id = ? AND ended_ms IS NULL', [
    now,
    familyId,
  ])
}

/** Records a view without a session, such as a coach who reads messages. */
export async function recordView(
  sql: Sql,
  memberId: string,
  viewer: Viewer,
  area: AccessedArea,
  now: number,
): Promise<void> {
  const same = await sql.get<{ id: string }>(
    `SELECT v.id FROM access_log v JOIN access_log_areas a ON a.view_id = v.id
     WHERE v.member_id = ? AND v.viewer_type = ? AND v.viewer_name = ? AND a.area = ? AND v.ended_ms BETWEEN ? AND ?
     ORDER BY v.started_ms DESC LIMIT 1`,
    [memberId, viewer.viewerType, viewer.name, area, now - SAME_VIEW_MS, now],
  )
  if (same) {
    await sql.run('UPDATE access_log SET ended_ms = ? WHERE id = ?', [now, same.id])
    return
  }
  const id = `v-${randomUUID()}`
  await insert(sql, memberId, viewer, { familyId: null, now, ended: now }, id)
  await sql.run('INSERT INTO access_log_areas (view_id, area) VALUES (?, ?)', [id, area])
}

/** Records on the member's access log that somebody opened a link to their report. */
export async function recordLook(
  sql: Sql,
  memberId: string,
  areas: ReadonlySet<AccessedArea>,
  now: number,
): Promise<void> {
  const id = `v-${randomUUID()}`
  const viewer = { viewerType: 'REPORT_LINK', name: null } as const
  await insert(sql, memberId, viewer, { familyId: null, now, ended: now }, id)
  for (const area of areas)
    await sql.run('INSERT INTO access_log_areas (view_id, area) VALUES (?, ?)', [id, area])
}

type Row = {
  readonly id: string
  readonly viewer_type: AccessLogEntry['viewerType']
  readonly viewer_name: string | null
  readonly role: AccessLogEntry['staffRole'] | null
  readonly started_ms: number
  readonly ended_ms: number | null
}

/** `yyyy-MM-dd'T'HH:mm:ss'Z'` */
export function utcText(ms: number): string {
  return new Date(Number(ms)).toISOString().replace(/\.\d+Z$/, 'Z')
}

/** Returns the views of a member's data, newest first. */
export async function accessLogOf(sql: Sql, memberId: string): Promise<readonly AccessLogEntry[]> {
  const views = await sql.all<Row>(
    `SELECT id, viewer_type, viewer_name, role, started_ms, ended_ms FROM access_log
     WHERE member_id = ? ORDER BY started_ms DESC, id`,
    [memberId],
  )
  const areas = await sql.all<{ view_id: string; area: AccessedArea }>(
    `SELECT a.view_id, a.area FROM access_log_areas a JOIN access_log v ON v.id = a.view_id
     WHERE v.member_id = ? ORDER BY a.area`,
    [memberId],
  )
  const byView = Map.groupBy(areas, ({ view_id: id }) => id)
  return views.map((view) => ({
    id: view.id,
    viewerType: view.viewer_type,
    viewerName: view.viewer_name,
    ...(view.role === null || view.role === undefined ? {} : { staffRole: view.role }),
    startedAt: utcText(view.started_ms),
    ...(view.ended_ms === null ? {} : { endedAt: utcText(view.ended_ms) }),
    areas: (byView.get(view.id) ?? []).map(({ area }) => area),
  }))
}

/** Returns since when views of a member's data are recorded (epoch milliseconds), or null. */
export async function recordedSince(sql: Sql, memberId: string): Promise<number | null> {
  const row = await sql.get<{ since: number | null }>(
    'SELECT access_recorded_ms AS since FROM members WHERE id = ?',
    [memberId],
  )
  return row?.since ?? null
}

export async function recordSince(sql: Sql, memberId: string, since: number): Promise<void> {
  await sql.run('UPDATE members SET access_recorded_ms = ? WHERE id = ?', [since, memberId])
}
