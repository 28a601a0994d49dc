import { AvailableReportMessage, DataExportMessage, ReportsAndDataMessage } from '../reports-and-data.ts'
import { GuideAnswer, GuideManualMessage, UserGuideMessage, UserGuides } from '../user-guides.ts'
import { UserTaskAnswer, UserTaskMessage, UserTasks } from '../user-tasks.ts'
import type { Pair } from './pair.ts'

/** Guided flows, guides and tasks. */
export const flowPairs: readonly Pair[] = [
  { name: 'reports and data', schema: ReportsAndDataMessage, component: 'portal.reports_and_data.v1.ListReportsAndDataResponse' },
  { name: 'reports and data: export', schema: DataExportMessage, component: 'portal.reports_and_data.v1.DataExport' },
  { name: 'reports and data: report', schema: AvailableReportMessage, component: 'portal.reports_and_data.v1.AvailableReport' },
  { name: 'user guides', schema: UserGuides, component: 'portal.user_guides.v1.ListUserGuidesResponse' },
  { name: 'user guides: answer', schema: GuideAnswer, component: 'portal.user_guides.v1.GetUserGuideResponse' },
  { name: 'user guides: guide', schema: UserGuideMessage, component: 'portal.user_guides.v1.UserGuide' },
  { name: 'user guides: manual', schema: GuideManualMessage, component: 'portal.user_guides.v1.UserGuideManual' },
  { name: 'user tasks', schema: UserTasks, component: 'portal.user_tasks.v1.ListUserTasksResponse' },
  { name: 'user tasks: completed', schema: UserTaskAnswer, component: 'portal.user_tasks.v1.CompleteUserTaskResponse' },
  { name: 'user tasks: dismissed', schema: UserTaskAnswer, component: 'portal.user_tasks.v1.DismissUserTaskResponse' },
  { name: 'user tasks: restored', schema: UserTaskAnswer, component: 'portal.user_tasks.v1.RestoreUserTaskResponse' },
  { name: 'user tasks: task', schema: UserTaskMessage, component: 'portal.user_tasks.v1.UserTask' },
]
