/**
 * Where a page may send a form and who may frame it, besides the portal itself; `connect`: what it
 * may call there, too.
 */
export interface PagePolicy {
  readonly formHosts: readonly string[]
  /** Origins as a content security policy writes them; none means nobody. */
  readonly framers?: readonly string[]
  readonly connect?: readonly string[]
  /** The host that pictures of people come from. */
  readonly imageHost?: string
  /** Origins of the frames in a page; none means no frames. */
  readonly frames?: readonly string[]
}

const policyWith = ({
  formHosts,
  framers = [],
  connect = [],
  imageHost,
  frames = [],
}: PagePolicy): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self'${imageHost === undefined ? '' : ` https://${imageHost}`}`,
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    `frame-src ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formHosts.map((host) => `https://${host}`)].join(' '),
    `frame-ancestors ${framers.length === 0 ? "'none'" : framers.join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    // `report-to` would win over this in Chromium and hold reports back for a minute; violations
    // are to be counted as they happen.
    'report-uri /csp-report',
  ].join('; ')

const noFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/**
 * On every answer whatever its status (docs/quality.md#headers), as a flat list of names and values
 * ready for `writeHead`. A page may post a form to the partners' hosts and those under the secure
 * domain (SSO-024); nothing else than a page has a form. X-Frame-Options knows no list, so it is
 * there for those that nobody may frame.
 */
export function securityHeadersWith(policy: PagePolicy): readonly string[] {
  return [
    'content-security-policy',
    policyWith(policy),
    ...(policy.framers?.length ? [] : ['x-frame-options', 'DENY']),
    'strict-transport-security',
    'max-age=63072000; includeSubDomains',
    'x-content-type-options',
    'nosniff',
    'referrer-policy',
    'no-referrer',
    'permissions-policy',
    noFeatures,
    'cross-origin-opener-policy',
    'same-origin',
    'cross-origin-resource-policy',
    'same-origin',
  ]
}

export const securityHeaders: readonly string[] = securityHeadersWith({ formHosts: [] })
