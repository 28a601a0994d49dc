import type { AreaDescriptor } from '#vitals/ui/area/area-descriptor.ts'

/** The reading area of blood pressure. */
export const bloodPressureArea = {
  slug: 'blood-pressure',
  tabs: {
    overview: 'bloodPressureOverview',
    trends: 'bloodPressureTrends',
    'all-logs': 'bloodPressureLogs',
    'summary-reports': 'bloodPressureSummary',
  },
  icon: 'heart-check',
  bones: ['3.5rem', '32rem'],
  entry: { page: 'bloodPressureLogReading', label: 'blood-pressure.add' },
  guide: { page: 'bloodPressureMonitor', label: 'blood-pressure.monitor' },
} as const satisfies AreaDescriptor
