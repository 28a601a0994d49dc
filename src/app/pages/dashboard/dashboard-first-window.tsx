/* Slice components in the dashboard's first window, in one chunk that loads with the page. */
export { WeekVerdict as Verdict } from '#slices/dashboard/ui/verdict/week-verdict.tsx'
export { NextStepsPanel as NextSteps } from '#slices/dashboard/ui/next-steps/next-steps-panel.tsx'
export { UrgentCare as Urgent } from './urgent-care.tsx'
