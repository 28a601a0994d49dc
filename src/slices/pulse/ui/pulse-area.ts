import type { AreaDescriptor } from '#vitals/ui/area/area-descriptor.ts'

/** The reading area of pulse; blood pressure monitors measure it. */
export const pulseArea = {
  slug: 'pulse',
  path: '/pulse',
  tabs: ['overview', 'trends', 'all-logs', 'summary-report'],
  icon: 'pulse',
  bones: ['15rem', '30rem'],
  setup: {
    to: '/blood-pressure/using-your-monitor',
    label: 'pulse.empty.how',
    look: 'secondary',
  },
} as const satisfies AreaDescriptor
