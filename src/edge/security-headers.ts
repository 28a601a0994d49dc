/** Policies by where a form may be sent, besides to the portal itself. */
const policyWith = (formHosts: readonly string[]): string => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  ["form-action 'self'", ...formHosts.map((host) => `https://${host}`)].join(' '),
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  // `report-to` would win over this in Chromium and hold reports back for a minute; violations are to be counted as they happen.
  'report-uri /csp-report',
].join('; ')

const noFeatures = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ')

/**
 * On every answer whatever its status (house.md 4), as a flat list of names and values ready for `writeHead`. A page may post a form to
 * the partners' hosts and those under the secure domain (SSO-024); nothing else than a page has a form.
 */
export const securityHeadersWith = (formHosts: readonly string[]): readonly string[] => [
  'content-security-policy', policyWith(formHosts),
  'strict-transport-security', 'max-age=63072000; includeSubDomains',
  'x-content-type-options', 'nosniff',
  'referrer-policy', 'no-referrer',
  'permissions-policy', noFeatures,
  'cross-origin-opener-policy', 'same-origin',
  'cross-origin-resource-policy', 'same-origin',
]

export const securityHeaders: readonly string[] = securityHeadersWith([])
