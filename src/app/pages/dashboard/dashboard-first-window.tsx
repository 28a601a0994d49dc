/* Slice components in the dashboard's first window, in one chunk that loads with the page. */
export { WeeklyChangesPanel as Changes } from '#slices/dashboard/ui/changes/weekly-changes-panel.tsx'
export { NextStepsPanel as NextSteps } from '#slices/dashboard/ui/next-steps/next-steps-panel.tsx'
export { UrgentCare as Urgent } from './urgent-care.tsx'
