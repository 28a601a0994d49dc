import type { AreaDescriptor } from '#vitals/ui/area/area-descriptor.ts'

/** The reading area of pulse; blood pressure monitors measure it. */
export const pulseArea = {
  slug: 'pulse',
  tabs: {
    overview: 'pulseOverview',
    trends: 'pulseTrends',
    'all-logs': 'pulseLogs',
    'summary-report': 'pulseSummary',
  },
  icon: 'pulse',
  bones: ['15rem', '30rem'],
  setup: {
    page: 'bloodPressureMonitor',
    label: 'pulse.empty.how',
    look: 'secondary',
  },
} as const satisfies AreaDescriptor
