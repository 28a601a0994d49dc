import { AvailableReportMessage, DataExportMessage, ReportsAndDataMessage } from '../reports-and-data.ts'
import type { Pair } from './pair.ts'

/** Guided flows, guides and tasks. */
export const flowPairs: readonly Pair[] = [
  { name: 'reports and data', schema: ReportsAndDataMessage, component: 'portal.reports_and_data.v1.ListReportsAndDataResponse' },
  { name: 'reports and data: export', schema: DataExportMessage, component: 'portal.reports_and_data.v1.DataExport' },
  { name: 'reports and data: report', schema: AvailableReportMessage, component: 'portal.reports_and_data.v1.AvailableReport' },
]
