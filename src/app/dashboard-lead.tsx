/*
 * What of the dashboard is in its first window and belongs to a slice, but for the frame: one file,
 * asked for as soon as the page's own is there.
 */
export { Changes } from '#slices/dashboard/changes.tsx'
export { NextSteps } from '#slices/dashboard/next-steps.tsx'
export { Urgent } from './dashboard-urgent.tsx'
