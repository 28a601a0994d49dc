// Written by `npm run generate` from contracts/. Do not edit.
export interface paths {
    "/v1/users/me/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a password, an access code or an auth token.
         * @description `grant_type` is `password` (the default), `authorization_code` with the `code` of
         *     `createAccessCode`, or `auth_token` with the `auth_token` of the address; the last two work
         *     once and are answered 401 `invalid_grant` otherwise. A wrong password and an unknown user name
         *     get the same answer. After five wrong tries the name is locked, whether it exists or not. A
         *     member with a second step is answered 403 with an `mfaToken` for `answerMfaChallenge`, unless
         *     the call carries the `device_token` of a device that they trust. A member whose email address
         *     is not confirmed is answered 403 `verification_required`, after the right password only. A
         *     session that a staff person opened carries `impersonatorId` (`getImpersonation`).
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/auth/refresher": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the refresh token for a new access token and a new refresh token.
         * @description The portal calls it five minutes before the access token expires. A used refresh token returns
         *     the same successor for 30 s after its first use, with a new access token, because the first
         *     answer may have been lost. Later use of an old refresh token revokes its whole family.
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session, its access tokens and its refresh tokens.
         * @description Works for impersonated sessions too. A client forgets its tokens whatever the answer.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/auth/mfa/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a one-time code, or hand it in, or a passkey's proof.
         * @description Takes one of three bodies. `{mfaToken, contactType}` sends a code to that contact and is
         *     answered 201; another request before `resendAfter` seconds is answered 429, and a new code
         *     invalidates the old one. `{mfaToken, code}` hands the code in and is answered 200 with the
         *     session. A code works once, for `expiresIn` seconds, for the `mfaToken` that it was sent for
         *     and no other. After `startMfaStep` the code can be one of the member's app, and `{mfaToken,
         *     passkey, signature}` with its data hands in what a passkey signed. After five wrong codes or proofs the `mfaToken` is locked, and the member starts again
         *     with their password. With `trustDevice` the session brings a `device_token`, which skips this
         *     step at `signIn` for 30 days. The answer can be a session, so the call needs the client's
         *     authorization.
         */
        post: operations["answerMfaChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/auth/mfa/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the authenticator app or a passkey as the second step.
         * @description Binds the sign-in to the browser that asks, as a code that is sent does. A passkey gets its
         *     challenge here; another call takes its place. `answerMfaChallenge` hands in the code or the
         *     proof.
         */
        post: operations["startMfaStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/auth/mfa/{id}/contactPoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List where a one-time code can be sent.
         * @description `id` is the `mfaToken`. Destinations are masked: enough to recognize one's own, too little to
         *     learn another's.
         */
        get: operations["listMfaContactPoints"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/second-steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what confirms the member's sign-in.
         * @description A code by email or text message is always possible and not on it (`listMfaContactPoints`). No
         *     answer has a secret.
         */
        get: operations["getSecondSteps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/second-steps/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Hand in the first code of an authenticator app.
         * @description Takes the key of `startAuthenticator` into use, in place of the one before. The member gets a
         *     message about it. A code works once. After five wrong codes the key is dropped (409).
         */
        put: operations["confirmAuthenticator"];
        /**
         * Ask for the key of an authenticator app.
         * @description The app makes codes from the key (TOTP: SHA-1, six digits, 30 seconds, which every app knows).
         *     It counts only after `confirmAuthenticator`; until then an app from before stays. Another key
         *     takes the place of one that was not confirmed. After five wrong passwords the call is answered
         *     429 for 30 minutes.
         */
        post: operations["startAuthenticator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/second-steps/passkey-challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the options of a new passkey.
         * @description The browser makes a pair of keys for the challenge, and `addPasskey` hands the public one in.
         *     Another challenge takes the place of the one before. A member has at most ten passkeys (409).
         *     After five wrong passwords the call is answered 429 for 30 minutes.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/second-steps/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a passkey that the browser made.
         * @description The server checks challenge, origin and signature, and takes a passkey of any maker. The member
         *     gets a message about it.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/second-steps/{id}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the authenticator app or a passkey.
         * @description It signs nobody in from this moment on, and devices that were trusted are forgotten. The member
         *     gets a message about it. After five wrong passwords the call is answered 429 for 30 minutes.
         */
        post: operations["removeSecondStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/info/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the password.
         * @description A wrong `currentPassword` is answered 422 with `code` 70. A new password that breaks rules is
         *     answered 422 with their codes in `details`: TOO_SHORT (under 8 characters), TOO_LONG (over
         *     128), REPEATING (the same character three times in a row), SEQUENTIAL (`abcd`, `1234`, a row
         *     of keys), COMMON (on the list of common passwords), CONTAINS_NAME (of the member or their user
         *     name), SAME_AS_BEFORE. There are no composition rules; another server may have other codes, so
         *     a client shows a general text for an unknown one. Every other session of the member ends and
         *     trusted devices are forgotten; this session stays. After five wrong current passwords the call
         *     is answered 429 for 30 minutes. Impersonated sessions cannot use it (403).
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/info/password/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a mail with a link for a new password.
         * @description The answer and its timing are the same for a known and an unknown address. A known one gets a
         *     mail with a link to /reset-password and a token in its query, which works once and for one
         *     hour; a new token invalidates the old one. More than five requests for one address within an
         *     hour are answered 429, known or not.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/info/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the token of the mail.
         * @description The portal takes `token` from the query of its page, removes it from the address at once and
         *     sends it as a header. It works once, for one hour; a password that breaks rules does not use
         *     it up. Every session of the member ends and every trusted device is forgotten. A locked
         *     sign-in is unlocked.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/info/email/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the mail that confirms an email address again.
         * @description The answer is the same for an address that is known, unknown or already confirmed. Another
         *     request within the seconds of `Retry-After` (60) is answered 429, known or not. The link of
         *     the mail leads to /verification-required with a token in its query.
         */
        post: operations["sendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/info/email/verification/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an email address with the token of the mail.
         * @description The token works once, for 24 hours. After it, `signIn` lets the member in; this call opens no
         *     session.
         */
        post: operations["confirmVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/auth/oAuth2CodeFromJWT": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange a signed token for an access code.
         * @description `jwt` is the proof: the signed identity token with which the parent app starts the portal, or
         *     the access token of the member's own session (to launch coaching and other windows). The code
         *     works once, for 5 minutes, in `signIn` with grant_type `authorization_code`, in
         *     `signInToEducation` and in the SAML redirects. A code made in an impersonated session opens an
         *     impersonated session.
         */
        post: operations["createAccessCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/auth/oAuth2Code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in for the workplace-chat app (Teams).
         * @description The sign-in page of the workplace-chat app. On success the browser is sent to `redirect_uri`
         *     with `scope`, `code` and `state`. `redirect_uri` must equal one that the client registered,
         *     character by character. Passwords, locks and second steps work as in `signIn`.
         */
        post: operations["createChatAppCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/service-education/v1/users/me/education/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the code of an education course.
         * @description The portal stores the education token that it was opened with and hands it in here as `code`.
         *     The answer is a session like any other; it can carry a refresh token, so the call needs the
         *     client's authorization.
         */
        post: operations["signInToEducation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/partners/{partnerId}/auth/sp/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the access code of a partner.
         * @description The partner has signed the member in and vouches for them; the provider accepts the partner's
         *     word (service provider role). The code works once, for 5 minutes, for that partner.
         */
        post: operations["signInWithPartnerCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/partners/{partnerId}/auth/idp/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with the code of the provider's own identity service.
         * @description The identity service, to which members migrate, has signed the member in for the partner
         *     (identity provider role). It sends the browser back with `partnerId` and `code` in the
         *     address, and the portal hands the code in here.
         */
        post: operations["signInWithIdentityCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/partners/{partnerId}/auth/idp/saml/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign on to a partner by SAML, with a session.
         * @description Single sign-on to a partner for a signed-in member. The access code says who the member is and
         *     works once, for 5 minutes. ESTABLISHED comes with `uri`, `parameters` and `wellspringUuid`:
         *     the browser posts `parameters` as a form to `uri`. ACCOUNT_MERGE means that the member is not
         *     connected to the partner yet (`connectExternalId` connects them). FAILURE means that there is
         *     no sign-on to that `acsURL`. The portal ignores error code 110 (a repeated initial request).
         *     The code must be the member's own; a refused code is answered 422, because 401 is about the
         *     session.
         */
        post: operations["redirectMemberToPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/partners/{partnerId}/auth/idp/saml/redirect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign on to a partner by SAML, without a session.
         * @description Single sign-on to a partner without a session. The access code says who the member is and
         *     works once, for 5 minutes. ESTABLISHED comes with `uri`, `parameters` and `wellspringUuid`:
         *     the browser posts `parameters` as a form to `uri`. ACCOUNT_MERGE means that the member is not
         *     connected to the partner yet (`connectExternalId` connects them). FAILURE means that there is
         *     no sign-on to that `acsURL`. The portal ignores error code 110 (a repeated initial request).
         */
        post: operations["redirectToPartner"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/service-sso-member/user/liv/me/v1/externalId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Connect the member with the identity that a partner signed on.
         * @description The end of an account merge: after it the SAML redirect answers ESTABLISHED. The code works
         *     once, for 5 minutes. The partner sends the browser with `ssoAccessCode` in the address; the
         *     portal removes it at once and makes this call when the member confirms on the transition
         *     screen.
         */
        patch: operations["connectExternalId"];
        trace?: never;
    };
    "/services/service-sso-member/v1/auth/partners/{partner}/sp/mp/oidc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a partner's OpenID Connect sign-in is ready.
         * @description The portal asks before it connects accounts, and before a move to the single sign-on identity
         *     ends the old session. 404 means that it is not ready.
         */
        get: operations["checkPartnerOidc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/service-teams/oauth2/tokenExchange": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the token of the workplace-chat client for an access token.
         * @description Served by the chat-service host (base `teams`). An empty answer means that the chat user is no
         *     member: the portal goes on as without Teams. There is no refresh token; the client brings a
         *     new token when this one expires. The client gives the same token to every tab, so it works
         *     until it expires.
         */
        post: operations["exchangeTeamsToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/member-migration/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the move of a member to the single sign-on identity.
         * @description The hidden form post of /migration: a navigation of the browser, not a call. `redirectUrl`
         *     must be under the provider's secure domain.
         */
        post: operations["startMigration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/identity/keycloak/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand a session over to the identity service.
         * @description The hidden form post of /keycloak: a navigation of the browser, not a call. The browser comes
         *     back with `partnerId` and the `code` of `signInWithIdentityCode`. `redirectUrl` must be under
         *     the provider's secure domain.
         */
        post: operations["startKeycloak"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/impersonation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the staff person who views this member's account.
         * @description A session is impersonated when the auth token that opened it carried an impersonator; nothing
         *     that a client sends makes it one. Any other session is answered 404.
         */
        get: operations["getImpersonation"];
        put?: never;
        post?: never;
        /**
         * Stop viewing the member's account.
         * @description Ends the session, its access tokens and its refresh tokens, as `signOut` does, and records the
         *     end beside the beginning, with the ids of the staff person and the member. A session that is
         *     not impersonated is answered 404.
         */
        delete: operations["endImpersonation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/access-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who viewed the member's data, newest first.
         * @description Every view by a staff person, a coach or somebody with a link to the report, from the start of the view. What the member sees of
         *     their own data is not on it. A page has up to `limit` entries; `next` begins the next page,
         *     until all are listed. A view that goes on is on the list, too.
         */
        get: operations["listAccessLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/report-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's live links to their report, newest first.
         * @description Links that were revoked or have ended are not on it. The token of a link is never on it: the
         *     server keeps no more than a hash.
         */
        get: operations["listReportLinks"];
        put?: never;
        /**
         * Make a link that shows the report to whoever has it.
         * @description The answer has the token, a random value of 256 bits, for this one time. The server stores a
         *     hash of it, and no log has it. A member has at most 20 live links; more are answered 409
         *     `report_link_limit`.
         */
        post: operations["createReportLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/report-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a link, so that it no longer works.
         * @description From this moment on nobody can open the link. A link that was revoked or has ended is there no
         *     more (404).
         */
        delete: operations["revokeReportLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/report-links/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the report that a link shows.
         * @description Needs no session: the token is the permission, and it stands in the body, so that no address
         *     and no log has it. The answer has the parts of the link and nothing else, as they are now. A
         *     link that is unknown, was revoked or has ended is answered with the same 404. Every look is
         *     counted on the link and is on the member's access log. More than 60 looks with one token
         *     within an hour are answered 429, known or not.
         */
        post: operations["openReportLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the member that the access token speaks for.
         * @description The first call of a session. Paths that name a member take the id of this answer.
         */
        get: operations["getUserToken"];
        /**
         * Save the member's language.
         * @description The language travels as the two-letter upper-case code, while `Accept-Language` keeps the long
         *     form. `saveAppPreferences` saves the same preference.
         */
        put: operations["savePreference"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/info/locale": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the language stored for the account.
         * @description The portal compares it with the language chosen before sign-in and asks the member when they
         *     differ.
         */
        get: operations["getLocale"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/info/personal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the member's personal details.
         * @description Name, birth date, email address, phone numbers and postal address, as the server keeps them.
         */
        get: operations["getPersonalInfo"];
        /**
         * Replace the member's personal details.
         * @description All details are replaced at once; the answer has what is stored, phones as digits. `phones`
         *     come as the member typed them (`number`, with the country that they picked) or complete
         *     (`numberE164`). A broken rule is answered 422 with its name in `error`, several broken rules
         *     with `several_fields`; `details` names the fields as `address.addressLine1` or `phones.0`. A
         *     change of `email` or `phones` needs `currentPassword`: without it the answer is 403
         *     `password_required`, with a wrong one 422 with code 70 and `details` [currentPassword], after
         *     five wrong ones 429. The old and the new address are told of the change. From then on the
         *     member signs in with the new email address; for 24 hours the old one still signs in, and
         *     one-time codes go to the old address or number.
         */
        put: operations["savePersonalInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/me/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the member's account with the employer or plan.
         * @description Says which addresses the member may give and which organization they belong to; `getPromo`
         *     takes the organization's code.
         */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/coaching/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how coaching is provided to the member.
         * @description The portal offers the chat only when coaching is not shared with another product.
         */
        get: operations["getCoachingInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/partners/PUBLIC": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the member's id for other parties.
         * @description The portal hands this id to partners instead of the member's own id.
         */
        get: operations["getPublicIdentity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/promos/{companyCode}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the settings of the employer's campaign.
         * @description The settings complete what the account leaves out: kinds of address, enrollment and phone
         *     regions.
         */
        get: operations["getPromo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/platform/features/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the feature flags of the member.
         * @description A feature is on when its `state` is ENABLED.
         */
        get: operations["getFeatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/info/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get what the member told about their health and about themselves.
         * @description Every answer of the health profile; unanswered questions are null or empty.
         */
        get: operations["getHealthInfo"];
        /**
         * Replace what the member told about their health and about themselves.
         * @description All answers are replaced at once; null or empty removes one.
         */
        put: operations["saveHealthInfo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people whom the member named, in the order in which they were added.
         * @description Friends and family can be told of readings (`updateBloodSugarAlerts`).
         */
        get: operations["listContacts"];
        put?: never;
        /**
         * Add a contact.
         * @description Phones come as typed and are stored as digits. A contact that exists already with the same
         *     fields is not added again: the answer is the existing one.
         */
        post: operations["addContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a contact.
         * @description Alerts no longer go to the contact.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Change a contact.
         * @description Only the fields that are sent change. `contactType` helps to find the contact, it does not
         *     change the contact's type.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/v1/users/me/prefs/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's preferences of every app.
         * @description Values are texts, as they were saved; the app that saved one knows its meaning.
         */
        get: operations["listAppPreferences"];
        put?: never;
        /**
         * Save preferences.
         * @description Each preference replaces the one of the same app, instance and name; the others stay. The
         *     language is `language` of app 1 with the two-letter code, the same that `savePreference`
         *     saves. Of two with one name the last one counts. The alert preferences of
         *     `getBloodSugarAlerts` are among those of app 1, as text; a value that they cannot take is
         *     answered 422.
         */
        post: operations["saveAppPreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/supplies/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's orders of supplies, newest first.
         * @description With more orders than `count`, the newest are listed. A page has up to `limit` of them; `next`
         *     begins the next page, until all are listed.
         */
        get: operations["listSupplyOrders"];
        put?: never;
        /**
         * Order supplies.
         * @description Strips can be ordered when `getStripEligibility` says so, anything else when no order of its
         *     kind is under way. A refusal is answered 409 with the codes of the eligibility in `errors`.
         *     The order is on the list at once, as RECEIVED.
         */
        post: operations["placeSupplyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/supplies/bgStrips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how many test strips the member has left.
         * @description Counts from the number that the member saved last: strips delivered since are added, meter
         *     tests subtracted.
         */
        get: operations["getStripSupply"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/supplies/bgStrips/remaining": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save how many test strips are left.
         * @description The body is the number alone, as plain text.
         */
        put: operations["saveStripsRemaining"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/supplies/bgStrips/eligibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether the member can order test strips now, and why not.
         * @description `placeSupplyOrder` takes an order for strips exactly when `valid` is true.
         */
        get: operations["getStripEligibility"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/web/refresh/v2": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the devices that the member has, by program.
         * @description The portal derives the member's scale, meter and monitor from it.
         */
        get: operations["getDeviceGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/service-athome-labs/users/me/labOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the lab kits that the member ordered, newest first.
         * @description Returns the orders of `orderLabKit`, so that a page that is opened again shows them. An order
         *     belongs to a person, identified by name, birth date and email together.
         */
        get: operations["listLabKitOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/service-athome-labs/users/me/labOrders/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List results of the tests that were ordered for the member.
         * @description The portal takes a non-empty list to mean that the member has such a test.
         */
        get: operations["listLabOrderResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/service-athome-labs/users/me/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's kidney results.
         * @description A non-empty list opens the kidney health pages of the portal.
         */
        get: operations["listKidneyResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/service-athome-labs/users/me/labResults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List results of one kind of laboratory test.
         * @description The list itself is the body; it is empty when the member has no such result.
         */
        get: operations["listLabResults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/service-athome-labs/v1/nonmembers/labOrders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a lab kit for a person who is not a member.
         * @description Needs no session; signed-in members use it too. A person (name, birth date and email together)
         *     can order once in the campaign of a company; a second order is answered 409. A campaign that
         *     has ended is answered 422 `campaign_ended`. A broken rule is answered 422 with its name in
         *     `error`, several broken rules with `several_fields`; `details` names the fields as
         *     `address.addressLine1`. No kit goes to a P.O. box.
         */
        post: operations["orderLabKit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/service-cardiometabolic/v1/users/me/scores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the cardiometabolic scores of all pillars.
         * @description A pillar without enough data has no score yet.
         */
        get: operations["listScores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/service-cardiometabolic/v1/users/me/scores/{pillar}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the cardiometabolic score of one pillar.
         * @description The same score that `listScores` has for the pillar.
         */
        get: operations["getScore"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/services/service-journey-guidance/v1/users/me/launchpad": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the steps of the member's start.
         * @description After `deleteLaunchpad` the answer has no items.
         */
        get: operations["getLaunchpad"];
        put?: never;
        post?: never;
        /**
         * Dismiss the launchpad for good.
         * @description The steps are not shown again.
         */
        delete: operations["deleteLaunchpad"];
        options?: never;
        head?: never;
        /**
         * Set the status of one step.
         * @description The portal completes COACHING after the member's first message to a coach.
         */
        patch: operations["updateLaunchpad"];
        trace?: never;
    };
    "/services/service-journey-guidance/v1/users/me/onboarding/display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether the onboarding is shown.
         * @description The portal asks at the start of a session.
         */
        get: operations["getOnboardingDisplay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{userId}/reading/bp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's blood pressure readings of a range, newest first.
         * @description With more readings in the range than `count`, the newest are listed. A page has up to `limit`
         *     of them; `next` begins the next page, until all are listed.
         */
        get: operations["listBloodPressureReadings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/reading/bp/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get statistics of the member's blood pressure over a range.
         * @description The server computes them over all readings of the range, whatever their number.
         */
        get: operations["getBloodPressureStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/readings/bp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a blood pressure that the member took and types in.
         * @description Each value of a sitting is a reading of its own. `timestamp` is on the wall clock of
         *     `timeZone`, or of the account's zone without one. The same reading (same moment, same values)
         *     is stored once: a repeated request is answered 409, which a client that lost the first answer
         *     may take for success.
         */
        post: operations["createBloodPressureReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/readings/bp/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a blood pressure that is wrong.
         * @description It is in no list, statistic, report or alert any more, and its pulse neither. The original
         *     stays with the care team.
         */
        delete: operations["removeBloodPressureReading"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/readings/bp/{id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the values and the time of a blood pressure.
         * @description The reading keeps its id and its source, and every figure changes with it. The original stays
         *     with the care team. `timestamp` is on the wall clock of `timeZone`, or of the reading's own
         *     zone without one.
         */
        put: operations["correctBloodPressureReading"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/readings/bgs/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's blood sugar readings of a range, newest first.
         * @description With more readings in the range than `count`, the newest are listed. A page has up to `limit`
         *     of them; `next` begins the next page, until all are listed.
         */
        get: operations["listBloodSugarReadings"];
        put?: never;
        /**
         * Add a reading that the member took and types in.
         * @description `timestamp` is on the wall clock of `timeZone`, or of the account's zone without one. The same
         *     reading (same moment, same value) is stored once: a repeated request is answered 409, which a
         *     client that lost the first answer may take for success.
         */
        post: operations["createBloodSugarReading"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/readings/bgs/stats/extended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get statistics of the member's blood sugar over a range, overall, by meal and by hour.
         * @description The server computes them over all readings of the range, whatever their number.
         */
        get: operations["getBloodSugarStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/readings/bgs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Leave a reading out of the figures, or take it back in.
         * @description A reading that is left out is in no list, statistic, report or alert until it is taken back in;
         *     `listBloodSugarReadings` gives it with `isLeftOut`. The care team still sees it.
         */
        put: operations["markBloodSugarReading"];
        post?: never;
        /**
         * Remove a reading that is wrong.
         * @description It is in no list, statistic, report or alert any more. The original stays with the care team.
         */
        delete: operations["removeBloodSugarReading"];
        options?: never;
        head?: never;
        /**
         * Change what the member said of a reading.
         * @description Tags that are not sent keep their values; null removes one. What the meter measured (value,
         *     source, its limits) changes by `correctBloodSugarReading` only.
         */
        patch: operations["updateBloodSugarReading"];
        trace?: never;
    };
    "/v1/users/me/readings/bgs/{id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the value and the time of a reading.
         * @description The reading keeps its id, its source and its other tags, and every figure changes with it. The
         *     original stays with the care team. `timestamp` is on the wall clock of `timeZone`, or of the
         *     reading's own zone without one.
         */
        put: operations["correctBloodSugarReading"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/settings/alerts/bg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get who is told about a blood sugar reading, and when.
         * @description Both audiences are in one answer: care staff (`preferences`) and friends and family (`low`,
         *     `high`).
         */
        get: operations["getBloodSugarAlerts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change who is told about a blood sugar reading.
         * @description Only the parts that are sent change. The lower limit must stay below the upper one, and every
         *     destination must belong to a contact of the member.
         */
        patch: operations["updateBloodSugarAlerts"];
        trace?: never;
    };
    "/v1/users/me/reading/weights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the member's weight readings, newest first.
         * @description With more readings in the range than `count`, the newest are listed. A page has up to `limit`
         *     of them; `next` begins the next page, until all are listed.
         */
        get: operations["listWeightReadings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/reading/weight/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get how the member's weight changed over some spans.
         * @description Only regular readings count.
         */
        get: operations["getWeightStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/reading/weight/target": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the weight that the member wants to reach.
         * @description 404 for a member who was never weighed and has no target. The portal treats any failure as "no
         *     target".
         */
        get: operations["getWeightTarget"];
        put?: never;
        /**
         * Set the weight that the member wants to reach.
         * @description A target below `lowestTarget` is answered 422.
         */
        post: operations["setWeightTarget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/reading/weight/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark a reading as irregular or regular.
         * @description Irregular readings stay in the log and out of every statistic.
         */
        put: operations["markWeightReading"];
        post?: never;
        /**
         * Remove a reading that is wrong.
         * @description It is in no list, statistic, report or alert any more. The original stays with the care team.
         */
        delete: operations["removeWeightReading"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/me/reading/weight/{id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the weight and the time of a reading.
         * @description The reading keeps its id, its source and its body composition, and every figure changes with
         *     it. The original stays with the care team. `measurementTime` is on the wall clock of
         *     `timeZone`, or of the reading's own zone without one.
         */
        put: operations["correctWeightReading"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Signs in with a user name and a password; the default when `grant_type` is absent. */
        PasswordGrant: {
            /**
             * @description The OAuth grant; `password` when absent.
             * @default password
             * @enum {string}
             */
            grant_type: "password";
            /** @description The member's user name, which is their email address. */
            username: string;
            /** @description The member's password, as typed. */
            password: string;
            /** @description Token of a device that the member trusts; it skips the second step. The portal's edge adds it, the browser never has it. */
            device_token?: string;
        };
        /** @description Opaque code; whether it can be used again is said by the operation that takes it. */
        Code: string;
        /** @description Signs in with an access code, which works once, for 5 minutes. */
        AccessCodeGrant: {
            /**
             * @description The OAuth grant of this form.
             * @enum {string}
             */
            grant_type: "authorization_code";
            /** @description The code, from `createAccessCode`. */
            code: components["schemas"]["Code"];
        };
        /** @description Signs in with an auth token from the address, which works once, for 5 minutes. */
        AuthTokenGrant: {
            /**
             * @description The OAuth grant of this form.
             * @enum {string}
             */
            grant_type: "auth_token";
            /** @description The token as it stood in the address. */
            auth_token: string;
        };
        /** @description One of the three ways to sign in, told apart by `grant_type`. */
        SignInForm: components["schemas"]["PasswordGrant"] | components["schemas"]["AccessCodeGrant"] | components["schemas"]["AuthTokenGrant"];
        /** @description Opaque id of the staff person who views the account. */
        ImpersonatorId: string;
        /** @description A signed-in session. Refresh tokens rotate; the late use of an old one ends the session. */
        Session: {
            /** @description Token to send as a bearer token with each call. */
            access_token: string;
            /** @description Token for `refreshSession`. The portal's edge removes it before the browser sees the answer. */
            refresh_token?: string;
            /** @description Seconds until the access token expires. */
            expires_in: number;
            /**
             * Format: date-time
             * @description When the member was last active before this session, in UTC.
             */
            last_activity_timestamp: string;
            /**
             * @description How the access token is sent.
             * @enum {string}
             */
            type: "Bearer";
            /** @description Id of the staff person who views the account; absent in a member's own session. */
            impersonatorId?: components["schemas"]["ImpersonatorId"];
            /** @description Token of a device that is trusted from now on; absent otherwise. The portal's edge removes and keeps it. */
            device_token?: string;
        };
        /** @description One of several errors of a request. */
        ProblemError: {
            /** @description Numeric error code; the operation says what it means. */
            code?: number;
            /** @description Text to show to the member for this error alone. */
            message?: string;
            /** @description JSON pointer, as a fragment, of the refused part of the request body (`#/address/zipcode`). */
            pointer?: string;
            /** @description Name of the refused parameter of the path, the query or a header. */
            parameter?: string;
        };
        /**
         * @description The one error body of every REST operation (RFC 9457). `message`, `error`, `code` and `mfaToken`
         *     are the specification's names; show `message` to the member, whatever the status.
         */
        Problem: {
            /** @description Address that names the kind of problem; `about:blank` when the status says it all. */
            type: string;
            /** @description Short name of the kind of problem in English, for developers; the same for each occurrence. */
            title: string;
            /** @description The HTTP status of the answer. */
            status: number;
            /** @description What is wrong with this request in English, for developers; never a value of the request. */
            detail?: string;
            /** @description Text to show to the member, in the language of `Accept-Language`. */
            message?: string;
            /** @description Machine-readable word for the error, as in OAuth (`invalid_token`). */
            error?: string;
            /** @description Numeric error code; 70 means that the current password is wrong, 110 is ignored by the partner redirect. */
            code?: number;
            /**
             * @description Codes of the broken rules, as of a password (REPEATING, SEQUENTIAL), or names of the refused
             *     fields.
             */
            details?: string[];
            /** @description Several errors of one request, by number, field or parameter. */
            errors?: components["schemas"]["ProblemError"][];
            /** @description Token for the second step of signing in; there only when `signIn` needs it. */
            mfaToken?: string;
            /** @description Id of the request, the same as in the header `x-request-id`; support finds the request by it. */
            requestId?: string;
        };
        /** @description Exchanges a refresh token for a new session. */
        RefreshForm: {
            /**
             * @description The OAuth grant; this call takes one only.
             * @enum {string}
             */
            grant_type: "refresh_token";
            /** @description The refresh token. The browser never has it: the portal's edge fills it in. */
            refresh_token: string;
        };
        /**
         * @description Opaque token of a sign-in whose password was right and whose second step is open; it lives 15
         *     minutes.
         */
        MfaToken: string;
        /**
         * @description How a one-time code reaches the member.
         * @enum {string}
         */
        MfaContactType: "EMAIL" | "SMS";
        /** @description Asks for a one-time code. */
        MfaSendRequest: {
            /** @description The token that `signIn` answered with. */
            mfaToken: components["schemas"]["MfaToken"];
            /** @description How the code is to be sent; one of `listMfaContactPoints`. */
            contactType: components["schemas"]["MfaContactType"];
        };
        /** @description Hands in a one-time code. */
        MfaCodeRequest: {
            /** @description The token that the code was sent for. */
            mfaToken: components["schemas"]["MfaToken"];
            /** @description The six digits that the member received, or that their app shows. */
            code: string;
            /**
             * @description True skips the second step on this device for 30 days; false when absent.
             * @default false
             */
            trustDevice: boolean;
        };
        /** @description Bytes in base64url, as WebAuthn writes them in JSON. */
        WebAuthnBytes: string;
        /** @description Hands in what a passkey signed. */
        MfaPasskeyRequest: {
            /** @description The token of `startMfaStep`. */
            mfaToken: components["schemas"]["MfaToken"];
            /** @description Id of the passkey in the browser. */
            passkey: components["schemas"]["WebAuthnBytes"];
            /** @description What the browser signed: challenge and origin. */
            clientDataJSON: components["schemas"]["WebAuthnBytes"];
            /** @description What the device adds: relying party and count. */
            authenticatorData: components["schemas"]["WebAuthnBytes"];
            /** @description Over both. */
            signature: components["schemas"]["WebAuthnBytes"];
            /**
             * @description True skips the second step on this device for 30 days; false when absent.
             * @default false
             */
            trustDevice: boolean;
        };
        /** @description A request for a one-time code, the code itself, or a passkey's proof. */
        MfaChallengeRequest: components["schemas"]["MfaSendRequest"] | components["schemas"]["MfaCodeRequest"] | components["schemas"]["MfaPasskeyRequest"];
        /**
         * @description An email address or phone number of which only the ends are readable, as `r•••@example.com` or
         *     `•••-•••-0142`.
         */
        MaskedDestination: string;
        /** @description A code that was just sent. */
        MfaChallenge: {
            /** @description How the code was sent. */
            contactType: components["schemas"]["MfaContactType"];
            /** @description The masked address or number that it went to. */
            destination: components["schemas"]["MaskedDestination"];
            /** @description Seconds for which the code works. */
            expiresIn: number;
            /** @description Seconds to wait before another code can be asked for. */
            resendAfter: number;
        };
        /**
         * @description A second step that needs no message.
         * @enum {string}
         */
        MfaStepKind: "AUTHENTICATOR" | "PASSKEY";
        /** @description The step that the member chose. */
        MfaStepRequest: {
            /** @description The token that `signIn` answered with. */
            mfaToken: components["schemas"]["MfaToken"];
            /** @description One of `otherSteps`. */
            step: components["schemas"]["MfaStepKind"];
        };
        /** @description The type of credential, which is `public-key`. */
        PasskeyType: string;
        /** @description One passkey, as a browser knows it. */
        PasskeyDescriptor: {
            /** @description Always `public-key`. */
            type: components["schemas"]["PasskeyType"];
            /** @description Its id in the browser. */
            id: components["schemas"]["WebAuthnBytes"];
        };
        /** @description A host or a domain above it, such as example.com. */
        PasskeyDomain: string;
        /**
         * @description Whether the device checks who is there, by a finger, a face or its PIN: discouraged, preferred or
         *     required.
         */
        UserVerification: string;
        /** @description Milliseconds for which a challenge works. */
        PasskeyTimeout: number;
        /**
         * @description Options for a passkey, as `PublicKeyCredential.parseRequestOptionsFromJSON` reads them. The
         *     relying party is the host of the portal unless `rpId` names another.
         */
        PasskeyRequest: {
            /** @description Random; works once, for `timeout`. */
            challenge: components["schemas"]["WebAuthnBytes"];
            /** @description The passkeys of the member. */
            allowCredentials: components["schemas"]["PasskeyDescriptor"][];
            /** @description As `rp.id` of the passkeys, where it had one. */
            rpId?: components["schemas"]["PasskeyDomain"];
            /** @description Whether the device checks who is there. */
            userVerification: components["schemas"]["UserVerification"];
            /** @description Milliseconds for which the challenge works. */
            timeout: components["schemas"]["PasskeyTimeout"];
        };
        /** @description A step that can be taken now. */
        MfaStep: {
            /** @description As the request named it. */
            step: components["schemas"]["MfaStepKind"];
            /** @description Seconds for which it can be taken. */
            expiresIn: number;
            /** @description What a passkey must sign; absent for a code. */
            passkey?: components["schemas"]["PasskeyRequest"];
        };
        /** @description One place that a one-time code can be sent to. */
        MfaContactPoint: {
            /** @description How the code is sent. */
            contactType: components["schemas"]["MfaContactType"];
            /** @description The masked address or number, for the member to recognize. */
            destination: components["schemas"]["MaskedDestination"];
        };
        /** @description Where a one-time code can be sent. */
        MfaContactPoints: {
            /** @description One entry for each contact type that the member has. */
            contactTypes: components["schemas"]["MfaContactPoint"][];
            /** @description What the member has beside them; a server without it leaves it out. */
            otherSteps?: components["schemas"]["MfaStepKind"][];
        };
        /** @description Id of a second step, which proves nothing. */
        SecondStepId: string;
        /** @description An app of the member that makes one-time codes (TOTP, RFC 6238). */
        Authenticator: {
            /** @description Id of the app, to remove it. */
            id: components["schemas"]["SecondStepId"];
            /**
             * Format: date-time
             * @description When its first code was handed in, in UTC.
             */
            addedAt: string;
        };
        /** @description What the member calls a passkey. */
        PasskeyName: string;
        /** @description A passkey of the member (WebAuthn). The server has its public half only. */
        Passkey: {
            /** @description Id of the passkey, to remove it. */
            id: components["schemas"]["SecondStepId"];
            /** @description What the member calls it. */
            name: components["schemas"]["PasskeyName"];
            /**
             * Format: date-time
             * @description When it was added, in UTC.
             */
            addedAt: string;
            /**
             * Format: date-time
             * @description When it last signed the member in, in UTC; null when it never did.
             */
            lastUsedAt: string | null;
        };
        /**
         * @description What confirms a sign-in beside a code by email or text message. With any of them, each sign-in by
         *     password has a second step.
         */
        SecondSteps: {
            /** @description The app; absent when there is none. */
            authenticator?: components["schemas"]["Authenticator"];
            /** @description The passkeys, oldest first. */
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @description The first code of an app. */
        AuthenticatorCode: {
            /** @description The six digits that the app shows. */
            code: string;
        };
        /** @description The password in force, as typed. */
        Password: string;
        /** @description What shows that the member is at the device. */
        PasswordProof: {
            /** @description The password in force. */
            password: components["schemas"]["Password"];
        };
        /** @description What an app needs to make the member's codes; no other answer has it. */
        AuthenticatorSetup: {
            /** @description The key in base32, to be typed into an app. */
            secret: string;
            /** @description The same key for an app that reads it from a picture or opens it. */
            uri: string;
            /** @description Seconds in which the first code must be handed in. */
            expiresIn: number;
        };
        /** @description A kind of key. */
        PasskeyKind: {
            /** @description Always `public-key`. */
            type: components["schemas"]["PasskeyType"];
            /** @description Number of a COSE algorithm. */
            alg: number;
        };
        /**
         * @description Options for a new passkey, as `PublicKeyCredential.parseCreationOptionsFromJSON` reads them. The
         *     relying party is the host of the portal unless `rp.id` names another.
         */
        PasskeyCreation: {
            /** @description Random; works once, for `timeout`. */
            challenge: components["schemas"]["WebAuthnBytes"];
            /** @description Who asks. */
            rp: {
                /** @description Name of the provider. */
                name: string;
                /** @description Its domain, where it is not the host of the portal. */
                id?: components["schemas"]["PasskeyDomain"];
            };
            /** @description Whom the passkey is for. */
            user: {
                /** @description A random id of the member. */
                id: components["schemas"]["WebAuthnBytes"];
                /** @description The user name. */
                name: string;
                /** @description The member's name. */
                displayName: string;
            };
            /** @description The kinds of keys that the server takes. */
            pubKeyCredParams: components["schemas"]["PasskeyKind"][];
            /** @description The passkeys that the member has, so that none is made twice. */
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            /** @description What kind of device may hold it. */
            authenticatorSelection: {
                /** @description Whether the device keeps the passkey itself: discouraged, preferred or required. */
                residentKey: string;
                /** @description Whether the device checks who is there. */
                userVerification: components["schemas"]["UserVerification"];
            };
            /** @description Milliseconds for which the challenge works. */
            timeout: components["schemas"]["PasskeyTimeout"];
        };
        /** @description A passkey that the browser just made. */
        NewPasskey: {
            /** @description What the member calls it. */
            name: components["schemas"]["PasskeyName"];
            /** @description Its id in the browser. */
            id: components["schemas"]["WebAuthnBytes"];
            /** @description What the browser signed: challenge and origin. */
            clientDataJSON: components["schemas"]["WebAuthnBytes"];
            /** @description The public half of the pair. */
            attestationObject: components["schemas"]["WebAuthnBytes"];
        };
        /** @description Form fields that change the password. */
        PasswordChange: {
            /** @description The password in force, as typed. */
            currentPassword: string;
            /** @description The new password. Its rules are stricter than this schema; one that breaks them is answered 422 with their codes. */
            newPassword: string;
        };
        /** @description Form field that asks for a reset link. */
        PasswordResetRequest: {
            /** @description Email address as typed; it need not be known to the server. */
            email: string;
        };
        /** @description Form field that sets a new password. */
        PasswordReset: {
            /** @description The new password. Its rules are stricter than this schema; one that breaks them is answered 422 with their codes. */
            newPassword: string;
        };
        /** @description The address whose confirmation mail is sent again. */
        VerificationRequest: {
            /** @description Email address as typed; it need not be known to the server. */
            email: string;
        };
        /** @description Proof that the member received the mail. */
        VerificationConfirmation: {
            /** @description The token of the link in the mail; it works once, for 24 hours. */
            token: string;
        };
        /** @description Proof of who asks for an access code. */
        JwtForCode: {
            /** @description The identity token that the parent app signed, or the access token of the member's own session. */
            jwt: string;
        };
        /** @description A code that signs the member in once, within 5 minutes of its creation. */
        AccessCode: {
            /** @description The code to hand in; it is opaque to the client. */
            code: components["schemas"]["Code"];
        };
        /** @description Form fields of the sign-in page of the workplace-chat app. */
        ChatAppSignIn: {
            /** @description Address that the browser is sent to on success; it equals one that the client registered, character by character. */
            redirect_uri: string;
            /** @description The member's user name, as in `signIn`. */
            username: string;
            /** @description The member's password, as typed. */
            password: string;
            /**
             * @description The OAuth response type; this call takes one only.
             * @enum {string}
             */
            response_type: "code";
            /** @description Scopes that the chat app asks for, separated by spaces; returned unchanged. */
            scope: string;
            /** @description Opaque value of the chat app that ties the answer to its request; returned unchanged. */
            state: string;
        };
        /** @description Query parameters that the browser takes to the redirect URI. */
        ChatAppCode: {
            /** @description The scopes of the request, unchanged. */
            scope: string;
            /** @description The authorization code that the chat app exchanges for a session. */
            code: components["schemas"]["Code"];
            /** @description The state of the request, unchanged; the chat app compares it with its own. */
            state: string;
        };
        /** @description Form fields that exchange the code of an education course for a session. */
        EducationGrant: {
            /**
             * @description The OAuth grant; this call takes one only.
             * @enum {string}
             */
            grant_type: "authorization_code";
            /** @description The code that the education course gave, kept by the portal since the page was opened. */
            code: components["schemas"]["Code"];
        };
        /** @description Id of a partner organization, as `TELADOC`. */
        PartnerId: string;
        /** @description The code with which a partner vouches for a member. */
        PartnerAccessCode: {
            /** @description One-time code from the partner's redirect. */
            access_code: string;
        };
        /** @description A session, under the field names of the partner calls. */
        PartnerSession: {
            /** @description Access token to send as a bearer token. */
            token: string;
            /** @description Token for `refreshSession`. The portal's edge removes it before the browser sees the answer. */
            refreshToken?: string;
            /** @description Seconds until the access token expires. */
            lifeSeconds: number;
        };
        /** @description The code with which the identity service vouches for a member. */
        IdentityCode: {
            /** @description One-time code from the identity service's redirect. */
            code: string;
        };
        /** @description Form field that says which member signs on to a partner. */
        PartnerRedirectForm: {
            /** @description One-time code from `createAccessCode`; it works for 5 minutes. */
            accessCode: string;
        };
        /**
         * @description How a single sign-on went. Clients compare the word without regard to case.
         * @enum {string}
         */
        SsoStatus: "ESTABLISHED" | "ACCOUNT_MERGE" | "FAILURE";
        /** @description Fields of the form to post, by name. */
        FormParameters: {
            [key: string]: string;
        };
        /**
         * @description Result of a single sign-on. ESTABLISHED comes with every field, the other two with the status
         *     alone.
         */
        PartnerRedirect: {
            /** @description How the sign-on went. */
            ssoStatus: components["schemas"]["SsoStatus"];
            /** @description Where the form is posted. The portal posts only to known hosts. */
            uri?: string;
            /** @description Fields of the form to post to `uri`. */
            parameters?: components["schemas"]["FormParameters"];
            /**
             * Format: uuid
             * @description The member's id in this product, for the partner. The user's own field is spelled `wellspringUUID`.
             */
            wellspringUuid?: string;
        };
        /** @description Proof of the workplace-chat user. */
        TeamsJwt: {
            /** @description Signed token from the workplace-chat client. */
            jwt: string;
        };
        /**
         * @description An access token, or an empty object when the chat user is no member; both fields are there or
         *     neither.
         */
        TeamsToken: {
            /** @description Token to send as a bearer token with each call. */
            access_token?: string;
            /** @description Seconds until the access token expires. */
            expires_in?: number;
        };
        /** @description Form fields that start a member's move to the single sign-on identity. */
        MigrationForm: {
            /**
             * Format: uuid
             * @description The member's id in the chronic-care product.
             */
            ccmUuid: string;
            /** @description Name of the client application that starts the move. */
            clientName: string;
            /**
             * @description Whether the move starts in the mobile app.
             * @enum {string}
             */
            fromMobile: "true" | "false";
            /**
             * @description Language of the pages that follow.
             * @enum {string}
             */
            locale: "en-US" | "es-US";
            /**
             * Format: uuid
             * @description Id of this one move, made by the portal.
             */
            sessionUuid: string;
            /** @description Address to return to afterwards; it is under the provider's secure domain. */
            redirectUrl: string;
            /** @description Access token of the session that moves. */
            ccmAuthToken: string;
        };
        /** @description Form fields that hand a session over to the identity service. */
        KeycloakForm: {
            /** @description One-time code from `createAccessCode`, which says who the member is. */
            accessCode: string;
            /** @description Name of the client application that hands the session over. */
            clientName: string;
            /**
             * @description Language of the pages that follow.
             * @enum {string}
             */
            locale: "en-US" | "es-US";
            /** @description Address to return to afterwards; it is under the provider's secure domain. */
            redirectUrl: string;
        };
        /**
         * @description Roles of the staff who may view a member's account.
         * @enum {string}
         */
        StaffRole: "Admin" | "CallCenterRep";
        /** @description Who views the member's account in this session. */
        Impersonation: {
            /** @description Id of the staff person. */
            impersonatorId: components["schemas"]["ImpersonatorId"];
            /** @description Role that allows the staff person to view accounts. */
            role: components["schemas"]["StaffRole"];
            /**
             * Format: date-time
             * @description When the view began, in UTC.
             */
            startedAt: string;
        };
        /**
         * @description Kinds of viewers of a member's data, other than the member.
         * @enum {string}
         */
        AccessViewerType: "STAFF" | "COACH" | "REPORT_LINK";
        /**
         * @description Kinds of data that a viewer can see.
         * @enum {string}
         */
        AccessedArea: "ACCOUNT" | "READINGS" | "LABS" | "FOOD" | "MESSAGES" | "CARE" | "HEALTH" | "PAYMENT";
        /** @description One view of the member's data by somebody else. */
        AccessLogEntry: {
            /** @description Id of the view. */
            id: string;
            /** @description Who viewed the data, by kind. */
            viewerType: components["schemas"]["AccessViewerType"];
            /** @description Name of the viewer as the member may know it; null when the server has none, as of somebody who opened a link. */
            viewerName: string | null;
            /** @description Role of a staff person; absent for other viewers. */
            staffRole?: components["schemas"]["StaffRole"];
            /**
             * Format: date-time
             * @description When the view began, in UTC.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When the view ended, in UTC; absent while it lasts and when that is not known.
             */
            endedAt?: string;
            /** @description What was shown to the viewer; empty when the view showed nothing yet. */
            areas: components["schemas"]["AccessedArea"][];
        };
        /** @description Begins the next page, as `cursor`; absent on the last page. */
        NextPage: string;
        /** @description Who viewed the member's data. */
        AccessLog: {
            /** @description One page, newest first. */
            entries: components["schemas"]["AccessLogEntry"][];
            /**
             * Format: date-time
             * @description Views before this moment (UTC) are not on the list; null when the server cannot say since when it records them.
             */
            recordedSince: string | null;
            /** @description Begins the next page; absent on the last one. */
            next?: components["schemas"]["NextPage"];
        };
        /** @description Id of a link, which opens nothing. */
        ReportLinkId: string;
        /**
         * @description Parts of the report for a doctor.
         * @enum {string}
         */
        ReportPart: "BLOOD_SUGAR" | "BLOOD_PRESSURE" | "PULSE" | "WEIGHT" | "LABS" | "MEDICINES";
        /**
         * @description Length of the report's period, in days.
         * @enum {integer}
         */
        ReportDays: 14 | 30 | 90 | 180;
        /** @description A link that shows the report to whoever has it, without its token. */
        ReportLink: {
            /** @description Id of the link. */
            id: components["schemas"]["ReportLinkId"];
            /** @description The parts that the link shows. */
            parts: components["schemas"]["ReportPart"][];
            /** @description Length of the report's period. */
            reportDays: components["schemas"]["ReportDays"];
            /**
             * Format: date-time
             * @description When the link was made, in UTC.
             */
            madeAt: string;
            /**
             * Format: date-time
             * @description The moment from which the link does not work, in UTC.
             */
            endsAt: string;
            /** @description How often the link was opened. */
            lookCount: number;
            /**
             * Format: date-time
             * @description When the link was last opened, in UTC; null when it never was.
             */
            lastLookAt: string | null;
        };
        /** @description The live links of a member. */
        ReportLinks: {
            /** @description Newest first. */
            links: components["schemas"]["ReportLink"][];
        };
        /** @description What a link shows, and how long. */
        NewReportLink: {
            /**
             * @description Days after which the link ends.
             * @enum {integer}
             */
            lastsDays: 7 | 30;
            /** @description Length of the report's period. */
            reportDays: components["schemas"]["ReportDays"];
            /** @description The parts that the link shows; it never shows another. */
            parts: components["schemas"]["ReportPart"][];
        };
        /** @description A random value of 256 bits in base64url, which opens the report. */
        ReportLinkSecret: string;
        /** @description A new link with its token, which no other answer has. */
        MadeReportLink: {
            /** @description What was made, as on the list. */
            link: components["schemas"]["ReportLink"];
            /** @description What opens the report. */
            token: components["schemas"]["ReportLinkSecret"];
        };
        /** @description What a visitor has of a link. */
        ReportLinkToken: {
            /** @description What the fragment of the link has. */
            token: components["schemas"]["ReportLinkSecret"];
        };
        /** @description Whose report it is. */
        SharedPerson: {
            /** @description The member's given name. */
            firstName: string;
            /** @description The member's family name. */
            lastName: string;
            /**
             * Format: date
             * @description The member's date of birth.
             */
            birthDate: string;
        };
        /**
         * Format: local-date-time
         * @description A wall-clock moment `yyyy-MM-dd'T'HH:mm:ss`, without a zone.
         */
        LocalDateTime: string;
        /**
         * Format: utc-offset
         * @description Offset of a wall clock from UTC, `+hh:mm` or `-hh:mm`.
         */
        UtcOffset: string;
        /**
         * Format: iana-time-zone
         * @description IANA name of a time zone, as `America/New_York`.
         */
        TimeZone: string;
        /**
         * @description When the reading was taken in relation to a meal; null when the member did not say.
         * @enum {integer|null}
         */
        MealTag: 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | null;
        /**
         * @description Where a reading comes from, by a code.
         * @enum {integer}
         */
        BloodSugarSource: 1 | 2 | 3 | 7 | 11 | 13 | 14;
        /**
         * @description How the member felt, by a code. The codes are not meal codes, although some share a number; null
         *     when the member did not say.
         * @enum {integer|null}
         */
        Feeling: 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | null;
        /** @description Units of insulin, one decimal; null when the member did not say. */
        InsulinUnits: number | null;
        /** @description What is known of a reading beside its value. */
        BloodSugarTags: {
            /** @description When the reading was taken in relation to a meal. */
            eat_code: components["schemas"]["MealTag"];
            /** @description Where the reading comes from. */
            source: components["schemas"]["BloodSugarSource"];
            /** @description True when the value was too low for the meter ("Lo"). */
            OOR_low: boolean;
            /** @description True when the value was too high for the meter ("Hi"); never together with `OOR_low`. */
            OOR_high: boolean;
            /** @description The member's own words; null when there are none. */
            note: string | null;
            /** @description Carbohydrate eaten, in grams; null when the member did not say. */
            carb: number | null;
            /** @description How the member felt. */
            feeling_code: components["schemas"]["Feeling"];
            /** @description Short-acting insulin taken, in units. */
            short_float: components["schemas"]["InsulinUnits"];
            /** @description Long-acting insulin taken, in units. */
            long_float: components["schemas"]["InsulinUnits"];
            /** @description Premixed insulin taken, in units. */
            premix_float: components["schemas"]["InsulinUnits"];
            /** @description True for a test with control solution, false for a test of blood. */
            is_control: boolean;
        };
        /**
         * @description The range that a value in mg/dL falls in. Of several that apply, the most severe one is named.
         * @enum {string}
         */
        AdaRangeStatus: "SEVERELY_LOW" | "VERY_LOW" | "LOW" | "IN_RANGE" | "SLIGHTLY_HIGH" | "HIGH" | "VERY_HIGH" | "SEVERELY_HIGH";
        /** @description One measurement, with the wall clock and time zone of the place where it was taken. */
        BloodSugarReading: {
            /** @description Opaque id of the reading. */
            id: string;
            /** @description When it was taken, on the wall clock of `timeZone`. */
            timestamp: components["schemas"]["LocalDateTime"];
            /** @description Offset of that wall clock from UTC at that moment. */
            utcOffset: components["schemas"]["UtcOffset"];
            /** @description Time zone in which the reading was taken. */
            timeZone: components["schemas"]["TimeZone"];
            /** @description Blood sugar in mg/dL; null only when it was beyond the meter's range (`OOR_low` or `OOR_high`). */
            value: number | null;
            /** @description What is known of the reading beside its value. */
            tags: components["schemas"]["BloodSugarTags"];
            /** @description The range that the value falls in, as the server judges it. */
            adaTargetRangeExtendedStatus: components["schemas"]["AdaRangeStatus"];
            /** @description True when the member left the reading out of their figures; false when absent. */
            isLeftOut?: boolean;
        };
        /** @description Blood sugar, without control tests of the report's period and of the equally long one before it. */
        SharedBloodSugar: {
            /**
             * Format: date
             * @description Local day of the last reading of all time; null when there is none.
             */
            lastDay: string | null;
            /** @description Newest first. */
            readings: components["schemas"]["BloodSugarReading"][];
            /** @description Those of the period before, newest first. */
            before: components["schemas"]["BloodSugarReading"][];
        };
        /** @description Systolic pressure in mmHg. */
        Systolic: number;
        /** @description Diastolic pressure in mmHg. */
        Diastolic: number;
        /** @description Heart rate in beats per minute; null when the monitor gave none. */
        Pulse: number | null;
        /**
         * @description Where a reading comes from.
         * @enum {string}
         */
        BloodPressureSource: "DEVICE" | "SELF_REPORTED" | "IMPORTED";
        /** @description One measurement, with the wall clock and time zone of the place where it was taken. */
        BloodPressureReading: {
            /** @description Opaque id of the reading. */
            id: string;
            /** @description When it was taken, on the wall clock of `timeZone`. */
            timestamp: components["schemas"]["LocalDateTime"];
            /** @description Offset of that wall clock from UTC at that moment. */
            utcOffset: components["schemas"]["UtcOffset"];
            /** @description Time zone in which the reading was taken. */
            timeZone: components["schemas"]["TimeZone"];
            /** @description Systolic pressure in mmHg. */
            systolic: components["schemas"]["Systolic"];
            /** @description Diastolic pressure in mmHg. */
            diastolic: components["schemas"]["Diastolic"];
            /** @description Heart rate in beats per minute; null when the monitor gave none. */
            pulse: components["schemas"]["Pulse"];
            /** @description Where the reading comes from. */
            source: components["schemas"]["BloodPressureSource"];
        };
        /** @description Blood pressure of the report's period and of the equally long one before it. */
        SharedBloodPressure: {
            /**
             * Format: date
             * @description Local day of the last reading of all time; null when there is none.
             */
            lastDay: string | null;
            /** @description Newest first. */
            readings: components["schemas"]["BloodPressureReading"][];
            /** @description Those of the period before, newest first. */
            before: components["schemas"]["BloodPressureReading"][];
        };
        /** @description A pulse that was measured with a blood pressure. */
        SharedPulseReading: {
            /** @description Opaque id of the reading. */
            id: string;
            /** @description When it was taken, on the wall clock of `timeZone`. */
            timestamp: components["schemas"]["LocalDateTime"];
            /** @description Offset of that wall clock from UTC at that moment. */
            utcOffset: components["schemas"]["UtcOffset"];
            /** @description Time zone in which the reading was taken. */
            timeZone: components["schemas"]["TimeZone"];
            /** @description Heart rate in beats per minute. */
            beatsPerMinute: number;
            /** @description Where the reading comes from. */
            source: components["schemas"]["BloodPressureSource"];
        };
        /** @description Pulse of the report's period and of the equally long one before it. */
        SharedPulse: {
            /**
             * Format: date
             * @description Local day of the last reading of all time; null when there is none.
             */
            lastDay: string | null;
            /** @description Newest first. */
            readings: components["schemas"]["SharedPulseReading"][];
            /** @description Those of the period before, newest first. */
            before: components["schemas"]["SharedPulseReading"][];
        };
        /** @description Weight in pounds; an imported reading may have more than one decimal. */
        Pounds: number;
        /** @description Percent of the body's weight, one decimal; null when the scale did not measure it. */
        Percentage: number | null;
        /** @description What a scale that measures body composition (wm2000) reports beside the weight. */
        WeightBiometrics: {
            /** @description Fat as a percentage of body weight; null when not measured. */
            bodyFatPercentage: components["schemas"]["Percentage"];
            /** @description Muscle as a percentage of body weight; null when not measured. */
            musclePercentage: components["schemas"]["Percentage"];
        };
        /**
         * @description Where a reading comes from.
         * @enum {string}
         */
        WeightSource: "DEVICE" | "SELF_REPORTED" | "IMPORTED";
        /** @description One weighing, with the wall clock and time zone of the place where it was taken. */
        WeightReading: {
            /** @description Opaque id of the reading. */
            id: string;
            /** @description When it was taken, on the wall clock of `timeZone`. */
            measurementTime: components["schemas"]["LocalDateTime"];
            /** @description Offset of that wall clock from UTC at that moment. */
            utcOffset: components["schemas"]["UtcOffset"];
            /** @description Time zone in which the reading was taken. */
            timeZone: components["schemas"]["TimeZone"];
            /** @description Weight in pounds, whatever unit the scale shows. */
            normalizedWeightLb: components["schemas"]["Pounds"];
            /** @description True for a reading that is not the member's usual weight (somebody else on the scale, clothes, a suitcase). It stays in the log and out of every statistic. */
            isIrregular: boolean;
            /** @description Body composition; null from a scale that measures weight alone. */
            biometrics: components["schemas"]["WeightBiometrics"] | null;
            /** @description Where the reading comes from. */
            source: components["schemas"]["WeightSource"];
        };
        /** @description Weight of the report's period and of the equally long one before it. */
        SharedWeight: {
            /**
             * Format: date
             * @description Local day of the last reading of all time; null when there is none.
             */
            lastDay: string | null;
            /** @description Newest first. */
            readings: components["schemas"]["WeightReading"][];
            /** @description Those of the period before, newest first. */
            before: components["schemas"]["WeightReading"][];
        };
        /**
         * @description Laboratory tests of the report.
         * @enum {string}
         */
        SharedLabTest: "A1C" | "EGFR" | "UACR";
        /** @description One result of a laboratory test. */
        SharedLabResult: {
            /** @description What was measured. */
            test: components["schemas"]["SharedLabTest"];
            /** @description The result in the unit of its test. */
            value: number;
            /**
             * Format: date
             * @description Local day on which the sample was taken.
             */
            day: string;
            /** @description Name of the range that the result falls in, as `G3a`; null when the test has none. */
            range: string | null;
        };
        /**
         * @description The report that a link shows. A part is there exactly when `parts` names it. Of blood sugar it
         *     has neither notes nor feelings, food or insulin: these are null.
         */
        SharedReport: {
            /** @description The parts that the link shows. */
            parts: components["schemas"]["ReportPart"][];
            /** @description Length of the report's period. */
            reportDays: components["schemas"]["ReportDays"];
            /**
             * Format: date
             * @description First day of the period.
             */
            start: string;
            /**
             * Format: date
             * @description Last day of the period: that of the last reading of the chosen areas, or today.
             */
            end: string;
            /**
             * Format: date-time
             * @description The moment from which the link does not work, in UTC.
             */
            endsAt: string;
            /** @description Whose report it is. */
            person: components["schemas"]["SharedPerson"];
            /** @description Readings of the meter. */
            bloodSugar?: components["schemas"]["SharedBloodSugar"];
            /** @description Readings of the monitor. */
            bloodPressure?: components["schemas"]["SharedBloodPressure"];
            /** @description Pulses of the monitor. */
            pulse?: components["schemas"]["SharedPulse"];
            /** @description Readings of the scale. */
            weight?: components["schemas"]["SharedWeight"];
            /** @description The last two results of each test, newest first. */
            labs?: components["schemas"]["SharedLabResult"][];
            /** @description Medicines in the member's own words. */
            medicines?: string[];
        };
        /** @description Opaque id of a member. */
        MemberId: string;
        /** @description The member that the access token speaks for. */
        UserToken: {
            /** @description Id of the signed-in member, used in paths that name a member. */
            userId: components["schemas"]["MemberId"];
        };
        /**
         * @description Two-letter upper-case code of a language, the form that the saved preference has.
         * @enum {string}
         */
        LanguageCode: "EN" | "ES";
        /** @description One preference of the member for one app; here always the language. */
        Preference: {
            /** @description Number of the app that the preference belongs to; the portal is 1. */
            appId: number;
            /** @description Number of the app's instance; the specification does not give its meaning. */
            appInstId: number;
            /**
             * @description Which preference is saved.
             * @enum {string}
             */
            prefName: "language";
            /** @description The language that the member chose. */
            prefVal: components["schemas"]["LanguageCode"];
        };
        /**
         * @description The error body of 412: a problem with the current representation, so that a client can compare
         *     and choose without another request.
         */
        ChangedProblem: {
            /** @description Address that names the kind of problem. */
            type: string;
            /** @description Short name of the kind of problem in English, for developers. */
            title: string;
            /**
             * @description The HTTP status of the answer.
             * @constant
             */
            status: 412;
            /** @description Text to show to the member, in the language of `Accept-Language`. */
            message: string;
            /**
             * @description Always `changed`.
             * @constant
             */
            error: "changed";
            /** @description What the operation that `x-safe-write` names answers now. */
            current: {
                [key: string]: unknown;
            };
            /** @description Id of the request, the same as in the header `x-request-id`. */
            requestId?: string;
        };
        /** @description The language stored for the account, and the member's product-wide id. */
        Locale: {
            /**
             * @description The stored language, in the form of `Accept-Language`.
             * @enum {string}
             */
            locale: "en-US" | "es-US";
            /**
             * Format: uuid
             * @description The member's id throughout the product.
             */
            uuid: string;
        };
        /**
         * @description Kind of a phone number. A server may know more kinds than the two named; a client shows such a
         *     number and sends its kind back unchanged.
         */
        PhoneType: ("MO" | "HO") | string;
        /** @description A phone number of the member as the server keeps it. */
        Phone: {
            /** @description Kind of the number. */
            phoneType: components["schemas"]["PhoneType"];
            /** @description National number, digits only. */
            number: string;
            /** @description The same number with its country prefix (E.164); absent when the server keeps the national number alone. */
            numberE164?: string;
            /** @description Country of the number, ISO 3166-1 alpha-2. */
            countryCode: string;
        };
        /** @description A postal address of the member. */
        Address: {
            /** @description Street and house number. */
            addressLine1: string;
            /** @description Apartment, suite or unit; null when there is none. */
            addressLine2: string | null;
            /** @description City or town. */
            city: string;
            /** @description State or province, as the member typed it. */
            state: string;
            /** @description ZIP or postal code, as the member typed it. */
            zipcode: string;
        };
        /** @description A postal address of the member. */
        AddressRequest: {
            /** @description Street and house number. */
            addressLine1: string;
            /** @description Apartment, suite or unit; null when there is none. */
            addressLine2: string | null;
            /** @description City or town. */
            city: string;
            /** @description State or province, as the member typed it. */
            state: string;
            /** @description ZIP or postal code, as the member typed it. */
            zipcode: string;
        };
        /** @description The member's personal details. */
        PersonalInfo: {
            /** @description The member's given name. */
            firstName: string;
            /** @description The member's family name. */
            lastName: string;
            /**
             * Format: date
             * @description The member's date of birth, a calendar date.
             */
            birthDate: string;
            /**
             * Format: email
             * @description The member's email address, with which they sign in.
             */
            email: string;
            /** @description The member's phone numbers; empty when none is stored. */
            phones: components["schemas"]["Phone"][];
            /** @description The member's postal address; null until they give one. */
            address: components["schemas"]["Address"] | null;
        };
        /** @description The country that the member picked for a phone number. */
        SelectedCountry: {
            /** @description The dial prefix, with its plus sign. */
            prefix: string;
            /** @description Country whose flag is shown, ISO 3166-1 alpha-2. */
            flag: string;
        };
        /**
         * @description A phone number as the member typed it. The server strips spaces, parentheses and hyphens, and
         *     takes the country prefix off its start.
         */
        PhoneAsTyped: {
            /** @description Kind of the number. */
            phoneType: components["schemas"]["PhoneType"];
            /** @description The number as typed, with or without separators and prefix. */
            number: string;
            /** @description Country that the member picked for the number. */
            selectedCountry: components["schemas"]["SelectedCountry"];
        };
        /** @description A phone number with its country's prefix. A prefix that is not that of `selectedCountry` is refused (422 `invalid_phone`). */
        PhoneComplete: {
            /** @description Kind of the number. */
            phoneType: components["schemas"]["PhoneType"];
            /** @description The number with its country prefix (E.164). */
            numberE164: string;
            /** @description Country that the member picked for the number; its prefix starts `numberE164`. */
            selectedCountry: components["schemas"]["SelectedCountry"];
        };
        /** @description A new or kept phone number, with either `number` or `numberE164`, never both. */
        PhoneChange: components["schemas"]["PhoneAsTyped"] | components["schemas"]["PhoneComplete"];
        /**
         * @description All personal details of the member; each field replaces the stored one. Of the new phone numbers
         *     there is at most one of each type.
         */
        PersonalInfoChange: {
            /** @description The member's given name; letters, digits, spaces, hyphens, apostrophes and periods. */
            firstName: string;
            /** @description The member's family name, under the rules of `firstName`. */
            lastName: string;
            /**
             * Format: date
             * @description The member's date of birth, a calendar date.
             */
            birthDate: string;
            /** @description Email address as typed. A wrong form is answered 422, so this schema sets no format. */
            email: string;
            /** @description The phone numbers to keep; one that is stored may be sent back unchanged, one left out is removed. */
            phones: components["schemas"]["PhoneChange"][];
            /** @description The postal address; null removes the stored one. */
            address: components["schemas"]["AddressRequest"] | null;
            /** @description The member's password, needed when the email address or a phone changes and ignored otherwise. It is not stored. */
            currentPassword?: string;
        };
        /** @description Kinds of address that the member may give; INDIVIDUAL when absent. */
        AddressTypes: string[];
        /** @description The employer or plan that the member is enrolled through. */
        Organization: {
            /** @description Code of the organization, the `companyCode` of `getPromo`. */
            code: string;
        };
        /** @description The member's account with the employer or plan. */
        Account: {
            /** @description Id of the company that pays for the account. */
            companyId: string;
            /** @description True for an international member, false for a domestic one. */
            isInternational: boolean;
            /** @description Kinds of address that the member may give; INDIVIDUAL when absent. */
            addressTypes?: components["schemas"]["AddressTypes"];
            /** @description Whether the member's address may be a P.O. box. */
            isPOBoxAllowed: boolean;
            /** @description True when the member enrolled directly, false when an employer sponsors them. */
            isDirectToConsumer: boolean;
            /** @description The employer or plan that the member is enrolled through. */
            organization: components["schemas"]["Organization"];
        };
        /** @description How coaching is provided to the member. */
        CoachingInfo: {
            /** @description True when the member shares a coach with another product; the portal then offers no chat. */
            sharedCoaching: boolean;
        };
        /** @description The identity of the member that partners may see. */
        PublicIdentity: {
            /**
             * Format: uuid
             * @description Id of the member for parties outside the product; it reveals nothing else.
             */
            publicUUID: string;
        };
        /** @description Settings of the employer's campaign for its members. */
        ClientAttributes: {
            /** @description Kinds of address that members of this campaign may give; INDIVIDUAL when absent. */
            addressTypes?: components["schemas"]["AddressTypes"];
            /** @description True for a direct-to-consumer campaign; an account's own `isDirectToConsumer` goes before it. */
            isD2C?: boolean;
            /** @description Countries whose phone numbers members may give, ISO 3166-1 alpha-2; none is named when absent. */
            phoneNumberRegions?: string[];
        };
        /** @description A company that runs a campaign. */
        PromoClient: {
            /** @description What the company set for its members. */
            attributes: components["schemas"]["ClientAttributes"];
        };
        /** @description The campaign that belongs to a company code. */
        Promo: {
            /** @description The company that runs the campaign. */
            client: components["schemas"]["PromoClient"];
        };
        /**
         * @description Whether a feature is switched on for the member.
         * @enum {string}
         */
        FeatureState: "ENABLED" | "DISABLED";
        /** @description One feature flag. */
        Feature: {
            /** @description Name of the flag in capitals, as `DYSLIPIDEMIA`. */
            name: string;
            /** @description Whether the feature is on for this member. */
            state: components["schemas"]["FeatureState"];
        };
        /** @description The feature flags of the member. */
        Features: {
            /** @description One entry for each flag that the server knows. */
            features: components["schemas"]["Feature"][];
        };
        /**
         * @description A condition that the member says they were diagnosed with.
         * @enum {string}
         */
        ConditionName: "DIABETES_TYPE_1" | "DIABETES_TYPE_2" | "GESTATIONAL_DIABETES" | "PREDIABETES" | "HYPERTENSION" | "HEART_FAILURE" | "CHRONIC_KIDNEY_DISEASE" | "HIGH_CHOLESTEROL" | "DEPRESSION" | "ANXIETY" | "OTHER";
        /** @description One condition of the member. */
        HealthCondition: {
            /** @description The condition, as the member chose it from the list. */
            condition: components["schemas"]["ConditionName"];
            /** @description Calendar year of the diagnosis; null when the member did not say. A year before the birth year or after the current one is answered 422. */
            diagnosisYear: number | null;
        };
        /** @description One condition of the member. */
        HealthConditionRequest: {
            /** @description The condition, as the member chose it from the list. */
            condition: components["schemas"]["ConditionName"];
            /** @description Calendar year of the diagnosis; null when the member did not say. A year before the birth year or after the current one is answered 422. */
            diagnosisYear: number | null;
        };
        /**
         * @description Whether the member smokes; null when not answered.
         * @enum {string|null}
         */
        SmokingStatus: "NEVER" | "FORMER" | "CURRENT" | "PREFER_NOT_TO_SAY" | null;
        /**
         * @description One of the races and ethnicities of the U.S. Census Bureau, or one of the two special values.
         * @enum {string}
         */
        Race: "AMERICAN_INDIAN_OR_ALASKA_NATIVE" | "ASIAN" | "BLACK_OR_AFRICAN_AMERICAN" | "HISPANIC_OR_LATINO" | "MIDDLE_EASTERN_OR_NORTH_AFRICAN" | "NATIVE_HAWAIIAN_OR_PACIFIC_ISLANDER" | "WHITE" | "OTHER" | "DK" | "PREFER_NOT_TO_SAY";
        /**
         * @description How the member describes their sexual orientation; null when not answered.
         * @enum {string|null}
         */
        SexualOrientation: "STRAIGHT" | "LESBIAN_OR_GAY" | "BISEXUAL" | "QUEER" | "ASEXUAL" | "OTHER" | "DK" | "PREFER_NOT_TO_SAY" | null;
        /**
         * @description How the member describes their gender identity; null when not answered.
         * @enum {string|null}
         */
        GenderIdentity: "FEMALE" | "MALE" | "TRANSGENDER_FEMALE" | "TRANSGENDER_MALE" | "NON_BINARY" | "OTHER" | "DK" | "PREFER_NOT_TO_SAY" | null;
        /**
         * @description The pronouns that the member uses; null when not answered.
         * @enum {string|null}
         */
        Pronouns: "SHE_HER" | "HE_HIM" | "THEY_THEM" | "OTHER" | "DK" | "PREFER_NOT_TO_SAY" | null;
        /**
         * @description What the member told about their health and about themselves. Null and empty mean that they have
         *     not answered.
         */
        HealthInfo: {
            /** @description Height in whole inches; null when not answered. */
            heightInches: number | null;
            /** @description The A1C that the member knows of, in tenths of a percent (68 is 6.8 %); null when not answered. */
            a1cTenths: number | null;
            /** @description Conditions that the member was diagnosed with, each at most once. */
            conditions: components["schemas"]["HealthCondition"][];
            /** @description Medications in the member's own words. */
            medications: string[];
            /** @description Allergies in the member's own words. */
            allergies: string[];
            /** @description Whether the member takes insulin; null when not answered. */
            usesInsulin: boolean | null;
            /** @description Whether the member smokes. */
            smokingStatus: components["schemas"]["SmokingStatus"];
            /** @description All that apply, each at most once. A special value (DK, PREFER_NOT_TO_SAY) stands alone; otherwise the answer is 422 `exclusive_answer`. */
            race: components["schemas"]["Race"][];
            /** @description How the member describes their sexual orientation. */
            sexualOrientation: components["schemas"]["SexualOrientation"];
            /** @description How the member describes their gender identity. */
            genderIdentity: components["schemas"]["GenderIdentity"];
            /** @description The pronouns that the member uses. */
            pronouns: components["schemas"]["Pronouns"];
        };
        /**
         * @description What the member told about their health and about themselves. Null and empty mean that they have
         *     not answered.
         */
        HealthInfoRequest: {
            /** @description Height in whole inches; null when not answered. */
            heightInches: number | null;
            /** @description The A1C that the member knows of, in tenths of a percent (68 is 6.8 %); null when not answered. */
            a1cTenths: number | null;
            /** @description Conditions that the member was diagnosed with, each at most once. */
            conditions: components["schemas"]["HealthConditionRequest"][];
            /** @description Medications in the member's own words. */
            medications: string[];
            /** @description Allergies in the member's own words. */
            allergies: string[];
            /** @description Whether the member takes insulin; null when not answered. */
            usesInsulin: boolean | null;
            /** @description Whether the member smokes. */
            smokingStatus: components["schemas"]["SmokingStatus"];
            /** @description All that apply, each at most once. A special value (DK, PREFER_NOT_TO_SAY) stands alone; otherwise the answer is 422 `exclusive_answer`. */
            race: components["schemas"]["Race"][];
            /** @description How the member describes their sexual orientation. */
            sexualOrientation: components["schemas"]["SexualOrientation"];
            /** @description How the member describes their gender identity. */
            genderIdentity: components["schemas"]["GenderIdentity"];
            /** @description The pronouns that the member uses. */
            pronouns: components["schemas"]["Pronouns"];
        };
        /** @description Opaque id of a contact; the server assigns it. */
        ContactId: string;
        /**
         * @description What the contact is for.
         * @enum {string}
         */
        ContactType: "FA" | "EC";
        /**
         * @description Kind of a contact's phone number; mobile when absent.
         * @default MO
         * @enum {string}
         */
        ContactPhoneType: "MO" | "HO";
        /** @description A phone number of a contact as the server keeps it. */
        ContactPhone: {
            /** @description The ten digits of a US number; any other begins with a plus sign and its country prefix. */
            number: string;
            /** @description Kind of the number; mobile when absent. */
            phoneType?: components["schemas"]["ContactPhoneType"];
        };
        /** @description A person whom the member named. */
        Contact: {
            /** @description Id of the contact. */
            id: components["schemas"]["ContactId"];
            /** @description The contact's given name. */
            firstName: string;
            /** @description The contact's family name. */
            lastName: string;
            /** @description What the contact is for. */
            contactType: components["schemas"]["ContactType"];
            /**
             * Format: email
             * @description The contact's email address; null when the member gave none.
             */
            email: string | null;
            /** @description The contact's phone numbers; empty when the member gave none. */
            phones: components["schemas"]["ContactPhone"][];
        };
        /** @description The people whom the member named. */
        Contacts: {
            /** @description In the order in which they were added. */
            contacts: components["schemas"]["Contact"][];
        };
        /** @description Email address of a contact as typed; null for none. A wrong form is answered 422, so this schema sets no format. */
        ContactEmailAsTyped: string | null;
        /** @description A phone number of a contact as the member typed it. */
        ContactPhoneAsTyped: {
            /** @description A US number with or without separators, or one with a plus sign and its country prefix. */
            number: string;
            /** @description Kind of the number; mobile when absent. */
            phoneType?: components["schemas"]["ContactPhoneType"];
        };
        /** @description A person whom the member names. */
        NewContact: {
            /** @description The contact's given name; letters, digits, spaces, hyphens, apostrophes and periods. */
            firstName: string;
            /** @description The contact's family name, under the rules of `firstName`. */
            lastName: string;
            /** @description What the contact is for. */
            contactType: components["schemas"]["ContactType"];
            /** @description The contact's email address; none when absent. */
            email?: components["schemas"]["ContactEmailAsTyped"];
            /** @description The contact's phone numbers; none when absent. */
            phones?: components["schemas"]["ContactPhoneAsTyped"][];
        };
        /** @description What to change of a contact; fields left out keep their values. */
        ContactChange: {
            /** @description The contact's new given name. */
            firstName?: string;
            /** @description The contact's new family name. */
            lastName?: string;
            /** @description The contact's new email address; null removes it. */
            email?: components["schemas"]["ContactEmailAsTyped"];
            /** @description The contact's phone numbers, which replace all stored ones. */
            phones?: components["schemas"]["ContactPhoneAsTyped"][];
        };
        /** @description One preference of the member for one app; the app defines names and values. */
        AppPreference: {
            /** @description Number of the app that the preference belongs to; the portal is 1. */
            appId: number;
            /** @description Number of the app's instance; the specification does not give its meaning. */
            appInstId: number;
            /** @description Name of the preference, as `language`, `prefMeth` or `BGLowerLimit`. */
            prefName: string;
            /** @description Value of the preference as text; it may be empty. */
            prefVal: string;
        };
        /** @description One preference of the member for one app; the app defines names and values. */
        AppPreferenceRequest: {
            /** @description Number of the app that the preference belongs to; the portal is 1. */
            appId: number;
            /** @description Number of the app's instance; the specification does not give its meaning. */
            appInstId: number;
            /** @description Name of the preference, as `language`, `prefMeth` or `BGLowerLimit`. */
            prefName: string;
            /** @description Value of the preference as text; it may be empty. */
            prefVal: string;
        };
        /** @description All preferences of the member. */
        AppPreferences: {
            /** @description One entry for each app, instance and name. */
            prefs: components["schemas"]["AppPreference"][];
        };
        /** @description Preferences to save; each replaces the one of the same app, instance and name. */
        AppPreferenceList: components["schemas"]["AppPreferenceRequest"][];
        /**
         * @description What can be ordered.
         * @enum {string}
         */
        SupplyOrderType: "BG_STRIPS" | "LANCETS" | "CONTROL_SOLUTION" | "DEVICE";
        /**
         * @description How far an order is.
         * @enum {string}
         */
        SupplyOrderStatus: "RECEIVED" | "PROCESSING" | "SHIPPED" | "DELIVERED" | "CANCELLED";
        /** @description One order of supplies. */
        SupplyOrder: {
            /** @description Opaque id of the order. */
            id: string;
            /** @description What was ordered. */
            orderType: components["schemas"]["SupplyOrderType"];
            /** @description How far the order is. */
            status: components["schemas"]["SupplyOrderStatus"];
            /**
             * Format: date-time
             * @description When the order was placed, in UTC.
             */
            orderedAt: string;
            /**
             * Format: date
             * @description Day on which the order should arrive; absent when it is not under way.
             */
            estimatedDelivery?: string;
        };
        /** @description The member's orders of supplies. */
        SupplyOrders: {
            /** @description One page, newest first. */
            orders: components["schemas"]["SupplyOrder"][];
            /** @description Begins the next page; absent on the last one. */
            next?: components["schemas"]["NextPage"];
        };
        /** @description An order that the member places. */
        NewSupplyOrder: {
            /** @description What to order. */
            orderType: components["schemas"]["SupplyOrderType"];
        };
        /** @description How many test strips the member has left. */
        StripSupply: {
            /** @description Number of test strips. */
            remaining: number;
        };
        /** @description A number of test strips, 0 to 9999, as text. */
        StripCount: string;
        /**
         * @description Why test strips can or cannot be ordered. Which code of a pair (101 and 102, 170 and 171) means
         *     what is this contract's own choice.
         * @enum {integer}
         */
        OrderEligibilityCode: 101 | 102 | 103 | 170 | 171 | 200;
        /** @description One code of an eligibility answer. */
        OrderEligibilityError: {
            /** @description One of the known codes; any other number means NOT_ELIGIBLE. */
            code: components["schemas"]["OrderEligibilityCode"] | number;
        };
        /**
         * @description What the eligibility answer comes to: ELIGIBLE whenever `valid` is true, else the first that
         *     applies of codes 101 or 102, 103, any other.
         * @enum {string}
         */
        OrderEligibilityStatus: "RECENT_ORDER" | "ENOUGH_SUPPLIES" | "NOT_ELIGIBLE" | "ELIGIBLE";
        /** @description Whether the member can order test strips now, and why not. */
        OrderEligibility: {
            /** @description True when an order would be taken. */
            valid: boolean;
            /** @description Codes of the answer; 200 is no error. */
            errors: components["schemas"]["OrderEligibilityError"][];
            /** @description What the answer comes to; when absent, the client derives it from `valid` and `errors`. */
            status?: components["schemas"]["OrderEligibilityStatus"];
        };
        /**
         * @description What a device measures.
         * @enum {string}
         */
        DeviceCategory: "weight_scale" | "bg_meter" | "bp_monitor";
        /**
         * @description Model of a device that the programs give to members.
         * @enum {string}
         */
        DeviceModel: "bg300" | "bg500" | "in-touch" | "device-flex" | "htn" | "ht900" | "ht945" | "ht2000" | "wm1000" | "wm1500" | "wm2000";
        /** @description One device of the member. */
        DeviceGrouping: {
            /** @description What the device measures. */
            readingCategory: components["schemas"]["DeviceCategory"];
            /** @description Model that the member has now. */
            bundleType: components["schemas"]["DeviceModel"];
        };
        /** @description The devices of one program. */
        ProgramDeviceGroups: {
            /** @description Database slug of the program, as `DIABETES`. */
            program: string;
            /** @description The devices that the member has in this program. */
            deviceGroupings: components["schemas"]["DeviceGrouping"][];
        };
        /** @description The member's devices, by program. */
        DeviceGroups: {
            /** @description One entry for each program with devices. */
            deviceGroupsByPrograms: components["schemas"]["ProgramDeviceGroups"][];
        };
        /**
         * @description How far the order is.
         * @enum {string}
         */
        LabKitOrderStatus: "RECEIVED";
        /** @description An order of a lab kit as it was taken. */
        LabKitOrder: {
            /** @description Opaque id of the order. */
            orderId: string;
            /** @description How far the order is. */
            status: components["schemas"]["LabKitOrderStatus"];
            /**
             * Format: date
             * @description Day by which the kit should arrive.
             */
            expectedBy: string;
        };
        /** @description The lab kits that one person ordered. */
        LabKitOrders: {
            /** @description Newest first; at most one for each company's campaign. */
            orders: components["schemas"]["LabKitOrder"][];
        };
        /**
         * @description Laboratory tests whose results the portal shows.
         * @enum {string}
         */
        TestType: "HbA1C" | "EGFR" | "UACR" | "CHOLESTEROL_TOTAL" | "CHOLESTEROL_LDL" | "CHOLESTEROL_HDL" | "TRIGLYCERIDES";
        /**
         * @description Unit of a laboratory result; each test type has one.
         * @enum {string}
         */
        LabUnit: "%" | "mL/min/1.73m2" | "mg/g" | "mg/dL";
        /** @description One result of a laboratory test. */
        LabResult: {
            /** @description Opaque id of the result. */
            id: string;
            /** @description The test that was done. */
            testType: components["schemas"]["TestType"];
            /** @description The measured value in `unit`. */
            quantitativeValue: number;
            /** @description Unit of the value. */
            unit: components["schemas"]["LabUnit"];
            /** @description Moment of the result, on a wall clock without a zone. */
            timestamp: components["schemas"]["LocalDateTime"];
        };
        /**
         * @description One page of results, newest first. The list itself is the body; an empty list means that there
         *     is no result.
         */
        LabResults: components["schemas"]["LabResult"][];
        /**
         * @description What a person who is not a member gives to be sent a lab kit. Rules for names, email, phone and
         *     address are answered 422, so this schema sets no formats.
         */
        LabKitRequest: {
            /** @description Code of the employer or health plan, from its invitation letter. */
            companyCode: string;
            /** @description The person's given name. */
            firstName: string;
            /** @description The person's family name. */
            lastName: string;
            /**
             * Format: date
             * @description The person's date of birth, a calendar date.
             */
            birthDate: string;
            /** @description The person's email address as typed. */
            email: string;
            /** @description A US phone number as typed. */
            phone: string;
            /** @description Where the kit is sent; no P.O. box. */
            address: components["schemas"]["AddressRequest"];
        };
        /**
         * @description The parts that the cardiometabolic score is made of.
         * @enum {string}
         */
        Pillar: "BLOOD_SUGAR" | "BLOOD_PRESSURE" | "CHOLESTEROL" | "WEIGHT";
        /** @description The score of one pillar. */
        Score: {
            /** @description The pillar that is rated. */
            pillar: components["schemas"]["Pillar"];
            /** @description 0 to 100; null while there is too little data. */
            score: number | null;
            /** @description When the score was computed, as a wall-clock moment. */
            timestamp: components["schemas"]["LocalDateTime"];
        };
        /** @description The scores of all pillars. */
        Scores: {
            /** @description One entry for each pillar. */
            scores: components["schemas"]["Score"][];
        };
        /**
         * @description How far the member is with a step.
         * @enum {string}
         */
        LaunchpadStatus: "NOT_STARTED" | "IN_PROGRESS" | "COMPLETED" | "DISMISSED";
        /** @description One step of the member's start in the portal. */
        LaunchpadItem: {
            /** @description Name of the step in capitals; COACHING is completed when the member first writes to a coach. */
            name: string;
            /** @description How far the member is with the step. */
            status: components["schemas"]["LaunchpadStatus"];
        };
        /** @description One step of the member's start in the portal. */
        LaunchpadItemRequest: {
            /** @description Name of the step in capitals; COACHING is completed when the member first writes to a coach. */
            name: string;
            /** @description How far the member is with the step. */
            status: components["schemas"]["LaunchpadStatus"];
        };
        /** @description The steps of the member's start in the portal. */
        Launchpad: {
            /** @description In the order in which they are shown. */
            items: components["schemas"]["LaunchpadItem"][];
        };
        /** @description Whether the onboarding is shown, and which steps it has. */
        OnboardingDisplay: {
            /** @description Whether the portal shows the onboarding to this member. */
            display: boolean;
            /** @description The steps to show, in order; empty when nothing is shown. */
            items: components["schemas"]["LaunchpadItem"][];
        };
        /** @description The blood pressure readings of the requested range. */
        BloodPressureReadings: {
            /** @description One page, newest first; empty when the range holds none. */
            bpReadings: components["schemas"]["BloodPressureReading"][];
            /** @description Begins the next page; absent on the last one. */
            next?: components["schemas"]["NextPage"];
        };
        /** @description Means over the range, each rounded to a whole number. */
        BloodPressureAverage: {
            /** @description Mean systolic pressure in mmHg. */
            systolic: components["schemas"]["Systolic"];
            /** @description Mean diastolic pressure in mmHg. */
            diastolic: components["schemas"]["Diastolic"];
            /** @description Mean heart rate over the readings that have one; null when none has. */
            pulse: components["schemas"]["Pulse"];
        };
        /** @description Statistics over the requested range. */
        BloodPressureStats: {
            /** @description Start of the requested range. */
            start: components["schemas"]["LocalDateTime"];
            /** @description End of the requested range. */
            end: components["schemas"]["LocalDateTime"];
            /** @description Readings in the range. */
            count: number;
            /** @description Calendar days of the range with at least one reading. */
            daysWithReadings: number;
            /** @description Means of the range; null when it holds no reading. */
            average: components["schemas"]["BloodPressureAverage"] | null;
        };
        /** @description A blood pressure that the member types in. */
        NewBloodPressureReading: {
            /** @description When it was taken, on the wall clock of `timeZone`; not in the future. */
            timestamp: components["schemas"]["LocalDateTime"];
            /** @description Time zone in which it was taken; when absent, the one of the member's account. */
            timeZone?: components["schemas"]["TimeZone"];
            /** @description Systolic pressure in mmHg. */
            systolic: components["schemas"]["Systolic"];
            /** @description Diastolic pressure in mmHg. */
            diastolic: components["schemas"]["Diastolic"];
            /** @description Heart rate in beats per minute; null when it was not noted. */
            pulse: components["schemas"]["Pulse"];
        };
        /** @description The values and the time of a blood pressure as they should be. */
        BloodPressureCorrection: {
            /** @description When it was taken, on the wall clock of `timeZone`; not in the future. */
            timestamp: components["schemas"]["LocalDateTime"];
            /** @description Time zone in which it was taken; when absent, the reading's own. */
            timeZone?: components["schemas"]["TimeZone"];
            /** @description Systolic pressure in mmHg. */
            systolic: components["schemas"]["Systolic"];
            /** @description Diastolic pressure in mmHg. */
            diastolic: components["schemas"]["Diastolic"];
            /** @description Heart rate in beats per minute; null when it was not noted. */
            pulse: components["schemas"]["Pulse"];
        };
        /** @description The blood sugar readings of the requested range. */
        BloodSugarReadings: {
            /** @description One page, newest first; empty when the range holds none. */
            bgs: components["schemas"]["BloodSugarReading"][];
            /** @description Begins the next page; absent on the last one. */
            next?: components["schemas"]["NextPage"];
        };
        /** @description What the member says of a reading that they type in. */
        NewBloodSugarTags: {
            /** @description When the reading was taken in relation to a meal. */
            eat_code: components["schemas"]["MealTag"];
            /**
             * @description Where the reading comes from; a typed one has one source only.
             * @enum {integer}
             */
            source: 7;
            /** @description True when the meter showed "Lo" and no number; false when absent. */
            OOR_low?: boolean;
            /** @description True when the meter showed "Hi" and no number; false when absent. */
            OOR_high?: boolean;
            /** @description The member's own words; null when there are none. */
            note: string | null;
            /** @description Carbohydrate eaten, in grams; null when the member did not say. */
            carb: number | null;
            /** @description How the member felt. */
            feeling_code: components["schemas"]["Feeling"];
            /** @description Short-acting insulin taken, in units; stored with one decimal. */
            short_float: components["schemas"]["InsulinUnits"];
            /** @description Long-acting insulin taken, in units; stored with one decimal. */
            long_float: components["schemas"]["InsulinUnits"];
            /** @description Premixed insulin taken, in units; stored with one decimal. */
            premix_float: components["schemas"]["InsulinUnits"];
            /**
             * @description Whether it was a test with control solution; a typed reading is always of blood.
             * @enum {boolean}
             */
            is_control: false;
        };
        /** @description A reading that the member types in. */
        NewBloodSugarReading: {
            /** @description When it was taken, on the wall clock of `timeZone`; not in the future. */
            timestamp: components["schemas"]["LocalDateTime"];
            /** @description Time zone in which it was taken; when absent, the one of the member's account. */
            timeZone?: components["schemas"]["TimeZone"];
            /** @description Blood sugar in mg/dL; null exactly when the meter showed "Lo" or "Hi" and no number. */
            value: number | null;
            /** @description What the member says of the reading. */
            tags: components["schemas"]["NewBloodSugarTags"];
        };
        /** @description A number of readings. */
        ReadingsCount: number;
        /** @description Blood sugar in mg/dL over the readings that have a value; null when none has. */
        BloodSugarFigure: number | null;
        /** @description How many of the readings fall in one range. */
        BloodSugarRangeShare: {
            /** @description The range that is counted. */
            status: components["schemas"]["AdaRangeStatus"];
            /** @description Readings in the range. */
            count: components["schemas"]["ReadingsCount"];
            /** @description Their share of all readings in percent, rounded to one decimal. */
            percent: number;
        };
        /**
         * @description Figures over a set of readings. A reading beyond the meter's range is counted, but has no part
         *     in average, lowest and highest: it is a text, not a number.
         */
        BloodSugarFigures: {
            /** @description All readings of the set, those beyond the meter included. */
            count: components["schemas"]["ReadingsCount"];
            /** @description Readings that were too low for the meter ("Lo"). */
            belowMeter: components["schemas"]["ReadingsCount"];
            /** @description Readings that were too high for the meter ("Hi"). */
            aboveMeter: components["schemas"]["ReadingsCount"];
            /** @description Mean in mg/dL, rounded to a whole number; null without a value. */
            average: components["schemas"]["BloodSugarFigure"];
            /** @description Smallest value in mg/dL; null without a value. */
            lowest: components["schemas"]["BloodSugarFigure"];
            /** @description Largest value in mg/dL; null without a value. */
            highest: components["schemas"]["BloodSugarFigure"];
            /** @description Every range, lowest first. Readings beyond the meter count in the outermost ranges. */
            ranges: components["schemas"]["BloodSugarRangeShare"][];
        };
        /** @description Figures of the readings with one meal code. */
        BloodSugarMealFigures: {
            /** @description The meal code; null stands for readings without one. */
            eat_code: components["schemas"]["MealTag"];
            /** @description Figures of those readings. */
            figures: components["schemas"]["BloodSugarFigures"];
        };
        /** @description Figures of the readings taken within one hour of the day. */
        BloodSugarHourFigures: {
            /** @description Hour of the reading's own wall clock; 7 is 07:00 to 07:59. */
            hour: number;
            /** @description Figures of the readings of that hour, over all days of the range. */
            figures: components["schemas"]["BloodSugarFigures"];
        };
        /** @description Statistics over the requested range, overall, by meal and by hour. */
        BloodSugarStats: {
            /** @description Start of the requested range. */
            start: components["schemas"]["LocalDateTime"];
            /** @description End of the requested range. */
            end: components["schemas"]["LocalDateTime"];
            /** @description Calendar days of the range with at least one reading. */
            daysWithReadings: number;
            /** @description Figures of all readings of the range. */
            overall: components["schemas"]["BloodSugarFigures"];
            /** @description One entry for each meal code that occurs, in the order of the codes; readings without one come last. */
            byMeal: components["schemas"]["BloodSugarMealFigures"][];
            /** @description One entry for each hour that has readings, midnight first. */
            byHour: components["schemas"]["BloodSugarHourFigures"][];
        };
        /** @description Whether a reading is left out of the figures. */
        BloodSugarReadingMark: {
            /** @description True takes the reading out of every figure, false puts it back. */
            isLeftOut: boolean;
        };
        /** @description The tags that a member may change later. One left out keeps its value; null removes it. */
        BloodSugarTagsChange: {
            /** @description When the reading was taken in relation to a meal. */
            eat_code?: components["schemas"]["MealTag"];
            /** @description The member's own words. */
            note?: string | null;
            /** @description Carbohydrate eaten, in grams. */
            carb?: number | null;
            /** @description How the member felt. */
            feeling_code?: components["schemas"]["Feeling"];
            /** @description Short-acting insulin taken, in units. */
            short_float?: components["schemas"]["InsulinUnits"];
            /** @description Long-acting insulin taken, in units. */
            long_float?: components["schemas"]["InsulinUnits"];
            /** @description Premixed insulin taken, in units. */
            premix_float?: components["schemas"]["InsulinUnits"];
        };
        /** @description A change of a stored reading; only its tags can change. */
        BloodSugarReadingChange: {
            /** @description The tags to change. */
            tags: components["schemas"]["BloodSugarTagsChange"];
        };
        /** @description The value and the time of a reading as they should be. */
        BloodSugarCorrection: {
            /** @description When it was taken, on the wall clock of `timeZone`; not in the future. */
            timestamp: components["schemas"]["LocalDateTime"];
            /** @description Time zone in which it was taken; when absent, the reading's own. */
            timeZone?: components["schemas"]["TimeZone"];
            /** @description Blood sugar in mg/dL; null exactly when the meter showed "Lo" or "Hi" and no number. */
            value: number | null;
            /**
             * @description What the meter showed instead of a number; null when it showed a number.
             * @enum {string|null}
             */
            beyondMeter: "LOW" | "HIGH" | null;
            /** @description When the reading was taken in relation to a meal; when absent, as it was. */
            eat_code?: components["schemas"]["MealTag"];
        };
        /** @description Blood sugar limit in mg/dL, within what meters can measure. */
        GlucoseLimit: number;
        /**
         * @description How care staff reach the member about a reading.
         * @enum {string}
         */
        AlertContactMethod: "PHONE" | "SMS" | "EMAIL";
        /** @description A wall-clock time of day, `HH:mm`, in the member's own clock. */
        TimeOfDay: string;
        /** @description When and how care staff contact the member about a blood sugar reading. */
        BloodSugarAlertPreferences: {
            /** @description Readings below this many mg/dL are reported to care staff; the portal calls it `low`. */
            BGLowerLimit: components["schemas"]["GlucoseLimit"];
            /** @description Readings above this many mg/dL are reported to care staff; the portal calls it `high`. */
            BGUpperLimit: components["schemas"]["GlucoseLimit"];
            /** @description How care staff reach the member; the portal calls it `contactMethod`. */
            prefMeth: components["schemas"]["AlertContactMethod"];
            /** @description True lets staff call between `StartBlTime` and `EndBlTime` too; the portal calls it `immediateSupport`. */
            OptIntoNightAlt: boolean;
            /** @description Start of the time without calls. It may be later than `EndBlTime`: the time then spans midnight. */
            StartBlTime: components["schemas"]["TimeOfDay"];
            /** @description End of the time without calls; the portal calls it `endTime`. */
            EndBlTime: components["schemas"]["TimeOfDay"];
            /** @description Whether care staff contact the member about readings at all; the portal calls it `optInAlerts`. */
            OptIntoAlerts: boolean;
        };
        /**
         * @description How an alert is sent to a contact.
         * @enum {string}
         */
        AlertChannel: "EMAIL" | "SMS";
        /**
         * @description Kinds of contact that can receive alerts.
         * @enum {string}
         */
        AlertContactType: "FA";
        /** @description One address that an alert goes to, and the contact that it belongs to. */
        AlertDestination: {
            /** @description An email address for EMAIL; for SMS a phone number with `+` and country prefix. */
            address: string;
            /** @description How the alert is sent. */
            channel: components["schemas"]["AlertChannel"];
            /** @description Id of the contact, from `listContacts`. */
            contactId: string;
            /** @description Kind of the contact; only friends and family receive alerts. */
            contactType: components["schemas"]["AlertContactType"];
        };
        /** @description One address that an alert goes to, and the contact that it belongs to. */
        AlertDestinationRequest: {
            /** @description An email address for EMAIL; for SMS a phone number with `+` and country prefix. */
            address: string;
            /** @description How the alert is sent. */
            channel: components["schemas"]["AlertChannel"];
            /** @description Id of the contact, from `listContacts`. */
            contactId: string;
            /** @description Kind of the contact; only friends and family receive alerts. */
            contactType: components["schemas"]["AlertContactType"];
        };
        /** @description The limit at which friends and family are told of a reading, and who is told. */
        AlertThreshold: {
            /** @description Limit in mg/dL; `low` alerts below it, `high` above it. */
            threshold: components["schemas"]["GlucoseLimit"];
            /** @description Where alerts go; empty when nobody is told. */
            destinations: components["schemas"]["AlertDestination"][];
        };
        /** @description The limit at which friends and family are told of a reading, and who is told. */
        AlertThresholdRequest: {
            /** @description Limit in mg/dL; `low` alerts below it, `high` above it. */
            threshold: components["schemas"]["GlucoseLimit"];
            /** @description Where alerts go; empty when nobody is told. */
            destinations: components["schemas"]["AlertDestinationRequest"][];
        };
        /** @description Everybody who is told of a blood sugar reading, and when. */
        BloodSugarAlerts: {
            /** @description When and how care staff contact the member. */
            preferences: components["schemas"]["BloodSugarAlertPreferences"];
            /** @description When friends and family are told of a low reading. */
            low: components["schemas"]["AlertThreshold"];
            /** @description When friends and family are told of a high reading. */
            high: components["schemas"]["AlertThreshold"];
        };
        /** @description The preferences to change; those left out keep their values. */
        BloodSugarAlertPreferencesChange: {
            /** @description New lower limit in mg/dL. */
            BGLowerLimit?: components["schemas"]["GlucoseLimit"];
            /** @description New upper limit in mg/dL; it must stay above the lower one. */
            BGUpperLimit?: components["schemas"]["GlucoseLimit"];
            /** @description How care staff reach the member from now on. */
            prefMeth?: components["schemas"]["AlertContactMethod"];
            /** @description Whether staff may call during the time without calls too. */
            OptIntoNightAlt?: boolean;
            /** @description New start of the time without calls. */
            StartBlTime?: components["schemas"]["TimeOfDay"];
            /** @description New end of the time without calls. */
            EndBlTime?: components["schemas"]["TimeOfDay"];
            /** @description Whether care staff contact the member about readings at all. */
            OptIntoAlerts?: boolean;
        };
        /** @description The settings to change. A part left out keeps its values; a threshold is replaced as a whole. */
        BloodSugarAlertsChange: {
            /** @description Changes of how care staff contact the member. */
            preferences?: components["schemas"]["BloodSugarAlertPreferencesChange"];
            /** @description New threshold and destinations for low readings. */
            low?: components["schemas"]["AlertThresholdRequest"];
            /** @description New threshold and destinations for high readings. */
            high?: components["schemas"]["AlertThresholdRequest"];
        };
        /** @description The weight readings of the requested range. */
        WeightReadings: {
            /** @description One page, newest first; empty when the range holds none. */
            weightReadings: components["schemas"]["WeightReading"][];
            /** @description Begins the next page; absent on the last one. */
            next?: components["schemas"]["NextPage"];
        };
        /**
         * @description A span in days back from now; the ranges of the weight chart.
         * @enum {integer}
         */
        WeightDuration: 7 | 14 | 30 | 90 | 180 | 365;
        /** @description Change in pounds, one decimal; negative is a loss. */
        PoundsChange: number | null;
        /** @description Change of the weight over a span, from its first to its last regular reading. */
        WeightChange: {
            /** @description The span in days. */
            duration: components["schemas"]["WeightDuration"];
            /** @description Change in pounds; null with fewer than two regular readings. */
            change: components["schemas"]["PoundsChange"];
        };
        /** @description The first and the newest regular reading, and the change between them. */
        WeightOverallStats: {
            /** @description The newest regular reading; null without one. */
            currentWeightReading: components["schemas"]["WeightReading"] | null;
            /** @description The first regular reading; null without one. */
            startingWeightReading: components["schemas"]["WeightReading"] | null;
            /** @description Change from the first to the newest reading in pounds; null without a reading. */
            change: components["schemas"]["PoundsChange"];
        };
        /** @description Change in percentage points, one decimal; negative is a decrease. */
        PercentChange: number | null;
        /**
         * @description Change of one body composition figure over a span, from its first to its last regular reading
         *     that has the figure.
         */
        BodyPartChange: {
            /** @description The span in days. */
            duration: components["schemas"]["WeightDuration"];
            /** @description Change in percentage points; null with fewer than two such readings. */
            change: components["schemas"]["PercentChange"];
        };
        /** @description One figure of the body composition, in percent. */
        BodyPartStats: {
            /** @description The newest figure; null when no reading has one. */
            current: components["schemas"]["Percentage"];
            /** @description One entry for each requested span, in the order of the request. */
            stats: components["schemas"]["BodyPartChange"][];
        };
        /** @description How the member's weight and body composition changed. */
        WeightStats: {
            /** @description One entry for each requested span, in the order of the request. */
            stats: components["schemas"]["WeightChange"][];
            /** @description The change over all regular readings. */
            overallStats: components["schemas"]["WeightOverallStats"];
            /** @description Body fat; null when `extended_stats` is false or no reading has it. */
            bodyFatStats: components["schemas"]["BodyPartStats"] | null;
            /** @description Muscle mass; null when `extended_stats` is false or no reading has it. */
            muscleMassStats: components["schemas"]["BodyPartStats"] | null;
        };
        /** @description A weight in the unit that the member uses. */
        TargetWeight: {
            /** @description The weight in `weightUnit`, one decimal. */
            weight: number;
            /**
             * @description Unit in which `weight` is given.
             * @enum {string}
             */
            weightUnit: "LB" | "KG";
        };
        /** @description A weight in the unit that the member uses. */
        TargetWeightRequest: {
            /** @description The weight in `weightUnit`, one decimal. */
            weight: number;
            /**
             * @description Unit in which `weight` is given.
             * @enum {string}
             */
            weightUnit: "LB" | "KG";
        };
        /** @description The weight that the member wants to reach, and what they can choose from. */
        WeightTarget: {
            /** @description The target in force; null before one was set. */
            target: components["schemas"]["TargetWeight"] | null;
            /** @description Id of the reading that the target starts from; null without one. */
            weightReadingId: string | null;
            /** @description The target that the member chose; null when they took the suggestion. */
            selfEnteredTarget: components["schemas"]["TargetWeight"] | null;
            /** @description 5 % below the member's weight; null without a weight. */
            suggestedTarget: components["schemas"]["TargetWeight"] | null;
            /** @description The lowest target that the member may choose; null without a weight. */
            lowestTarget: components["schemas"]["TargetWeight"] | null;
        };
        /** @description The target that the member sets. */
        WeightTargetChoice: {
            /** @description The new target. */
            target: components["schemas"]["TargetWeightRequest"];
            /** @description Id of the reading that the target starts from; null when the member has none. */
            weightReadingId: string | null;
        };
        /** @description Whether a reading counts. */
        WeightReadingMark: {
            /** @description True takes the reading out of every statistic, false puts it back. */
            isIrregular: boolean;
        };
        /** @description The weight and the time of a reading as they should be. */
        WeightCorrection: {
            /** @description When it was taken, on the wall clock of `timeZone`; not in the future. */
            measurementTime: components["schemas"]["LocalDateTime"];
            /** @description Time zone in which it was taken; when absent, the reading's own. */
            timeZone?: components["schemas"]["TimeZone"];
            /** @description Weight in pounds; stored with one decimal. */
            weightLb: number;
        };
    };
    responses: {
        /** @description The request does not follow the contract; nothing was changed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is larger than 1 MiB (`x-body-limit-bytes`); nothing was changed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is of a media type, charset or encoding that the operation does not take; nothing was changed. */
        UnsupportedMedia: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description There were too many requests; `Retry-After` says when to try again. */
        RateLimited: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed unexpectedly. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The service is unavailable for a while; `Retry-After` says when to try again. */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The access token is missing, unknown, expired or revoked. */
        InvalidToken: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A staff person views the account and may not change it; nothing was changed. */
        ViewOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The resource does not exist, or it belongs to another member. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The cursor is unknown, too old, or of another list; begin with the first page. */
        UnknownCursor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The thing was changed since the answer whose `ETag` was sent; nothing was changed now. `current`
         *     is what the operation that `x-safe-write` names answers now, and `ETag` is of that answer.
         */
        Changed: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ChangedProblem"];
            };
        };
        /** @description The member may not do this. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request does not follow the contract, or the range ends before it starts; nothing was changed. */
        BadRange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The member may not do this, or a staff person views their account; nothing was changed. */
        ForbiddenOrViewOnly: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The same reading exists already, or is in work; nothing was changed. */
        DuplicateReading: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The moment lies in the future, or never was on that wall clock, or the key was used for another
         *     request; nothing was changed.
         */
        RefusedMoment: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Another reading of that moment has this value already; nothing was changed. */
        SameReading: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The moment lies in the future, or never was on that wall clock; nothing was changed. */
        RefusedCorrection: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The reading is a test with control solution, which takes no tags; nothing was changed. */
        ControlTest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description A rule refuses the settings: limits reversed, an unknown contact or an address that does not fit
         *     its channel; nothing was changed.
         */
        RefusedAlerts: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description A rule refuses the target: it is below the lowest one, or the reading is unknown; nothing was
         *     changed.
         */
        RefusedTarget: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
         *     another client may send any language range and gets English.
         * @example en-US
         */
        AcceptLanguage: string;
        /**
         * @description The partner; TELADOC when the address names none. An unknown partner is answered 404.
         * @example TELADOC
         */
        PartnerId: components["schemas"]["PartnerId"];
        /**
         * @description Address of the partner's assertion consumer service. Without it, the partner's own default.
         * @example https://sso.teladoc.example/saml/acs
         */
        AcsUrl: string;
        /**
         * @description Whether the partner's mobile app opened the portal.
         * @example true
         */
        FromMobile: boolean;
        /**
         * @description Id of one sign-on, the same from its first request to its last, so that a repeated request is
         *     recognized (code 110).
         * @example 5b0f3c5e-0f0a-4f0e-9a54-0d8f6a2f7a10
         */
        InitialRequestUuid: string;
        /**
         * @description The partner, under the name that the path of this operation has for it.
         * @example TELADOC
         */
        Partner: components["schemas"]["PartnerId"];
        /**
         * @description Where the page begins: the `next` of the page before. The other parameters stay as they were.
         *     Without it, the first page.
         */
        Cursor: string;
        /**
         * @description At most this many on one page; 100 when absent.
         * @example 50
         */
        ShortLimit: number;
        /**
         * @description The `ETag` of the answer that the change is based on; `x-safe-write` names the operation that
         *     gives it. When that operation would answer something else by now, nothing is changed and the
         *     answer is 412. Without the header the change is made whatever is there; `*` says so.
         * @example *
         */
        IfMatch: string;
        /**
         * @description A key that the client makes for one thing to create: 16 to 128 letters, digits, `-` or `_` in
         *     quotation marks. A second request with the same key and body creates nothing and gets the answer
         *     of the first one, for at least 24 hours. Another request with the key is answered 422, and one
         *     that comes while the first is in work 409. A refused request leaves its key unused.
         * @example "2f1c8a64-90b3-4a7e-8d0e-6c5b1f7a9e23"
         */
        IdempotencyKey: string;
        /**
         * @description The laboratory test to list results of.
         * @example HbA1C
         */
        TestType: components["schemas"]["TestType"];
        /**
         * @description The member's id, from `getUserToken`. Another member's id is answered like one that does not
         *     exist (404).
         * @example m-1001
         */
        UserId: components["schemas"]["MemberId"];
        /**
         * @description First wall-clock moment of the range, inclusive, in the member's own clock.
         * @example 2026-11-14T00:00:00
         */
        Start: string;
        /**
         * @description Last wall-clock moment of the range, inclusive. An end before the start is answered 400.
         * @example 2026-11-20T23:59:59
         */
        End: string;
        /**
         * @description At most this many readings over all pages, the newest. Without it, all of the range.
         * @example 500
         */
        Count: number;
        /**
         * @description At most this many on one page; 1000 when absent.
         * @example 200
         */
        Limit: number;
        /**
         * @description Id of the reading. Another member's reading is answered like one that does not exist (404).
         * @example bg-6996
         */
        ReadingId: components["schemas"]["MemberId"];
        /**
         * @description First wall-clock moment, inclusive, in the member's own clock. Without it, from the first reading on.
         * @example 1970-01-01T00:00:00
         */
        OptionalStart: string;
        /**
         * @description Last wall-clock moment, inclusive. Without it, up to now. An end before the start is answered
         *     400.
         * @example 2026-11-20T23:59:59
         */
        OptionalEnd: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Seconds to wait before the next try.
         * @example 30
         */
        RetryAfter: number;
        /**
         * @description Address that the browser goes on to; one of the provider's own.
         * @example https://portal.wellspring.example/login?migrated=1
         */
        location: string;
        /**
         * @description Path of what was created, on the host that answered.
         * @example /v1/users/me/contacts/ct-1
         */
        Location: string;
        /**
         * @description Strong entity tag of the answer. A client sends it as `If-Match` with the change that is based
         *     on this answer.
         * @example "Zk3b0pJQ1xw6c8nT"
         */
        ETag: string;
        /**
         * @description The next page (RFC 8288, `rel="next"`), relative to this address; absent on the last page. Its
         *     `cursor` begins that page.
         * @example <?testType=HbA1C&cursor=WyJsLTE3Iiw>; rel="next"
         */
        Link: string;
        /**
         * @description How to authenticate (RFC 9110): `Bearer` for an access token, `Basic` for the client of a
         *     token call.
         * @example Bearer realm="wellspring", error="invalid_token"
         */
        WWWAuthenticate: string;
        /**
         * @description What is left of the limit that applies (`r`, in requests) and the seconds until it is
         *     restored (`t`), as in the IETF draft for RateLimit headers.
         * @example "default";r=0;t=30
         */
        RateLimit: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The form of one of the three grants. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SignInForm"];
            };
        };
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            /**
             * @description The user name and password do not match, the code or token does not work, or the client is
             *     not known.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The name is locked, a second step is needed, or the email address is not confirmed. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The refresh grant. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RefreshForm"];
            };
        };
        responses: {
            /** @description The renewed session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            /**
             * @description The refresh token is unknown, expired, revoked or was used more than 30 s ago, or the
             *     client is not known.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerMfaChallenge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description A request for a code, or the code itself. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaChallengeRequest"];
            };
        };
        responses: {
            /** @description The code is right: the new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            /** @description A code was sent. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The `mfaToken` is unknown, used or too old (15 minutes), or the client is not known. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description The `mfaToken` is locked after five wrong codes, or the account after too many over
             *     several tokens.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The code or proof is wrong, or the member has no such contact. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description It is too soon for another code, or there were too many requests; `Retry-After` says when
             *     to try again.
             */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    RateLimit: components["headers"]["RateLimit"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startMfaStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What the member chose. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MfaStepRequest"];
            };
        };
        responses: {
            /** @description The step can be taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaStep"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The `mfaToken` is unknown, used or too old (15 minutes). */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `mfaToken` is locked after five wrong codes. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The member has no such step. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listMfaContactPoints: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The `mfaToken` of the sign-in.
                 * @example mfa-example-31d8
                 */
                id: components["schemas"]["MfaToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact points, at least one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaContactPoints"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The `mfaToken` is unknown, used or too old (15 minutes). */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The `mfaToken` is locked after five wrong codes. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSecondSteps: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The app and the passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondSteps"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The code. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AuthenticatorCode"];
            };
        };
        responses: {
            /** @description The app counts from now on. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            /** @description No key waits for a code; the member asks for one again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The code is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startAuthenticator: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuthenticatorSetup"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The password is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description The options. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            /** @description The member has ten passkeys. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The password is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What the browser made, and its name. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The passkey. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            /** @description The challenge is too old or was used, or there are ten passkeys. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The passkey does not fit the challenge. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeSecondStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the app or passkey. Another member's is answered like one that does not exist (404).
                 * @example pk-1
                 */
                id: components["schemas"]["SecondStepId"];
            };
            cookie?: never;
        };
        /** @description The password. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordProof"];
            };
        };
        responses: {
            /** @description It is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The password is wrong. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The current and the new password. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The current password is wrong, or the new one breaks rules; nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The address to send the link to. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description A mail is sent if the address is known. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The token of the mail.
                 * @example pw-example-5c11
                 */
                token: string;
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new password. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description The password is set. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /**
             * @description The token does not work, or the password breaks rules (codes as in `changePassword`);
             *     nothing was changed.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The address to confirm. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationRequest"];
            };
        };
        responses: {
            /** @description A mail is sent if the address is known and not confirmed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmVerification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token of the mail. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerificationConfirmation"];
            };
        };
        responses: {
            /** @description The address is confirmed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /**
             * @description The token is too old, used or unknown; for one that is too old the portal shows
             *     /verification-expired.
             */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAccessCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token that says who the member is. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JwtForCode"];
            };
        };
        responses: {
            /** @description The new access code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            /**
             * @description The token has a wrong signature or audience, is expired, was used before or cannot be
             *     read.
             */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createChatAppCode: {
        parameters: {
            query: {
                /**
                 * @description Client id of the chat app.
                 * @example teams-bot
                 */
                client_id: string;
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The OAuth request of the chat app and the member's credentials. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ChatAppSignIn"];
            };
        };
        responses: {
            /** @description The query parameters to send the browser back to the chat app with. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatAppCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The user name and password do not match, or the chat app is not known. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /**
             * @description The name is locked, a second step is needed, or the email address is not confirmed, as in
             *     `signIn`.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The chat app has not registered that `redirect_uri`. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInToEducation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The code of the education course. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["EducationGrant"];
            };
        };
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The code is unknown, used or too old, or the client is not known. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithPartnerCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The partner; TELADOC when the address names none. An unknown partner is answered 404.
                 * @example TELADOC
                 */
                partnerId: components["parameters"]["PartnerId"];
            };
            cookie?: never;
        };
        /** @description The access code of the partner. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PartnerAccessCode"];
            };
        };
        responses: {
            /** @description The new session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The code is unknown, used, too old or another partner's, or the client is not known. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithIdentityCode: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The partner; TELADOC when the address names none. An unknown partner is answered 404.
                 * @example TELADOC
                 */
                partnerId: components["parameters"]["PartnerId"];
            };
            cookie?: never;
        };
        /** @description The code of the identity service. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IdentityCode"];
            };
        };
        responses: {
            /** @description The new session, with the fields of `signInWithPartnerCode`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerSession"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The code is unknown, used, too old or for another partner, or the client is not known. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redirectMemberToPartner: {
        parameters: {
            query?: {
                /**
                 * @description Address of the partner's assertion consumer service. Without it, the partner's own default.
                 * @example https://sso.teladoc.example/saml/acs
                 */
                acsURL?: components["parameters"]["AcsUrl"];
                /**
                 * @description Whether the partner's mobile app opened the portal.
                 * @example true
                 */
                fromMobile?: components["parameters"]["FromMobile"];
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of one sign-on, the same from its first request to its last, so that a repeated request is
                 *     recognized (code 110).
                 * @example 5b0f3c5e-0f0a-4f0e-9a54-0d8f6a2f7a10
                 */
                "Initial-Request-Uuid"?: components["parameters"]["InitialRequestUuid"];
            };
            path: {
                /**
                 * @description The partner; TELADOC when the address names none. An unknown partner is answered 404.
                 * @example TELADOC
                 */
                partnerId: components["parameters"]["PartnerId"];
            };
            cookie?: never;
        };
        /** @description The access code, as form fields. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PartnerRedirectForm"];
                "multipart/form-data": components["schemas"]["PartnerRedirectForm"];
            };
        };
        responses: {
            /** @description How the sign-on went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerRedirect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            404: components["responses"]["NotFound"];
            /** @description The initial request was made before (code 110, which the portal ignores). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The code is unknown, used, too old or not this member's. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    redirectToPartner: {
        parameters: {
            query?: {
                /**
                 * @description Address of the partner's assertion consumer service. Without it, the partner's own default.
                 * @example https://sso.teladoc.example/saml/acs
                 */
                acsURL?: components["parameters"]["AcsUrl"];
                /**
                 * @description Whether the partner's mobile app opened the portal.
                 * @example true
                 */
                fromMobile?: components["parameters"]["FromMobile"];
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description Id of one sign-on, the same from its first request to its last, so that a repeated request is
                 *     recognized (code 110).
                 * @example 5b0f3c5e-0f0a-4f0e-9a54-0d8f6a2f7a10
                 */
                "Initial-Request-Uuid"?: components["parameters"]["InitialRequestUuid"];
            };
            path: {
                /**
                 * @description The partner; TELADOC when the address names none. An unknown partner is answered 404.
                 * @example TELADOC
                 */
                partnerId: components["parameters"]["PartnerId"];
            };
            cookie?: never;
        };
        /** @description The access code, as form fields. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PartnerRedirectForm"];
                "multipart/form-data": components["schemas"]["PartnerRedirectForm"];
            };
        };
        responses: {
            /** @description How the sign-on went. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PartnerRedirect"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The code is unknown, used or too old. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description The initial request was made before (code 110, which the portal ignores). */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    connectExternalId: {
        parameters: {
            query: {
                /**
                 * @description The code that the partner gave.
                 * @example sso-example-77ab
                 */
                ssoAccessCode: components["schemas"]["Code"];
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts are connected. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            /** @description That identity is connected with another member. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The code is unknown, used or too old. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPartnerOidc: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The partner, under the name that the path of this operation has for it.
                 * @example TELADOC
                 */
                partner: components["parameters"]["Partner"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The partner's sign-in is ready. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exchangeTeamsToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token of the workplace-chat client. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TeamsJwt"];
            };
        };
        responses: {
            /** @description An access token for the member, or an empty object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamsToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The token has a wrong signature or audience, or is expired. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startMigration: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the hidden form. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MigrationForm"];
            };
        };
        responses: {
            /** @description The identity service takes over; the browser follows `Location`. */
            303: {
                headers: {
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description The token or code is unknown, used or too old. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The `redirectUrl` is not an allowed address. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startKeycloak: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The fields of the hidden form. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["KeycloakForm"];
            };
        };
        responses: {
            /** @description The identity service takes over; the browser follows `Location`. */
            303: {
                headers: {
                    Location: components["headers"]["location"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            /** @description The token or code is unknown, used or too old. */
            401: {
                headers: {
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The `redirectUrl` is not an allowed address. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImpersonation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who views the account, in which role and since when. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Impersonation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endImpersonation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The view is over. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAccessLog: {
        parameters: {
            query?: {
                /**
                 * @description Where the page begins: the `next` of the page before. The other parameters stay as they were.
                 *     Without it, the first page.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description At most this many on one page; 100 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["ShortLimit"];
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who viewed the member's data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessLog"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            422: components["responses"]["UnknownCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listReportLinks: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The live links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportLinks"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createReportLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What the link shows, and how long. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReportLink"];
            };
        };
        responses: {
            /** @description The link, with its token. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MadeReportLink"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            /** @description The member has as many live links as there can be; none was made. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeReportLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the link, which is not its token. Another member's link is answered like one that does not exist (404).
                 * @example rl-1
                 */
                id: components["schemas"]["ReportLinkId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link does not work any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    openReportLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The token of the link. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportLinkToken"];
            };
        };
        responses: {
            /** @description The report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedReport"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The link is unknown, was revoked or has ended; the answer does not say which. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id of the signed-in member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserToken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePreference: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the answer that the change is based on; `x-safe-write` names the operation that
                 *     gives it. When that operation would answer something else by now, nothing is changed and the
                 *     answer is 412. Without the header the change is made whatever is there; `*` says so.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The language to save. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Preference"];
            };
        };
        responses: {
            /** @description The language is saved; later answers of `getLocale` have it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLocale: {
        parameters: {
            query: {
                /**
                 * @description Number of the app that asks; the portal is 1.
                 * @example 1
                 */
                appId: number;
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stored language and the member's product-wide id. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Locale"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPersonalInfo: {
        parameters: {
            query?: {
                /**
                 * @description True includes phone numbers of other countries; the portal always asks for them.
                 * @example true
                 */
                inclIntlPhones?: boolean;
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The personal details. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePersonalInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the answer that the change is based on; `x-safe-write` names the operation that
                 *     gives it. When that operation would answer something else by now, nothing is changed and the
                 *     answer is 412. Without the header the change is made whatever is there; `*` says so.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description All personal details, and the password where the change needs it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PersonalInfoChange"];
            };
        };
        responses: {
            /** @description The personal details as they are stored now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PersonalInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            /**
             * @description The change needs the password, or a staff person views the account and may not change it;
             *     nothing was changed.
             */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description A rule refuses one or more fields; nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCoachingInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the coaching is shared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CoachingInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicIdentity: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id that other parties may see. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublicIdentity"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPromo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The code of the account's organization, from `getAccount`.
                 * @example ACME
                 */
                companyCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings of the campaign. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFeatures: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feature flags. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Features"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealthInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The health profile. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveHealthInfo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the answer that the change is based on; `x-safe-write` names the operation that
                 *     gives it. When that operation would answer something else by now, nothing is changed and the
                 *     answer is 412. Without the header the change is made whatever is there; `*` says so.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description All answers of the health profile. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["HealthInfoRequest"];
            };
        };
        responses: {
            /** @description The health profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HealthInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description A rule refuses one or more answers; nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listContacts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's contacts. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contacts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A key that the client makes for one thing to create: 16 to 128 letters, digits, `-` or `_` in
                 *     quotation marks. A second request with the same key and body creates nothing and gets the answer
                 *     of the first one, for at least 24 hours. Another request with the key is answered 422, and one
                 *     that comes while the first is in work 409. A refused request leaves its key unused.
                 * @example "2f1c8a64-90b3-4a7e-8d0e-6c5b1f7a9e23"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new contact; its fields come as typed. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewContact"];
            };
        };
        responses: {
            /** @description The contact as it was stored. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            /** @description The member has as many contacts as there can be; nothing was added. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description A rule for names, email or phones refuses the contact; nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteContact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the contact. Another member's contact is answered like one that does not exist (404).
                 * @example ct-1
                 */
                id: components["schemas"]["ContactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contact is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateContact: {
        parameters: {
            query: {
                /**
                 * @description Type of the contact with this id. A contact of another type is answered 404.
                 * @example FA
                 */
                contactType: components["schemas"]["ContactType"];
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the answer that the change is based on; `x-safe-write` names the operation that
                 *     gives it. When that operation would answer something else by now, nothing is changed and the
                 *     answer is 412. Without the header the change is made whatever is there; `*` says so.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /**
                 * @description Id of the contact. Another member's contact is answered like one that does not exist (404).
                 * @example ct-1
                 */
                id: components["schemas"]["ContactId"];
            };
            cookie?: never;
        };
        /** @description The fields to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactChange"];
            };
        };
        responses: {
            /** @description The contact as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description A rule for names, email or phones refuses the change; nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAppPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All preferences of the member. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveAppPreferences: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the answer that the change is based on; `x-safe-write` names the operation that
                 *     gives it. When that operation would answer something else by now, nothing is changed and the
                 *     answer is 412. Without the header the change is made whatever is there; `*` says so.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description One or more preferences; those not sent keep their values. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppPreferenceList"];
            };
        };
        responses: {
            /** @description All preferences as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AppPreferences"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            /** @description The member has as many preferences as there can be; nothing was saved. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description A preference with known values got another one; nothing was changed. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSupplyOrders: {
        parameters: {
            query?: {
                /**
                 * @description At most this many orders over all pages; the portal asks for 10.
                 * @example 10
                 */
                count?: number;
                /**
                 * @description Where the page begins: the `next` of the page before. The other parameters stay as they were.
                 *     Without it, the first page.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description At most this many on one page; 100 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["ShortLimit"];
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyOrders"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            422: components["responses"]["UnknownCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    placeSupplyOrder: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A key that the client makes for one thing to create: 16 to 128 letters, digits, `-` or `_` in
                 *     quotation marks. A second request with the same key and body creates nothing and gets the answer
                 *     of the first one, for at least 24 hours. Another request with the key is answered 422, and one
                 *     that comes while the first is in work 409. A refused request leaves its key unused.
                 * @example "2f1c8a64-90b3-4a7e-8d0e-6c5b1f7a9e23"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to order. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSupplyOrder"];
            };
        };
        responses: {
            /** @description The order as it was taken. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupplyOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            /** @description The order cannot be placed now; `errors` has the codes of the eligibility. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description The member's personal details have no address to send the order to; nothing was ordered. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStripSupply: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number of strips left. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StripSupply"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveStripsRemaining: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the answer that the change is based on; `x-safe-write` names the operation that
                 *     gives it. When that operation would answer something else by now, nothing is changed and the
                 *     answer is 412. Without the header the change is made whatever is there; `*` says so.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The number of strips, as text. */
        requestBody: {
            content: {
                "text/plain": components["schemas"]["StripCount"];
            };
        };
        responses: {
            /** @description The number is saved. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStripEligibility: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether strips can be ordered, and the codes that say why. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderEligibility"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeviceGroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices by program. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceGroups"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLabKitOrders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member's lab kit orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabKitOrders"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLabOrderResults: {
        parameters: {
            query: {
                /**
                 * @description The laboratory test to list results of.
                 * @example HbA1C
                 */
                testType: components["parameters"]["TestType"];
                /**
                 * @description Where the page begins: the `next` of the page before. The other parameters stay as they were.
                 *     Without it, the first page.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description At most this many on one page; 100 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["ShortLimit"];
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results of that test, newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnknownCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listKidneyResults: {
        parameters: {
            query?: {
                /**
                 * @description Where the page begins: the `next` of the page before. The other parameters stay as they were.
                 *     Without it, the first page.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description At most this many on one page; 100 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["ShortLimit"];
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The kidney results, newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnknownCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listLabResults: {
        parameters: {
            query: {
                /**
                 * @description The laboratory test to list results of.
                 * @example HbA1C
                 */
                testType: components["parameters"]["TestType"];
                /**
                 * @description Where the page begins: the `next` of the page before. The other parameters stay as they were.
                 *     Without it, the first page.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description At most this many on one page; 100 when absent.
                 * @example 50
                 */
                limit?: components["parameters"]["ShortLimit"];
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The results of that test, newest first. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnknownCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    orderLabKit: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A key that the client makes for one thing to create: 16 to 128 letters, digits, `-` or `_` in
                 *     quotation marks. A second request with the same key and body creates nothing and gets the answer
                 *     of the first one, for at least 24 hours. Another request with the key is answered 422, and one
                 *     that comes while the first is in work 409. A refused request leaves its key unused.
                 * @example "2f1c8a64-90b3-4a7e-8d0e-6c5b1f7a9e23"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The person and the address of the kit. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabKitRequest"];
            };
        };
        responses: {
            /** @description The order as it was taken. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LabKitOrder"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description No company has that code; nothing was ordered. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description The person has an order already; nothing was ordered. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            /** @description A rule refuses one or more fields; nothing was ordered. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScores: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Scores"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getScore: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The pillar to get the score of.
                 * @example BLOOD_PRESSURE
                 */
                pillar: components["schemas"]["Pillar"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The score of the pillar. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Score"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getLaunchpad: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The launchpad. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Launchpad"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteLaunchpad: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The launchpad is dismissed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateLaunchpad: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the answer that the change is based on; `x-safe-write` names the operation that
                 *     gives it. When that operation would answer something else by now, nothing is changed and the
                 *     answer is 412. Without the header the change is made whatever is there; `*` says so.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The step and its new status. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["LaunchpadItemRequest"];
            };
        };
        responses: {
            /** @description The launchpad as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Launchpad"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ViewOnly"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOnboardingDisplay: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the onboarding is shown, and its steps. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingDisplay"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBloodPressureReadings: {
        parameters: {
            query: {
                /**
                 * @description First wall-clock moment of the range, inclusive, in the member's own clock.
                 * @example 2026-11-14T00:00:00
                 */
                start: components["parameters"]["Start"];
                /**
                 * @description Last wall-clock moment of the range, inclusive. An end before the start is answered 400.
                 * @example 2026-11-20T23:59:59
                 */
                end: components["parameters"]["End"];
                /**
                 * @description At most this many readings over all pages, the newest. Without it, all of the range.
                 * @example 500
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Where the page begins: the `next` of the page before. The other parameters stay as they were.
                 *     Without it, the first page.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description At most this many on one page; 1000 when absent.
                 * @example 200
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description The member's id, from `getUserToken`. Another member's id is answered like one that does not
                 *     exist (404).
                 * @example m-1001
                 */
                userId: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The readings of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BloodPressureReadings"];
                };
            };
            400: components["responses"]["BadRange"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["UnknownCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBloodPressureStats: {
        parameters: {
            query: {
                /**
                 * @description First wall-clock moment of the range, inclusive, in the member's own clock.
                 * @example 2026-11-14T00:00:00
                 */
                start: components["parameters"]["Start"];
                /**
                 * @description Last wall-clock moment of the range, inclusive. An end before the start is answered 400.
                 * @example 2026-11-20T23:59:59
                 */
                end: components["parameters"]["End"];
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BloodPressureStats"];
                };
            };
            400: components["responses"]["BadRange"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBloodPressureReading: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A key that the client makes for one thing to create: 16 to 128 letters, digits, `-` or `_` in
                 *     quotation marks. A second request with the same key and body creates nothing and gets the answer
                 *     of the first one, for at least 24 hours. Another request with the key is answered 422, and one
                 *     that comes while the first is in work 409. A refused request leaves its key unused.
                 * @example "2f1c8a64-90b3-4a7e-8d0e-6c5b1f7a9e23"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The reading to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBloodPressureReading"];
            };
        };
        responses: {
            /** @description The reading as it was stored. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BloodPressureReading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ForbiddenOrViewOnly"];
            409: components["responses"]["DuplicateReading"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["RefusedMoment"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeBloodPressureReading: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the reading. Another member's reading is answered like one that does not exist (404).
                 * @example bg-6996
                 */
                id: components["parameters"]["ReadingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reading is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ForbiddenOrViewOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctBloodPressureReading: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the reading. Another member's reading is answered like one that does not exist (404).
                 * @example bg-6996
                 */
                id: components["parameters"]["ReadingId"];
            };
            cookie?: never;
        };
        /** @description The values and the time as they should be. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BloodPressureCorrection"];
            };
        };
        responses: {
            /** @description The reading as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BloodPressureReading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ForbiddenOrViewOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SameReading"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["RefusedCorrection"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBloodSugarReadings: {
        parameters: {
            query: {
                /**
                 * @description First wall-clock moment of the range, inclusive, in the member's own clock.
                 * @example 2026-11-14T00:00:00
                 */
                start: components["parameters"]["Start"];
                /**
                 * @description Last wall-clock moment of the range, inclusive. An end before the start is answered 400.
                 * @example 2026-11-20T23:59:59
                 */
                end: components["parameters"]["End"];
                /**
                 * @description At most this many readings over all pages, the newest. Without it, all of the range.
                 * @example 500
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Where the page begins: the `next` of the page before. The other parameters stay as they were.
                 *     Without it, the first page.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description At most this many on one page; 1000 when absent.
                 * @example 200
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only readings of these sources, a comma-separated list of source codes. Without it, all.
                 * @example 1,7
                 */
                tagsSource?: string;
                /**
                 * @description Sorts newest first by this key; there is one key only.
                 * @example timestamp
                 */
                sortKey?: "timestamp";
                /**
                 * @description True gives only tests with control solution, false only tests of blood. Without it, both.
                 * @example false
                 */
                tagsIsControl?: boolean;
                /**
                 * @description True gives only readings that the member left out of their figures. False, and without it, gives only those that count.
                 * @example true
                 */
                isLeftOut?: boolean;
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The readings of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BloodSugarReadings"];
                };
            };
            400: components["responses"]["BadRange"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnknownCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBloodSugarReading: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description A key that the client makes for one thing to create: 16 to 128 letters, digits, `-` or `_` in
                 *     quotation marks. A second request with the same key and body creates nothing and gets the answer
                 *     of the first one, for at least 24 hours. Another request with the key is answered 422, and one
                 *     that comes while the first is in work 409. A refused request leaves its key unused.
                 * @example "2f1c8a64-90b3-4a7e-8d0e-6c5b1f7a9e23"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The reading to add. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewBloodSugarReading"];
            };
        };
        responses: {
            /** @description The reading as it was stored. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BloodSugarReading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ForbiddenOrViewOnly"];
            409: components["responses"]["DuplicateReading"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["RefusedMoment"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBloodSugarStats: {
        parameters: {
            query: {
                /**
                 * @description First wall-clock moment of the range, inclusive, in the member's own clock.
                 * @example 2026-11-14T00:00:00
                 */
                start: components["parameters"]["Start"];
                /**
                 * @description Last wall-clock moment of the range, inclusive. An end before the start is answered 400.
                 * @example 2026-11-20T23:59:59
                 */
                end: components["parameters"]["End"];
                /**
                 * @description True counts only tests with control solution, false only tests of blood. Without it, both.
                 * @example false
                 */
                tagsIsControl?: boolean;
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statistics of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BloodSugarStats"];
                };
            };
            400: components["responses"]["BadRange"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markBloodSugarReading: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the reading. Another member's reading is answered like one that does not exist (404).
                 * @example bg-6996
                 */
                id: components["parameters"]["ReadingId"];
            };
            cookie?: never;
        };
        /** @description Whether the reading is left out. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BloodSugarReadingMark"];
            };
        };
        responses: {
            /** @description The reading as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BloodSugarReading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ForbiddenOrViewOnly"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeBloodSugarReading: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the reading. Another member's reading is answered like one that does not exist (404).
                 * @example bg-6996
                 */
                id: components["parameters"]["ReadingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reading is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ForbiddenOrViewOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBloodSugarReading: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the reading. Another member's reading is answered like one that does not exist (404).
                 * @example bg-6996
                 */
                id: components["parameters"]["ReadingId"];
            };
            cookie?: never;
        };
        /** @description The tags to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BloodSugarReadingChange"];
            };
        };
        responses: {
            /** @description The reading as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BloodSugarReading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ForbiddenOrViewOnly"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["ControlTest"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctBloodSugarReading: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the reading. Another member's reading is answered like one that does not exist (404).
                 * @example bg-6996
                 */
                id: components["parameters"]["ReadingId"];
            };
            cookie?: never;
        };
        /** @description The value and the time as they should be. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BloodSugarCorrection"];
            };
        };
        responses: {
            /** @description The reading as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BloodSugarReading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ForbiddenOrViewOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SameReading"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["RefusedCorrection"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBloodSugarAlerts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The alert settings. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BloodSugarAlerts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBloodSugarAlerts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the answer that the change is based on; `x-safe-write` names the operation that
                 *     gives it. When that operation would answer something else by now, nothing is changed and the
                 *     answer is 412. Without the header the change is made whatever is there; `*` says so.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The parts to change. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["BloodSugarAlertsChange"];
            };
        };
        responses: {
            /** @description The alert settings as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BloodSugarAlerts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ForbiddenOrViewOnly"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["RefusedAlerts"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listWeightReadings: {
        parameters: {
            query?: {
                /**
                 * @description First wall-clock moment, inclusive, in the member's own clock. Without it, from the first reading on.
                 * @example 1970-01-01T00:00:00
                 */
                start?: components["parameters"]["OptionalStart"];
                /**
                 * @description Last wall-clock moment, inclusive. Without it, up to now. An end before the start is answered
                 *     400.
                 * @example 2026-11-20T23:59:59
                 */
                end?: components["parameters"]["OptionalEnd"];
                /**
                 * @description At most this many readings over all pages, the newest. Without it, all of the range.
                 * @example 500
                 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Where the page begins: the `next` of the page before. The other parameters stay as they were.
                 *     Without it, the first page.
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description At most this many on one page; 1000 when absent.
                 * @example 200
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description True gives only irregular readings, false only the others. Without it, all.
                 * @example false
                 */
                isIrregular?: boolean;
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The readings of the range. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeightReadings"];
                };
            };
            400: components["responses"]["BadRange"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnknownCursor"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWeightStats: {
        parameters: {
            query?: {
                /**
                 * @description Spans in days, a comma-separated list of the chart's ranges. Without it, all six.
                 * @example 30,90
                 */
                durations?: string;
                /**
                 * @description Whether the answer has the body composition.
                 * @example true
                 */
                extended_stats?: boolean;
            };
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The change of the weight over each span. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeightStats"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWeightTarget: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The target, and what the member can choose from. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeightTarget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    setWeightTarget: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
                /**
                 * @description The `ETag` of the answer that the change is based on; `x-safe-write` names the operation that
                 *     gives it. When that operation would answer something else by now, nothing is changed and the
                 *     answer is 412. Without the header the change is made whatever is there; `*` says so.
                 * @example *
                 */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The new target. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeightTargetChoice"];
            };
        };
        responses: {
            /** @description The target as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeightTarget"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ForbiddenOrViewOnly"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["RefusedTarget"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markWeightReading: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the reading. Another member's reading is answered like one that does not exist (404).
                 * @example bg-6996
                 */
                id: components["parameters"]["ReadingId"];
            };
            cookie?: never;
        };
        /** @description Whether the reading is irregular. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeightReadingMark"];
            };
        };
        responses: {
            /** @description The reading as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeightReading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ForbiddenOrViewOnly"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeWeightReading: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the reading. Another member's reading is answered like one that does not exist (404).
                 * @example bg-6996
                 */
                id: components["parameters"]["ReadingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reading is removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ForbiddenOrViewOnly"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctWeightReading: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the messages in the answer. The portal sends `en-US` or `es-US` on every call;
                 *     another client may send any language range and gets English.
                 * @example en-US
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path: {
                /**
                 * @description Id of the reading. Another member's reading is answered like one that does not exist (404).
                 * @example bg-6996
                 */
                id: components["parameters"]["ReadingId"];
            };
            cookie?: never;
        };
        /** @description The weight and the time as they should be. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeightCorrection"];
            };
        };
        responses: {
            /** @description The reading as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WeightReading"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["InvalidToken"];
            403: components["responses"]["ForbiddenOrViewOnly"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["SameReading"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMedia"];
            422: components["responses"]["RefusedCorrection"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
