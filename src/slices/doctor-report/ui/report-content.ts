import type { ReportItem } from '#vitals/ui/wording/use-report-words.ts'
import type { ReportPart } from '../model/doctor-report.ts'
import type { ReportLabs } from '../model/report-labs.ts'
import type { ReportSection } from './report-sections.ts'

/** A section with its formatted figures. */
export type SpokenSection = ReportSection & { readonly items: readonly ReportItem[] }

/**
 * What sheet and file show. A part that is absent was not chosen or is named in `missing`: the
 * chosen parts that could not be loaded.
 */
export type SheetContent = {
  readonly sections: readonly SpokenSection[]
  readonly labs: ReportLabs | null
  readonly medicines: readonly string[] | null
  readonly questions: readonly string[]
  readonly missing: readonly ReportPart[]
  /** Parts that a link does not show, because the member left them out. */
  readonly unshared?: readonly ReportPart[]
}
