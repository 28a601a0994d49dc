import { addressUnder } from '#platform/model/environment.ts'

/**
 * The external address after sign-in; null means the landing path (2§5, docs/quality.md#d7).
 *
 * The target must be https on the default port, under the provider's secure domain, with a path
 * that no parser takes for another host. The `referrer` (an address or empty) must be under the
 * same domain.
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

/** A complete address without characters that parsers drop, convert or read differently. */
const isPlain = (address: string): boolean =>
  /^https:\/\/[^/\\]/i.test(address) && !/[\s\\\u0000-\u001f\u007f]/u.test(address)
