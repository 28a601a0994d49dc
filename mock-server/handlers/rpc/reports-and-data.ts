import type { ServiceImpl } from '@connectrpc/connect'
import {
  ExportCode,
  ReportCode,
  type ReportsAndDataService,
} from '../../../generated/proto/portal/reports_and_data/v1/reports_and_data_pb.js'
import type { ProgramName } from '../../seed/program-catalogue.ts'
import { activePrograms, weightPrograms } from '../../services/members/program-eligibility.ts'
import type { Sql } from '../../database/store.ts'
import { messageDateOf } from '../../services/time/calendar-date.ts'
import { challengesOf, ENTRIES_NEEDED, entriesOf } from './challenges.ts'
import { memberCall } from '../rpc-call.ts'

type Extent = {
  readonly readings: number
  readonly first: string | null
  readonly last: string | null
}

const extentOf = async (sql: Sql, from: string, memberId: string, now: number): Promise<Extent> => {
  const row = await sql.get<Extent>(
    `SELECT COUNT(*) AS readings, MIN(local_time) AS first, MAX(local_time) AS last FROM ${from} member_id = ? AND at_ms <= ?`,
    [memberId, now],
  )
  return {
    readings: Number(row?.readings ?? 0),
    first: row?.first ?? null,
    last: row?.last ?? null,
  }
}

/** Counts the entries of the latest challenge; the report opens at five (2§3). */
const entriesOfCheck = async (sql: Sql, memberId: string, now: number): Promise<number> => {
  const [latest] = await challengesOf(sql, memberId)
  return latest ? entriesOf(sql, memberId, latest, now) : 0
}

const weighed: readonly ProgramName[] = [...weightPrograms, 'bodyComposition']
const measured: readonly ProgramName[] = [
  'diabetes',
  'deviceFlex',
  'hypertension',
  'heartFailure',
  'chronicKidneyDisease',
  ...weighed,
]

export const reportsAndData: ServiceImpl<typeof ReportsAndDataService> = {
  listReportsAndData: async (_request, context) => {
    const { store, caller, now } = memberCall(context)
    const active = await activePrograms(store, caller.id)
    const any = (...names: readonly ProgramName[]): boolean =>
      names.some((name) => active.has(name))
    const bloodSugar = await extentOf(
      store,
      'bg_readings WHERE is_control = 0 AND is_left_out = 0 AND',
      caller.id,
      now,
    )
    const bloodPressure = await extentOf(store, 'bp_readings WHERE', caller.id, now)
    const weight = await extentOf(
      store,
      'weight_readings WHERE is_irregular = 0 AND',
      caller.id,
      now,
    )
    const all = bloodSugar.readings + bloodPressure.readings + weight.readings
    const entries = await entriesOfCheck(store, caller.id, now)
    const exported = (code: ExportCode, { readings, first, last }: Extent) => ({
      code,
      readingCount: readings,
      ...(first && last
        ? { firstReadingDate: messageDateOf(first), lastReadingDate: messageDateOf(last) }
        : {}),
    })
    return {
      reports: [
        ...(any(...measured)
          ? [
              {
                code: ReportCode.MULTI_CONDITION_SUMMARY,
                ready: all > 0,
                readingCount: all,
                requiredReadingCount: 1,
              },
            ]
          : []),
        ...(any('hypertension', 'chronicKidneyDisease')
          ? [
              {
                code: ReportCode.PERSONALIZED_BLOOD_PRESSURE,
                ready: entries >= ENTRIES_NEEDED,
                readingCount: entries,
                requiredReadingCount: ENTRIES_NEEDED,
              },
            ]
          : []),
      ],
      exports: [
        ...(any('diabetes', 'deviceFlex') ? [exported(ExportCode.BLOOD_SUGAR, bloodSugar)] : []),
        ...(any('hypertension', 'heartFailure', 'chronicKidneyDisease')
          ? [exported(ExportCode.BLOOD_PRESSURE, bloodPressure)]
          : []),
        ...(any('heartFailure', ...weighed)
          ? [
              exported(
                ExportCode.WEIGHT,
                await extentOf(store, 'weight_readings WHERE', caller.id, now),
              ),
            ]
          : []),
        ...(any('heartFailure')
          ? [
              exported(
                ExportCode.PULSE,
                await extentOf(store, 'bp_readings WHERE pulse IS NOT NULL AND', caller.id, now),
              ),
            ]
          : []),
      ],
    }
  },
}
