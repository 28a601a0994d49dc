import { addressUnder } from '#platform/model/environment.ts'

/**
 * The address outside the portal to go on to after sign-in, or null, which means the landing path
 * (2§5, docs/quality.md#d7). Both hold: the target is https on the default port of the provider's
 * secure domain or of a host under it, with a path that nothing can take for another host; and the
 * page that sent the visitor here (`referrer`, an address or empty) is under the same domain.
 */
export function redirectTarget(
  target: unknown,
  referrer: string,
  secureDomain: string,
): string | null {
  if (
    typeof target !== 'string' ||
    !isPlain(target) ||
    addressUnder([secureDomain], referrer) === null
  )
    return null
  const address = addressUnder([secureDomain], target)
  return address === null || address.pathname.startsWith('//') ? null : address.href
}

/** Written out whole, with no sign that parsers drop, turn round or read differently. */
const isPlain = (address: string): boolean =>
  /^https:\/\/[^/\\]/i.test(address) && !/[\s\\\u0000-\u001f\u007f]/u.test(address)
