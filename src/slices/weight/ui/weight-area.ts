import type { AreaDescriptor } from '#vitals/ui/area/area-descriptor.ts'

export const weightPath = {
  overview: '/weight/overview',
  entry: '/weight/log-reading',
  start: '/weight/get-started',
} as const

/** The reading area of weight. */
export const weightArea = {
  slug: 'weight',
  path: '/weight',
  tabs: ['overview', 'trends', 'all-logs', 'summary-report'],
  icon: 'scale',
  bones: ['15rem', '30rem'],
  entry: { to: weightPath.entry, label: 'weight.add' },
  setup: { to: weightPath.start, label: 'weight.empty.start' },
} as const satisfies AreaDescriptor
