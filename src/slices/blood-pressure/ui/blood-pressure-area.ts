import type { AreaDescriptor } from '#vitals/ui/area/area-descriptor.ts'

/** The reading area of blood pressure. */
export const bloodPressureArea = {
  slug: 'blood-pressure',
  path: '/blood-pressure',
  tabs: ['overview', 'trends', 'all-logs', 'summary-reports'],
  icon: 'heart-check',
  bones: ['3.5rem', '32rem'],
  guide: { to: '/blood-pressure/using-your-monitor', label: 'blood-pressure.monitor' },
} as const satisfies AreaDescriptor
