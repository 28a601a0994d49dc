/**
 * The key prefixes of an area's texts that other pages show, such as the dashboard's tiles. Those
 * pages load `<area>-brief` instead of the whole area.
 */
export const briefKeys = {
  'blood-pressure': ['page.title', 'unit', 'spoken', 'category.', 'failed.'],
  'blood-sugar': ['page.title', 'unit', 'range.', 'meal.', 'failed.'],
  readings: ['day-time', 'loading'],
  weight: ['page.title', 'unit', 'failed.'],
  pulse: ['page.title', 'unit', 'range.', 'latest.spoken', 'empty.text', 'failed.'],
  'food-log': ['title', 'loading', 'failed', 'meal.'],
  kidney: [
    'title',
    'loading',
    'failed',
    'none.text',
    'albumin',
    'range',
    'taken',
    'group.',
    'verdict.',
  ],
  supplies: ['strips.unit', 'strips.loading', 'strips.failed', 'status.', 'type.', 'arrives'],
  chat: [
    'available.',
    'away-until',
    'waiting',
    'role.',
    'name.',
    'last-unreadable',
    'new.detail',
    'new.text',
    'you-said',
  ],
  forms: ['required', 'chat.'],
} as const satisfies Record<string, readonly string[]>

export type BriefArea = `${keyof typeof briefKeys}-brief`
