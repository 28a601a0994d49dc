import { dayOfLocal } from '#platform/model/calendar-day.ts'

type Taken = { readonly timestamp: string }

/** Groups rows by local day; days and rows keep the order of their first appearance. */
export function groupRowsByDay<Row extends Taken>(
  rows: readonly Row[],
): readonly { readonly day: string; readonly rows: readonly Row[] }[] {
  const runs: { day: string; rows: Row[] }[] = []
  for (const row of rows) {
    const run = runs.at(-1)
    if (run !== undefined && row.timestamp.startsWith(run.day)) run.rows.push(row)
    else runs.push({ day: dayOfLocal(row.timestamp), rows: [row] })
  }
  // A traveling member can return to an earlier day. Only then are the days looked up, which takes
  // five times as long.
  if (new Set(runs.map(({ day }) => day)).size === runs.length) return runs
  return [...Map.groupBy(rows, ({ timestamp }) => dayOfLocal(timestamp))].map(([day, own]) => ({
    day,
    rows: own,
  }))
}
