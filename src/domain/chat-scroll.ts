/** Within so many CSS pixels of the top the older messages are loaded (1§9). */
export const olderWithin = 200
/** Milliseconds between two askings for older messages, at least (1§9). */
export const olderThrottle = 500
/** Who is so near the end, in CSS pixels, reads the newest and goes along with what comes. */
const endWithin = 32

type Scrolled = { readonly scrollTop: number; readonly scrollHeight: number; readonly clientHeight: number }

/** Whether a scroll to `scrollTop` asks for older messages. `asked`: when that was asked last, milliseconds, or null for never. */
export const asksForOlder = (scrollTop: number, asked: number | null, now: number): boolean => scrollTop <= olderWithin && (asked === null || now - asked >= olderThrottle)

/** Whether the newest message is in view. */
export const isAtEnd = ({ scrollTop, scrollHeight, clientHeight }: Scrolled): boolean => scrollHeight - scrollTop - clientHeight <= endWithin
