// Written by `npm run generate` from contracts/. Do not edit.
/** The problem types of the contract (RFC 9457), by the `error` word of the body. */
export const problemTypes = {
  "access_denied": {
    "type": "https://wellspring.example/problems/access-denied",
    "title": "The member may not do this."
  },
  "account_locked": {
    "type": "https://wellspring.example/problems/account-locked",
    "title": "The sign-in is locked after too many wrong tries."
  },
  "address_missing": {
    "type": "https://wellspring.example/problems/address-missing",
    "title": "The member has no address."
  },
  "already_ordered": {
    "type": "https://wellspring.example/problems/already-ordered",
    "title": "An order exists already."
  },
  "already_redirected": {
    "type": "https://wellspring.example/problems/already-redirected",
    "title": "The sign-on was requested already."
  },
  "below_lowest_target": {
    "type": "https://wellspring.example/problems/below-lowest-target",
    "title": "The target weight is below the lowest one."
  },
  "campaign_ended": {
    "type": "https://wellspring.example/problems/campaign-ended",
    "title": "The campaign has ended."
  },
  "changed": {
    "type": "https://wellspring.example/problems/changed",
    "title": "It was changed since it was read."
  },
  "code_expired": {
    "type": "https://wellspring.example/problems/code-expired",
    "title": "The one-time code has expired."
  },
  "contact_limit": {
    "type": "https://wellspring.example/problems/contact-limit",
    "title": "The member has as many contacts as are allowed."
  },
  "contact_not_available": {
    "type": "https://wellspring.example/problems/contact-not-available",
    "title": "The contact point does not exist."
  },
  "control_test": {
    "type": "https://wellspring.example/problems/control-test",
    "title": "A test with control solution takes no tags."
  },
  "duplicate_reading": {
    "type": "https://wellspring.example/problems/duplicate-reading",
    "title": "The reading exists already."
  },
  "email_taken": {
    "type": "https://wellspring.example/problems/email-taken",
    "title": "The email address belongs to another account."
  },
  "exclusive_answer": {
    "type": "https://wellspring.example/problems/exclusive-answer",
    "title": "The answer excludes the others."
  },
  "future_timestamp": {
    "type": "https://wellspring.example/problems/future-timestamp",
    "title": "The moment is in the future."
  },
  "idempotency_key_in_use": {
    "type": "https://wellspring.example/problems/idempotency-key-in-use",
    "title": "The first request with the idempotency key is in work."
  },
  "idempotency_key_reused": {
    "type": "https://wellspring.example/problems/idempotency-key-reused",
    "title": "The idempotency key was used for another request."
  },
  "identity_taken": {
    "type": "https://wellspring.example/problems/identity-taken",
    "title": "The identity belongs to another member."
  },
  "invalid_address": {
    "type": "https://wellspring.example/problems/invalid-address",
    "title": "The address is not valid."
  },
  "invalid_birth_date": {
    "type": "https://wellspring.example/problems/invalid-birth-date",
    "title": "The date of birth is not valid."
  },
  "invalid_client": {
    "type": "https://wellspring.example/problems/invalid-client",
    "title": "The client authorization is missing or wrong."
  },
  "invalid_diagnosis_year": {
    "type": "https://wellspring.example/problems/invalid-diagnosis-year",
    "title": "The year of the diagnosis is not possible."
  },
  "invalid_email": {
    "type": "https://wellspring.example/problems/invalid-email",
    "title": "The email address is not valid."
  },
  "invalid_grant": {
    "type": "https://wellspring.example/problems/invalid-grant",
    "title": "The credentials, code or token do not work."
  },
  "invalid_mfa_token": {
    "type": "https://wellspring.example/problems/invalid-mfa-token",
    "title": "The token of the second step does not work."
  },
  "invalid_name": {
    "type": "https://wellspring.example/problems/invalid-name",
    "title": "The name is not valid."
  },
  "invalid_phone": {
    "type": "https://wellspring.example/problems/invalid-phone",
    "title": "The phone number is not valid."
  },
  "invalid_preference": {
    "type": "https://wellspring.example/problems/invalid-preference",
    "title": "The preference is not valid."
  },
  "invalid_request": {
    "type": "https://wellspring.example/problems/invalid-request",
    "title": "The request does not follow the contract."
  },
  "invalid_teams_token": {
    "type": "https://wellspring.example/problems/invalid-teams-token",
    "title": "The token of the workplace chat does not work."
  },
  "invalid_token": {
    "type": "https://wellspring.example/problems/invalid-token",
    "title": "The access token does not work."
  },
  "limits_reversed": {
    "type": "https://wellspring.example/problems/limits-reversed",
    "title": "The lower limit is above the upper one."
  },
  "mfa_locked": {
    "type": "https://wellspring.example/problems/mfa-locked",
    "title": "The second step is locked after too many wrong codes."
  },
  "mfa_required": {
    "type": "https://wellspring.example/problems/mfa-required",
    "title": "A second step is needed."
  },
  "no_setup": {
    "type": "https://wellspring.example/problems/no-setup",
    "title": "Nothing waits to be confirmed."
  },
  "not_eligible": {
    "type": "https://wellspring.example/problems/not-eligible",
    "title": "The member cannot order now."
  },
  "not_found": {
    "type": "https://wellspring.example/problems/not-found",
    "title": "The resource does not exist."
  },
  "passkey_limit": {
    "type": "https://wellspring.example/problems/passkey-limit",
    "title": "The member has as many passkeys as are allowed."
  },
  "passkey_refused": {
    "type": "https://wellspring.example/problems/passkey-refused",
    "title": "The passkey could not be checked."
  },
  "password_refused": {
    "type": "https://wellspring.example/problems/password-refused",
    "title": "A rule refuses the password."
  },
  "password_required": {
    "type": "https://wellspring.example/problems/password-required",
    "title": "The member's password is needed."
  },
  "po_box_not_allowed": {
    "type": "https://wellspring.example/problems/po-box-not-allowed",
    "title": "A P.O. box is not allowed."
  },
  "preference_limit": {
    "type": "https://wellspring.example/problems/preference-limit",
    "title": "The member has as many preferences as are allowed."
  },
  "redirect_not_allowed": {
    "type": "https://wellspring.example/problems/redirect-not-allowed",
    "title": "The redirect address is not allowed."
  },
  "repeated_condition": {
    "type": "https://wellspring.example/problems/repeated-condition",
    "title": "A condition is listed twice."
  },
  "repeated_phone_type": {
    "type": "https://wellspring.example/problems/repeated-phone-type",
    "title": "A type of phone is listed twice."
  },
  "report_link_gone": {
    "type": "https://wellspring.example/problems/report-link-gone",
    "title": "The link does not work."
  },
  "report_link_limit": {
    "type": "https://wellspring.example/problems/report-link-limit",
    "title": "The member has as many links as are allowed."
  },
  "resend_too_soon": {
    "type": "https://wellspring.example/problems/resend-too-soon",
    "title": "It is too soon for another code."
  },
  "server_error": {
    "type": "https://wellspring.example/problems/server-error",
    "title": "The server failed unexpectedly."
  },
  "several_fields": {
    "type": "https://wellspring.example/problems/several-fields",
    "title": "Several fields are not valid."
  },
  "temporarily_unavailable": {
    "type": "https://wellspring.example/problems/temporarily-unavailable",
    "title": "The service is unavailable for a while."
  },
  "token_expired": {
    "type": "https://wellspring.example/problems/token-expired",
    "title": "The token of the link has expired."
  },
  "token_not_valid": {
    "type": "https://wellspring.example/problems/token-not-valid",
    "title": "The token of the link does not work."
  },
  "too_large": {
    "type": "https://wellspring.example/problems/too-large",
    "title": "The body is too large."
  },
  "too_many_requests": {
    "type": "https://wellspring.example/problems/too-many-requests",
    "title": "There were too many requests."
  },
  "unknown_company_code": {
    "type": "https://wellspring.example/problems/unknown-company-code",
    "title": "The company code is unknown."
  },
  "unknown_contact": {
    "type": "https://wellspring.example/problems/unknown-contact",
    "title": "The contact does not exist."
  },
  "unknown_cursor": {
    "type": "https://wellspring.example/problems/unknown-cursor",
    "title": "The cursor is not one of this list."
  },
  "unknown_reading": {
    "type": "https://wellspring.example/problems/unknown-reading",
    "title": "The reading does not exist."
  },
  "unknown_timestamp": {
    "type": "https://wellspring.example/problems/unknown-timestamp",
    "title": "The moment does not exist on that wall clock."
  },
  "unsupported_media_type": {
    "type": "https://wellspring.example/problems/unsupported-media-type",
    "title": "The media type is not supported."
  },
  "verification_required": {
    "type": "https://wellspring.example/problems/verification-required",
    "title": "The email address is not confirmed."
  },
  "view_only": {
    "type": "https://wellspring.example/problems/view-only",
    "title": "A staff person may view the account and not change it."
  },
  "wrong_address": {
    "type": "https://wellspring.example/problems/wrong-address",
    "title": "The address does not fit the channel."
  },
  "wrong_code": {
    "type": "https://wellspring.example/problems/wrong-code",
    "title": "The one-time code is wrong."
  }
} as const
