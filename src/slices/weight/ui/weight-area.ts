import type { AreaDescriptor } from '#vitals/ui/area/area-descriptor.ts'

/** The reading area of weight. */
export const weightArea = {
  slug: 'weight',
  tabs: {
    overview: 'weightOverview',
    trends: 'weightTrends',
    'all-logs': 'weightLogs',
    'summary-report': 'weightSummary',
  },
  icon: 'scale',
  bones: ['15rem', '30rem'],
  entry: { page: 'weightLogReading', label: 'weight.add' },
  setup: { page: 'weightGetStarted', label: 'weight.empty.start' },
} as const satisfies AreaDescriptor
