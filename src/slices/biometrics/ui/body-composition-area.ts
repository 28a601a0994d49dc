import type { AreaDescriptor } from '#vitals/ui/area/area-descriptor.ts'

/**
 * The reading area of body composition. Its setup page is a weight page, which members of the body
 * composition program alone lack.
 */
export const bodyCompositionArea = {
  slug: 'biometrics',
  path: '/body-composition',
  tabs: ['overview', 'all-logs', 'summary-report'],
  icon: 'scale',
  bones: ['15rem', '30rem'],
  setup: {
    to: '/weight/get-started',
    label: 'biometrics.empty.guide',
    isFor: ({ hasWeightManagement, activePrograms }) =>
      hasWeightManagement || activePrograms.heartFailure,
  },
} as const satisfies AreaDescriptor
