/*
 * The dashboard's tiles, which are below its first window: one file, asked for when somebody comes
 * near. By plain names, so that nothing of a slice is loaded that the dashboard does not show.
 */
export { BloodPressureTile } from '#slices/blood-pressure/dashboard-tile.tsx'
export { BloodSugarTile } from '#slices/blood-sugar/dashboard-tile.tsx'
export { ScoresTile } from '#slices/dashboard/scores-tile.tsx'
export { FoodTile } from '#slices/food/dashboard-tile.tsx'
export { KidneyTile } from '#slices/kidney-health/dashboard-tile.tsx'
export { SuppliesTile } from '#slices/order-supplies/dashboard-tile.tsx'
export { PulseTile } from '#slices/pulse/dashboard-tile.tsx'
export { WeightTile } from '#slices/weight/dashboard-tile.tsx'
