/*
 * What of the dashboard is in its first window and belongs to a slice, but for the frame: one file,
 * asked for as soon as the page's own is there.
 */
export { WeeklyChangesPanel as Changes } from '#slices/dashboard/ui/changes/weekly-changes-panel.tsx'
export { NextStepsPanel as NextSteps } from '#slices/dashboard/ui/next-steps/next-steps-panel.tsx'
export { UrgentCare as Urgent } from './urgent-care.tsx'
