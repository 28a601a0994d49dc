import type { AreaDescriptor } from '#vitals/ui/area/area-descriptor.ts'

/**
 * The reading area of body composition. Its setup page is a weight page, which members of the body
 * composition program alone lack.
 */
export const bodyCompositionArea = {
  slug: 'biometrics',
  tabs: {
    overview: 'bodyCompositionOverview',
    'all-logs': 'bodyCompositionLogs',
    'summary-report': 'bodyCompositionSummary',
  },
  icon: 'scale',
  bones: ['15rem', '30rem'],
  setup: {
    page: 'weightGetStarted',
    label: 'biometrics.empty.guide',
    isFor: ({ hasWeightManagement, activePrograms }) =>
      hasWeightManagement || activePrograms.heartFailure,
  },
} as const satisfies AreaDescriptor
