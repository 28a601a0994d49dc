import { fullNameOf } from '../../member/model/personal-info.ts'
import { checkPartnerOidc, connectExternalId, getPersonalInfo } from '#generated/openapi/calls.ts'
import type { PortalClient } from '#generated/openapi/client.ts'
import { ApiProblem } from '#generated/openapi/problem.ts'
import { rejectWithFailure } from '#platform/http/to-failure.ts'

/**
 * The calls that connect the member's account with their identity at a partner (2§7). Each rejects
 * with a Failure.
 */
export function createMergeCalls(open: PortalClient, member: PortalClient) {
  return {
    memberName: (): Promise<string> =>
      rejectWithFailure(getPersonalInfo(member, { inclIntlPhones: true }).then(fullNameOf)),
    isPartnerReady: createPartnerCheck(open),
    /**
     * Refused 409: the identity belongs to another member. Refused 422: the code is unknown, used
     * or expired.
     */
    connect: (ssoAccessCode: string): Promise<void> =>
      rejectWithFailure(connectExternalId(member, { ssoAccessCode })),
  }
}

/**
 * Checks whether a partner's OpenID Connect sign-in is ready: true when the call succeeds (2§7),
 * false for a 404.
 */
export function createPartnerCheck(open: PortalClient) {
  return (partner: string): Promise<boolean> =>
    rejectWithFailure(checkPartnerOidc(open, { partner }).then(() => true, falseIfMissing))
}

function falseIfMissing(thrown: unknown): boolean {
  if (thrown instanceof ApiProblem && thrown.kind === 'answered' && thrown.status === 404)
    return false
  throw thrown
}
