import { fullNameOf } from '../../member/model/personal-info.ts'
import { checkPartnerOidc, connectExternalId, getPersonalInfo } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'

/**
 * The calls that connect an account here with the identity that a partner signed on (2§7). Each
 * rejects with a Failure.
 */
export function createMergeCalls(open: PortalClient, member: PortalClient) {
  return {
    memberName: (): Promise<string> =>
      rejectWithFailure(getPersonalInfo(member, { inclIntlPhones: true }).then(fullNameOf)),
    isPartnerReady: createPartnerCheck(open),
    /**
     * Refused (409): that identity is another member's. Refused (422): the code is unknown, used or
     * too old.
     */
    connect: (ssoAccessCode: string): Promise<void> =>
      rejectWithFailure(connectExternalId(member, { ssoAccessCode })),
  }
}

/**
 * Asks whether a partner's OpenID Connect sign-in is ready for the portal: true if the call
 * succeeds (2§7), false for a 404.
 */
export function createPartnerCheck(open: PortalClient) {
  return (partner: string): Promise<boolean> =>
    rejectWithFailure(checkPartnerOidc(open, { partner }).then(() => true, unlessMissing))
}

function unlessMissing(thrown: unknown): boolean {
  if (thrown instanceof ApiProblem && thrown.kind === 'answered' && thrown.status === 404)
    return false
  throw thrown
}
