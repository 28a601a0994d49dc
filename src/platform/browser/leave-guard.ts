/**
 * Is asked before the member leaves every page, as by signing out. True holds them back; it may run
 * `leave` later.
 */
export type LeaveCheck = (leave: () => void) => boolean

/**
 * What holds the member back. The form of a page stands first, what waits elsewhere in the tab
 * last.
 */
export const leaveChecks: LeaveCheck[] = []

/** Leaves, unless something unsaved holds the member back. */
export function confirmLeave(leave: () => void): void {
  if (!leaveChecks.some((hold) => hold(leave))) leave()
}
