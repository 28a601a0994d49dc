import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
} from 'node:crypto'
import type { Sql } from '../../database/store.ts'

const KEY = 'saml'
const ISSUER = 'https://identity.wellspring.example'
const C14N = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const MINUTES = 5

/** Returns the private key for assertions as PEM. All servers of a database share it. */
const privateKeyOf = async (sql: Sql): Promise<string> => {
  const known = await sql.get<{ jwk: string }>('SELECT jwk FROM signing_keys WHERE name = ?', [KEY])
  if (known) return known.jwk
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  await sql.run(
    'INSERT INTO signing_keys (name, jwk) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
    [KEY, privateKey],
  )
  return privateKeyOf(sql)
}

/** Returns the public key for assertions as PEM. */
export async function samlPublicKey(sql: Sql): Promise<string> {
  return createPublicKey(await privateKeyOf(sql))
    .export({ type: 'spki', format: 'pem' })
    .toString()
}

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
const instant = (ms: number): string => new Date(ms).toISOString().replace(/\.\d+Z$/, 'Z')

// The XML is in exclusive canonical form (sorted attributes, no empty tags, prefixes declared where
// used). The signed text is therefore the document itself.
const assertion = (
  id: string,
  subject: string,
  service: string,
  now: number,
  signature: string,
): string => {
  const until = instant(now + MINUTES * 60_000)
  return [
    `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" IssueInstant="${instant(now)}" Version="2.0">`,
    `<saml:Issuer>${ISSUER}</saml:Issuer>`,
    signature,
    `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">${escape(subject)}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData NotOnOrAfter="${until}" Recipient="${escape(service)}"></saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject>`,
    `<saml:Conditions NotBefore="${instant(now)}" NotOnOrAfter="${until}"><saml:AudienceRestriction><saml:Audience>${escape(new URL(service).origin)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${instant(now)}" SessionIndex="${id}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    '</saml:Assertion>',
  ].join('')
}

const signedInfo = (id: string, digest: string, declared: string): string =>
  [
    `<ds:SignedInfo${declared}><ds:CanonicalizationMethod Algorithm="${C14N}"></ds:CanonicalizationMethod>`,
    '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>',
    `<ds:Reference URI="#${id}"><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"></ds:Transform><ds:Transform Algorithm="${C14N}"></ds:Transform></ds:Transforms>`,
    `<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod><ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`,
  ].join('')

const DS = ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#"'

/**
 * Returns the form fields for sign-on at a partner: a SAML 2.0 response with a signed assertion
 * (RSA, SHA-256).
 */
export async function samlParameters(
  sql: Sql,
  subject: string,
  service: string,
  now: number,
): Promise<Record<string, string>> {
  const id = `_${randomUUID()}`
  const digest = createHash('sha256')
    .update(assertion(id, subject, service, now, ''))
    .digest('base64')
  const value = sign(
    'sha256',
    Buffer.from(signedInfo(id, digest, DS)),
    createPrivateKey(await privateKeyOf(sql)),
  ).toString('base64')
  const signature = `<ds:Signature${DS}>${signedInfo(id, digest, '')}<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`
  const response = [
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" Destination="${escape(service)}" ID="_${randomUUID()}" IssueInstant="${instant(now)}" Version="2.0">`,
    `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${ISSUER}</saml:Issuer>`,
    '<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"></samlp:StatusCode></samlp:Status>',
    assertion(id, subject, service, now, signature),
    '</samlp:Response>',
  ].join('')
  return { SAMLResponse: Buffer.from(response).toString('base64'), RelayState: randomUUID() }
}
