import { createHash } from 'node:crypto'

/** Sources beyond the portal's own origin for form targets, framers and `connect` calls. */
export interface PagePolicy {
  readonly formHosts: readonly string[]
  /** CSP sources that may frame the page; none by default. */
  readonly framers?: readonly string[]
  readonly connect?: readonly string[]
  /** The host of profile pictures. */
  readonly imageHost?: string
  /** CSP sources of frames in the page; none by default. */
  readonly frames?: readonly string[]
  /** The text of the page's one style element, which its hash allows; none by default. */
  readonly styles?: string
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const policyWith = ({
  formHosts,
  framers = [],
  connect = [],
  imageHost,
  frames = [],
  styles,
}: PagePolicy): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styles === undefined ? '' : ` ${hashOf(styles)}`}`,
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
    // Two policies, each of which knows the address of one worker (docs/decisions/0132-a-worker-by-one-policy.md).
    'trusted-types readings-file service-worker',
    // Chromium prefers `report-to` and delays its reports by a minute.
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
 * Returns the security headers of an answer (docs/quality.md#headers), as a flat list for
 * `writeHead`. X-Frame-Options cannot list hosts, so it is only set without framers.
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
