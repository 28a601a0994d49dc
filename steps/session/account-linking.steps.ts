import { Given, Then, When } from '@cucumber/cucumber'
import { followExternalLink } from '../support/page/follow-external-link.ts'
import { expect } from '../support/expect.ts'
import { expectSent } from '../support/control/expect-sent.ts'
import type { PortalWorld } from '../support/world.ts'

const service = 'https://sso.teladoc.example/saml/acs'

Given(
  /^the partner's account of the (visitor|member) is not connected yet$/,
  async function (this: PortalWorld, who: string) {
    await this.control.armFault({
      operationId: who === 'visitor' ? 'redirectToPartner' : 'redirectMemberToPartner',
      example: 'account_merge',
      times: 1,
    })
  },
)

Given(
  /^connecting is answered with "(identity_taken|code_refused)"$/,
  async function (this: PortalWorld, example: string) {
    this.guard.expect('failed call', /^connectExternalId answered 4\d\d$/)
    await this.control.armFault({ operationId: 'connectExternalId', example })
  },
)

When(
  /^the partner (\w+) sends the member with (a return address and )?a connect code(?: only)?$/,
  async function (this: PortalWorld, partnerId: string, place: string | null) {
    this.signInSecret = await this.control.accessCode(this.member.id, 'sso-code', partnerId)
    // Sign-in at this partner does not use OpenID Connect.
    if (partnerId === 'MYSTRENGTH')
      this.guard.expect('failed call', /^checkPartnerOidc answered 404$/)
    this.canaries.plant('sign-in secret', this.signInSecret)
    const signOn = place
      ? {
          accessCode: await this.control.accessCode(this.member.id, 'access-code'),
          acsURL: service,
        }
      : {}
    await followExternalLink(this, 'care.teladoc.example', {
      partnerId,
      ...signOn,
      ssoAccessCode: this.signInSecret,
    })
  },
)

Then(
  'the continued sign-on had a new code and the same return address',
  async function (this: PortalWorld) {
    const code = (await this.control.sent('createAccessCode')).length
    expect(code).toBe(1)
    const { body } = await expectSent(this, 'redirectMemberToPartner', {
      query: { acsURL: service, fromMobile: 'false' },
      status: 200,
    })
    expect(body).toEqual({ accessCode: expect.stringMatching(/^ac/) })
  },
)

Then(
  "the partner's library identifies the member after the move",
  async function (this: PortalWorld) {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(
      /^Signed on as [0-9a-f-]{36}$/,
    )
  },
)

Then(
  /^the portal sent "([^"]+)" with the (partner's code|code of the identity service)$/,
  async function (this: PortalWorld, operationId: string, whose: string) {
    if (whose === "partner's code") {
      const query = { ssoAccessCode: this.signInSecret }
      await expectSent(this, operationId, { query, status: 204 })
      return
    }
    const path = '/partners/TELADOC/auth/idp/code'
    const { body } = await expectSent(this, operationId, { path, status: 200 })
    expect(body).toEqual({ code: expect.stringMatching(/^id/) })
  },
)
