/**
 * A partner: where its assertions may be posted to, the first by default; whether its OpenID
 * Connect sign-in stands ready.
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
 * Where a migration or a hand-over may come back to: under the secure domain or, of a portal in
 * development, on this machine.
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
