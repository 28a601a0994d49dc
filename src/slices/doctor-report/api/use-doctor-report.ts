import { useState } from 'react'
import type { BloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.ts'
import type { BloodSugarReading } from '#vitals/model/blood-sugar/blood-sugar.ts'
import { lastDay, lastDayOf } from '#vitals/model/readings/last-day.ts'
import { type ReportArea } from '#vitals/model/report/report-periods.ts'
import type { TimedReading } from '#vitals/model/readings/readings.ts'
import type { Day } from '#platform/model/calendar-day.ts'
import type { Pulse } from '#vitals/model/pulse/pulse.ts'
import type { WeightReading } from '#vitals/model/weight/weight.ts'
import { useBloodPressureReadings } from '#vitals/api/readings/use-blood-pressure-readings.ts'
import { useBloodPressureReport } from '#vitals/api/readings/use-blood-pressure-report.ts'
import { useBloodSugarReadings } from '#vitals/api/readings/use-blood-sugar-readings.ts'
import { useBloodSugarReport } from '#vitals/api/readings/use-blood-sugar-report.ts'
import { usePulseReadings, usePulseReport } from '#vitals/api/readings/pulse-queries.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import { latestRequest } from '#vitals/api/readings/resolve-initial-range.ts'
import { type ReportReadings } from '#vitals/api/readings/use-report-readings.ts'
import { useNewestWeight, useWeightReport } from '#vitals/api/readings/use-weight-report.ts'

type DoctorReportRequest = {
  areas: readonly ReportArea[]
  userId: string | null
  hasWeightManagement: boolean
  length: number
  today: Day
}

/** The queries of a doctor report by area. Each area fails independently. */
export type DoctorReportQueries = {
  readonly 'blood-sugar': QueryState<ReportReadings<BloodSugarReading>>
  readonly 'blood-pressure': QueryState<ReportReadings<BloodPressureReading>>
  readonly pulse: QueryState<ReportReadings<Pulse>>
  readonly weight: QueryState<ReportReadings<WeightReading>>
}

/**
 * The readings of the selected areas in one period, which ends at their last reading. Areas that
 * are not selected stay pending without a request.
 */
export function useDoctorReport({
  areas,
  userId,
  hasWeightManagement,
  length,
  today,
}: DoctorReportRequest): DoctorReportQueries {
  const is = (area: ReportArea) => areas.includes(area)
  const newest = {
    'blood-sugar': useBloodSugarReadings({ ...latestRequest, wanted: is('blood-sugar') }),
    'blood-pressure': useBloodPressureReadings({
      ...latestRequest,
      userId: userId ?? '',
      wanted: is('blood-pressure') && userId !== null,
    }),
    pulse: usePulseReadings({ ...latestRequest, wanted: is('pulse') }),
    weight: useNewestWeight({ hasWeightManagement, wanted: is('weight') }),
  } satisfies Record<ReportArea, QueryState<readonly TimedReading[]>>
  const settled = areas.every((area) => newest[area].state !== 'pending')
  const lastOfAll = lastDay(areas.map((area) => dayIn(newest[area], today))) ?? today
  const end = usePreviousValue(areas.join(), settled ? lastOfAll : null)
  const period = { length, today, end }
  return {
    'blood-sugar': useBloodSugarReport({ ...period, wanted: is('blood-sugar') }),
    'blood-pressure': useBloodPressureReport({ ...period, userId, wanted: is('blood-pressure') }),
    pulse: usePulseReport({ ...period, wanted: is('pulse') }),
    weight: useWeightReport({ ...period, hasWeightManagement, wanted: is('weight') }),
  }
}

/** The value or, while it is `null` during a refetch, the previous value of the same areas. */
function usePreviousValue(of: string, value: Day | null): Day | null {
  const [kept, setKept] = useState({ of, value })
  if (value !== null && (kept.of !== of || kept.value !== value)) setKept({ of, value })
  return value ?? (kept.of === of ? kept.value : null)
}

const dayIn = (newest: QueryState<readonly TimedReading[]>, today: Day): Day | null =>
  newest.state === 'ready' ? lastDayOf(newest.data, today) : null
