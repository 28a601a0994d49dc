import type { AreaDescriptor } from '#vitals/ui/area/area-descriptor.ts'

export const bloodSugarPath = {
  overview: '/blood-sugar/overview',
  trends: '/blood-sugar/trends',
  logs: '/blood-sugar/all-logs',
  entry: '/blood-sugar/log-reading',
  friends: '/blood-sugar/friends-and-family',
  share: '/blood-sugar/share-from-meter',
} as const

/** The reading area of blood sugar. */
export const bloodSugarArea = {
  slug: 'blood-sugar',
  path: '/blood-sugar',
  tabs: ['overview', 'trends', 'all-logs', 'summary-report'],
  icon: 'drop',
  bones: ['5rem', '32rem'],
  entry: { to: bloodSugarPath.entry, label: 'blood-sugar.add' },
  setup: { to: bloodSugarPath.share, label: 'blood-sugar.empty.share', look: 'secondary' },
} as const satisfies AreaDescriptor
