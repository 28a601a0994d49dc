import { SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignInServer, startSignInServer } from '../../testing/sign-in-client.ts'

let server: SignInServer
beforeAll(async () => {
  server = await startSignInServer(['rosa'])
})
afterAll(() => server.close())

/** A partner that verifies assertions with a SAML library, the address and the key only. */
const partner = async (more: object = {}): Promise<SAML> =>
  new SAML({
    idpCert: (await server.control('GET', 'saml-key')).body.publicKey,
    idpIssuer: 'https://identity.wellspring.example',
    issuer: 'teladoc',
    audience: 'https://sso.teladoc.example',
    callbackUrl: 'https://sso.teladoc.example/saml/acs',
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.never,
    ...more,
  })

const signedOn = async (scenario: string) => {
  const { id } = await server.copy('rosa', scenario)
  const { code } = (await server.control('POST', 'access-codes', { memberId: id })).body
  const { body } = await server.form(
    '/v1/users/partners/TELADOC/auth/idp/saml/redirect',
    { accessCode: code },
    { authorization: '' },
  )
  return {
    uuid: body.wellspringUuid as string,
    form: { SAMLResponse: body.parameters.SAMLResponse as string },
  }
}

const bent = ({ SAMLResponse }: { SAMLResponse: string }, from: string | RegExp, to: string) => ({
  SAMLResponse: Buffer.from(
    Buffer.from(SAMLResponse, 'base64').toString('utf8').replace(from, to),
  ).toString('base64'),
})

test('a partner identifies the member by the form', async () => {
  const { uuid, form } = await signedOn('good')
  expect((await (await partner()).validatePostResponseAsync(form)).profile).toMatchObject({
    nameID: uuid,
    issuer: 'https://identity.wellspring.example',
  })
})

test('refuses an altered form', async () => {
  const { uuid, form } = await signedOn('changed')
  const other = '00000000-0000-4000-8000-000000000000'
  const strict = await partner()
  await expect(strict.validatePostResponseAsync(bent(form, uuid, other))).rejects.toThrow()
  await expect(
    strict.validatePostResponseAsync(bent(form, /<ds:Signature .*<\/ds:Signature>/, '')),
  ).rejects.toThrow()
  await expect(
    strict.validatePostResponseAsync(
      bent(form, /NotOnOrAfter="[^"]*"/, 'NotOnOrAfter="2099-01-01T00:00:00Z"'),
    ),
  ).rejects.toThrow()
})

test('refuses the form at another partner', async () => {
  const { form } = await signedOn('another')
  await expect(
    (await partner({ audience: 'https://sso.mystrength.example' })).validatePostResponseAsync(form),
  ).rejects.toThrow(/audience/)
})

test('expires after five minutes', async () => {
  await server.later('late', -6)
  const { form } = await signedOn('late')
  await expect((await partner()).validatePostResponseAsync(form)).rejects.toThrow(/expired/)
})
