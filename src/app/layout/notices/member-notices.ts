// The notices above a member's page. Few members see one, so they are one file of the build.
export { AccountNotice } from './account-notice.tsx'
export { ClockNotice } from './clock-notice.tsx'
export { EndedNotice } from './ended-notice.tsx'
