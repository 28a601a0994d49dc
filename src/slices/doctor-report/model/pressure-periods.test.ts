import { expect, test } from 'vitest'
import { bloodPressureReading } from '#vitals/model/blood-pressure/blood-pressure.arbitrary.ts'
import { statisticsOf } from '#vitals/model/blood-pressure/blood-pressure-statistics.ts'
import { doctorReportDays } from './doctor-report.ts'
import { reportSpans } from '#vitals/model/report/report-periods.ts'
import { pressurePeriods } from './pressure-periods.ts'

const reading = (day: string, systolic: number, diastolic: number) =>
  bloodPressureReading({ id: day, timestamp: `${day}T07:42:00`, systolic, diastolic })
const last = '2026-11-20'

test('averages each week that has readings, counted back from the last day', () =>
  expect(
    pressurePeriods(
      [
        reading('2026-11-20', 130, 80),
        reading('2026-11-14', 121, 77),
        reading('2026-11-06', 140, 90),
      ],
      reportSpans(last, 30).span,
      30,
    ).map(({ start, end, count, average: { systolic, diastolic } }) => [
      start,
      end,
      count,
      `${systolic}/${diastolic}`,
    ]),
  ).toEqual([
    ['2026-10-31', '2026-11-06', 1, '140/90'],
    ['2026-11-14', '2026-11-20', 2, '126/79'],
  ]))

test.each(doctorReportDays)(
  'of %s days has at most seven rows and every reading once',
  (length) => {
    const { span } = reportSpans(last, length)
    const readings = Array.from({ length: 400 }, (_, ago) =>
      reading(new Date(Date.parse(last) - ago * 86_400_000).toISOString().slice(0, 10), 120, 80),
    ).filter(({ timestamp }) => timestamp.slice(0, 10) >= span.start)
    const periods = pressurePeriods(readings, span, length)
    expect(periods.length).toBeLessThanOrEqual(7)
    expect(periods.reduce((sum, { count }) => sum + count, 0)).toBe(statisticsOf(readings)?.count)
  },
)
