/*
 * What of the dashboard is not in the first picture of a slow phone, but for what changed, which is read first: one file, asked for as soon as the page's own is there. By plain names, so that nothing of a
 * slice is loaded that the dashboard does not show.
 */
export { CoachCard } from '#slices/chat/coach-card.tsx'
export { NextSteps } from '#slices/dashboard/next-steps.tsx'
export { ScoresTile } from '#slices/dashboard/scores-tile.tsx'
export { FoodTile } from '#slices/food/dashboard-tile.tsx'
export { KidneyTile } from '#slices/kidney-health/dashboard-tile.tsx'
export { SuppliesTile } from '#slices/order-supplies/dashboard-tile.tsx'
export { PulseTile } from '#slices/pulse/dashboard-tile.tsx'
export { WeightTile } from '#slices/weight/dashboard-tile.tsx'
