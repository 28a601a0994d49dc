import type { Control } from '../control/control.ts'

/**
 * Validates an assertion with the partner's SAML library, by issuer and key only. Rejects an
 * invalid assertion.
 */
export async function samlNameId(
  control: Control,
  form: Readonly<Record<string, string>>,
  service = 'https://sso.teladoc.example/saml/acs',
): Promise<string> {
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  const library = new SAML({
    idpCert: await control.samlKey(),
    idpIssuer: 'https://identity.wellspring.example',
    issuer: 'partner',
    audience: new URL(service).origin,
    callbackUrl: service,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    // The identity provider starts the sign-on, so no request of the partner exists.
    validateInResponseTo: ValidateInResponseTo.never,
  })
  const { profile } = await library.validatePostResponseAsync({
    SAMLResponse: form['SAMLResponse'] ?? '',
  })
  if (!profile) throw new Error('The assertion has no subject.')
  return profile.nameID
}

/** The form with a changed assertion. */
export function alteredForm(
  form: Readonly<Record<string, string>>,
  from: string,
  to: string,
): Record<string, string> {
  const text = Buffer.from(form['SAMLResponse'] ?? '', 'base64').toString('utf8')
  if (!text.includes(from)) throw new Error('There is nothing to bend.')
  return { SAMLResponse: Buffer.from(text.replaceAll(from, to)).toString('base64') }
}
