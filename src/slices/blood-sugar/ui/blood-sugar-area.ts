import { useLeftOutBloodSugar } from '#vitals/api/readings/use-blood-sugar-readings.ts'
import type { AreaDescriptor } from '#vitals/ui/area/area-descriptor.ts'

/** The reading area of blood sugar. */
export const bloodSugarArea = {
  slug: 'blood-sugar',
  tabs: {
    overview: 'bloodSugarOverview',
    trends: 'bloodSugarTrends',
    'all-logs': 'bloodSugarLogs',
    'summary-report': 'bloodSugarSummary',
  },
  icon: 'drop',
  useLeftOut: useLeftOutBloodSugar,
  bones: ['5rem', '32rem'],
  entry: { page: 'bloodSugarLogReading', label: 'blood-sugar.add' },
  setup: { page: 'bloodSugarShare', label: 'blood-sugar.empty.share', look: 'secondary' },
} as const satisfies AreaDescriptor
