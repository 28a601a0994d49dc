/**
 * A partner with its assertion addresses, the default first, and whether OpenID Connect is
 * available.
 */
export type Partner = {
  readonly id: string
  readonly services: readonly [string, ...string[]]
  readonly hasOidc: boolean
}

const partners: readonly Partner[] = [
  {
    id: 'TELADOC',
    services: [
      'https://sso.teladoc.example/saml/acs',
      'https://sso.teladoc.example/saml/mobile/acs',
    ],
    hasOidc: true,
  },
  { id: 'MYSTRENGTH', services: ['https://sso.mystrength.example/saml/acs'], hasOidc: false },
]

export function partnerOf(id: string): Partner | undefined {
  return partners.find((partner) => partner.id === id)
}

/**
 * Returns whether a migration may return to the address: the secure domain, or this machine for
 * development.
 */
export function isComeback(address: string): boolean {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '') return false
  if (['localhost', '127.0.0.1'].includes(url.hostname)) return true
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    (url.hostname === 'wellspring.example' || url.hostname.endsWith('.wellspring.example'))
  )
}
