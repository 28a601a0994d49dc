/**
 * The words of an area that another page shows too, such as the dashboard's tiles: the beginnings of their keys. `<area>-brief` is
 * loaded there instead of the whole area.
 */
export const briefKeys = {
  'blood-pressure': ['page.title', 'unit', 'spoken', 'day-time', 'category.', 'loading', 'failed.'],
  'blood-sugar': ['page.title', 'unit', 'day-time', 'range.', 'meal.', 'loading', 'failed.'],
} as const satisfies Record<string, readonly string[]>

export type BriefArea = `${keyof typeof briefKeys}-brief`
