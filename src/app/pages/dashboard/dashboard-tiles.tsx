/*
 * The dashboard's tiles, and the sentence about their readings, in one chunk. Named exports
 * keep unused modules out.
 */
export { BloodPressureTile } from '#slices/blood-pressure/ui/tile/blood-pressure-tile.tsx'
export { BloodSugarTile } from '#slices/blood-sugar/ui/tile/blood-sugar-tile.tsx'
export { FoodTile } from '#slices/food-log/ui/tile/food-tile.tsx'
export { KidneyTile } from '#slices/kidney/ui/tile/kidney-tile.tsx'
export { SuppliesTile } from '#slices/supplies/ui/tile/supplies-tile.tsx'
export { PulseTile } from '#slices/pulse/ui/tile/pulse-tile.tsx'
export { ScoresTile } from '#slices/dashboard/ui/tiles/scores-tile.tsx'
export { WeightTile } from '#slices/weight/ui/tile/weight-tile.tsx'
export { WeekVerdict } from '#slices/dashboard/ui/verdict/week-verdict.tsx'
export { TileFailures } from '#ui/data/tile-failures.tsx'
