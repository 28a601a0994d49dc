import { useMemo } from 'react'
import {
  areaSetOf,
  areaSets,
  chosenAreas,
  doctorReportDays,
  type DoctorReportDays,
  usualDoctorReportDays,
} from '../model/doctor-report.ts'
import type { ReportArea } from '#vitals/model/report/report-periods.ts'
import { localPreference } from '#platform/storage/local-preference.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { useReportRange } from '#vitals/ui/report/use-report-range.ts'

/**
 * The options of the report: period, areas, and whether to list every reading. The address holds
 * them; period and areas are stored for the member on this device.
 */
export function useReportChoices(available: readonly ReportArea[], member: string) {
  const [params, onChange] = useSearchParamsState()
  const [range, onRange] = useReportRange<DoctorReportDays>({
    name: 'doctor',
    ranges: doctorReportDays,
    usual: usualDoctorReportDays,
  })
  const memory = useMemo(() => localPreference('report-areas', areaSets, member), [member])
  const stored = useMemo(() => (member === '' ? null : memory.read()), [memory, member])
  const areas = chosenAreas(params, stored, available)
  return {
    range,
    onRange,
    areas,
    withList: params.get('list') === 'yes',
    onList: (wanted: boolean) => onChange({ list: wanted ? 'yes' : null }),
    /** The last area cannot be deselected, since the report needs one. */
    onArea: (area: ReportArea, wanted: boolean) => {
      const next = available.filter((one) => (one === area ? wanted : areas.includes(one)))
      if (next.length === 0) return
      if (member !== '') memory.write(areaSetOf(next))
      onChange({ area: next })
    },
  }
}
