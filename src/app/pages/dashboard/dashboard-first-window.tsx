/* Slice components in the dashboard's first window, in one chunk that loads with the page. */
export { NextStepsPanel as NextSteps } from '#slices/dashboard/ui/next-steps/next-steps-panel.tsx'
