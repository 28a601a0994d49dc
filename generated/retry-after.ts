// Written by `npm run generate` from contracts/. Do not edit.
/** The longest wait that is reported: one day. */
const longest = 86_400

/** Seconds to wait from a `Retry-After` header: whole seconds or an HTTP date (RFC 9110 10.2.3), at most one day. Undefined for anything else. */
export const secondsOf = (header: string | null): number | undefined => {
  if (header === null) return undefined
  const seconds = /^[0-9]+$/.test(header) ? Number(header) : /^[A-Z]/i.test(header) ? Math.ceil((Date.parse(header) - Date.now()) / 1000) : NaN
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), longest)
}
