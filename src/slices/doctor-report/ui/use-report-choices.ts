import { useMemo } from 'react'
import {
  chosenParts,
  doctorReportDays,
  type DoctorReportDays,
  partSetOf,
  partSets,
  type ReportPart,
  usualDoctorReportDays,
} from '../model/doctor-report.ts'
import { localPreference } from '#platform/storage/local-preference.ts'
import { useSearchParamsState } from '#ui/navigation/use-search-params.ts'
import { useReportRange } from '#vitals/ui/report/use-report-range.ts'

/**
 * The options of the report: period, parts, and whether to list every reading. The address holds
 * them; period and parts are stored for the member on this device.
 */
export function useReportChoices(available: readonly ReportPart[], member: string) {
  const [params, onChange] = useSearchParamsState()
  const [range, onRange] = useReportRange<DoctorReportDays>({
    name: 'doctor',
    ranges: doctorReportDays,
    usual: usualDoctorReportDays,
  })
  const memory = useMemo(() => localPreference('report-parts', partSets, member), [member])
  const stored = useMemo(() => (member === '' ? null : memory.read()), [memory, member])
  const parts = chosenParts(params, stored, available)
  return {
    range,
    onRange,
    parts,
    withList: params.get('list') === 'yes',
    onList: (wanted: boolean) => onChange({ list: wanted ? 'yes' : null }),
    /** The last part cannot be deselected, since the report needs one. */
    onPart: (part: ReportPart, wanted: boolean) => {
      const next = available.filter((one) => (one === part ? wanted : parts.includes(one)))
      if (next.length === 0) return
      if (member !== '') memory.write(partSetOf(next))
      onChange({ part: next })
    },
    /** Whether a link asked to print; `onPrinted` removes that from the address. */
    prints: params.get('print') === 'yes',
    onPrinted: () => onChange({ print: null }),
  }
}
