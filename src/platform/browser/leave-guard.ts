/**
 * A check before the member leaves every page, for example by signing out. True blocks the leave;
 * the check may call `leave` later.
 */
export type LeaveCheck = (leave: () => void) => boolean

/** The registered checks. The form of the page comes first, checks of the whole tab last. */
export const leaveChecks: LeaveCheck[] = []

/** Calls `leave` unless a check blocks it. */
export function confirmLeave(leave: () => void): void {
  if (!leaveChecks.some((hold) => hold(leave))) leave()
}
