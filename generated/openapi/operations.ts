// Written by `npm run generate` from contracts/. Do not edit.
/** Every REST operation of the contract, by its operationId. */
export const operations = {
  signIn: {
    "operationId": "signIn",
    "method": "POST",
    "path": "/v1/users/me/auth",
    "doorPath": "/api/v1/users/me/auth",
    "base": "api",
    "requestMediaTypes": [
      "application/x-www-form-urlencoded"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-010",
      "GAP-059"
    ],
    "dataClass": "secret",
    "secured": false,
    "schemes": [
      "clientBasic"
    ],
    "scopes": []
  },
  refreshSession: {
    "operationId": "refreshSession",
    "method": "POST",
    "path": "/v1/users/me/auth/refresher",
    "doorPath": "/api/v1/users/me/auth/refresher",
    "base": "api",
    "requestMediaTypes": [
      "application/x-www-form-urlencoded"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-011"
    ],
    "dataClass": "secret",
    "secured": false,
    "schemes": [
      "clientBasic"
    ],
    "scopes": []
  },
  signOut: {
    "operationId": "signOut",
    "method": "POST",
    "path": "/v1/auth/logout",
    "doorPath": "/api/v1/auth/logout",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-020"
    ],
    "dataClass": "internal",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "session"
    ]
  },
  answerMfaChallenge: {
    "operationId": "answerMfaChallenge",
    "method": "POST",
    "path": "/v1/users/auth/mfa/challenges",
    "doorPath": "/api/v1/users/auth/mfa/challenges",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "201": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-018",
      "GAP-059"
    ],
    "dataClass": "secret",
    "secured": false,
    "schemes": [
      "clientBasic"
    ],
    "scopes": []
  },
  listMfaContactPoints: {
    "operationId": "listMfaContactPoints",
    "method": "GET",
    "path": "/v1/users/auth/mfa/{id}/contactPoints",
    "doorPath": "/api/v1/users/auth/mfa/{id}/contactPoints",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-019",
      "GAP-060"
    ],
    "dataClass": "secret",
    "secured": false,
    "schemes": [],
    "scopes": []
  },
  changePassword: {
    "operationId": "changePassword",
    "method": "POST",
    "path": "/v1/users/me/info/password",
    "doorPath": "/api/v1/users/me/info/password",
    "base": "api",
    "requestMediaTypes": [
      "application/x-www-form-urlencoded"
    ],
    "responses": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-021",
      "GAP-114"
    ],
    "dataClass": "secret",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  requestPasswordReset: {
    "operationId": "requestPasswordReset",
    "method": "POST",
    "path": "/v1/users/me/info/password/tokens",
    "doorPath": "/api/v1/users/me/info/password/tokens",
    "base": "api",
    "requestMediaTypes": [
      "application/x-www-form-urlencoded"
    ],
    "responses": {
      "202": [],
      "400": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-022",
      "GAP-114"
    ],
    "dataClass": "pii",
    "secured": false,
    "schemes": [],
    "scopes": []
  },
  resetPassword: {
    "operationId": "resetPassword",
    "method": "POST",
    "path": "/v1/users/me/info/password/reset",
    "doorPath": "/api/v1/users/me/info/password/reset",
    "base": "api",
    "requestMediaTypes": [
      "application/x-www-form-urlencoded"
    ],
    "responses": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-023",
      "GAP-114"
    ],
    "dataClass": "secret",
    "secured": false,
    "schemes": [],
    "scopes": []
  },
  sendVerification: {
    "operationId": "sendVerification",
    "method": "POST",
    "path": "/v1/users/info/email/verification",
    "doorPath": "/api/v1/users/info/email/verification",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "202": [],
      "400": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "AUTH-002",
      "AUTH-003"
    ],
    "dataClass": "pii",
    "secured": false,
    "schemes": [],
    "scopes": []
  },
  confirmVerification: {
    "operationId": "confirmVerification",
    "method": "POST",
    "path": "/v1/users/info/email/verification/confirm",
    "doorPath": "/api/v1/users/info/email/verification/confirm",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "AUTH-002",
      "AUTH-003"
    ],
    "dataClass": "secret",
    "secured": false,
    "schemes": [],
    "scopes": []
  },
  createAccessCode: {
    "operationId": "createAccessCode",
    "method": "POST",
    "path": "/v1/users/me/auth/oAuth2CodeFromJWT",
    "doorPath": "/api/v1/users/me/auth/oAuth2CodeFromJWT",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-012",
      "API-087",
      "GAP-072",
      "USER-033"
    ],
    "dataClass": "secret",
    "secured": false,
    "schemes": [],
    "scopes": []
  },
  createChatAppCode: {
    "operationId": "createChatAppCode",
    "method": "POST",
    "path": "/v1/users/me/auth/oAuth2Code",
    "doorPath": "/api/v1/users/me/auth/oAuth2Code",
    "base": "api",
    "requestMediaTypes": [
      "application/x-www-form-urlencoded"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-024"
    ],
    "dataClass": "secret",
    "secured": false,
    "schemes": [],
    "scopes": []
  },
  signInToEducation: {
    "operationId": "signInToEducation",
    "method": "POST",
    "path": "/services/service-education/v1/users/me/education/auth",
    "doorPath": "/services/service-education/v1/users/me/education/auth",
    "base": "services",
    "requestMediaTypes": [
      "application/x-www-form-urlencoded"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-013"
    ],
    "dataClass": "secret",
    "secured": false,
    "schemes": [
      "clientBasic"
    ],
    "scopes": []
  },
  signInWithPartnerCode: {
    "operationId": "signInWithPartnerCode",
    "method": "POST",
    "path": "/v1/users/me/partners/{partnerId}/auth/sp/code",
    "doorPath": "/api/v1/users/me/partners/{partnerId}/auth/sp/code",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-014"
    ],
    "dataClass": "secret",
    "secured": false,
    "schemes": [
      "clientBasic"
    ],
    "scopes": []
  },
  signInWithIdentityCode: {
    "operationId": "signInWithIdentityCode",
    "method": "POST",
    "path": "/v1/users/me/partners/{partnerId}/auth/idp/code",
    "doorPath": "/api/v1/users/me/partners/{partnerId}/auth/idp/code",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-015"
    ],
    "dataClass": "secret",
    "secured": false,
    "schemes": [
      "clientBasic"
    ],
    "scopes": []
  },
  redirectMemberToPartner: {
    "operationId": "redirectMemberToPartner",
    "method": "POST",
    "path": "/v1/users/me/partners/{partnerId}/auth/idp/saml/redirect",
    "doorPath": "/api/v1/users/me/partners/{partnerId}/auth/idp/saml/redirect",
    "base": "api",
    "requestMediaTypes": [
      "application/x-www-form-urlencoded",
      "multipart/form-data"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-016",
      "GAP-028",
      "GAP-058",
      "GAP-114",
      "SSO-023"
    ],
    "dataClass": "secret",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  redirectToPartner: {
    "operationId": "redirectToPartner",
    "method": "POST",
    "path": "/v1/users/partners/{partnerId}/auth/idp/saml/redirect",
    "doorPath": "/api/v1/users/partners/{partnerId}/auth/idp/saml/redirect",
    "base": "api",
    "requestMediaTypes": [
      "application/x-www-form-urlencoded",
      "multipart/form-data"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-017",
      "GAP-028",
      "GAP-058",
      "GAP-114"
    ],
    "dataClass": "secret",
    "secured": false,
    "schemes": [],
    "scopes": []
  },
  connectExternalId: {
    "operationId": "connectExternalId",
    "method": "PATCH",
    "path": "/services/service-sso-member/user/liv/me/v1/externalId",
    "doorPath": "/services/service-sso-member/user/liv/me/v1/externalId",
    "base": "services",
    "requestMediaTypes": [],
    "responses": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-026"
    ],
    "dataClass": "secret",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  checkPartnerOidc: {
    "operationId": "checkPartnerOidc",
    "method": "GET",
    "path": "/services/service-sso-member/v1/auth/partners/{partner}/sp/mp/oidc",
    "doorPath": "/services/service-sso-member/v1/auth/partners/{partner}/sp/mp/oidc",
    "base": "services",
    "requestMediaTypes": [],
    "responses": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-027"
    ],
    "dataClass": "internal",
    "secured": false,
    "schemes": [],
    "scopes": []
  },
  exchangeTeamsToken: {
    "operationId": "exchangeTeamsToken",
    "method": "POST",
    "path": "/teams/service-teams/oauth2/tokenExchange",
    "doorPath": "/teams-api/teams/service-teams/oauth2/tokenExchange",
    "base": "teams",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-025",
      "GAP-022"
    ],
    "dataClass": "secret",
    "secured": false,
    "schemes": [],
    "scopes": []
  },
  startMigration: {
    "operationId": "startMigration",
    "method": "POST",
    "path": "/member-migration/start",
    "doorPath": null,
    "base": "migration",
    "requestMediaTypes": [
      "application/x-www-form-urlencoded"
    ],
    "responses": {
      "303": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-028",
      "GAP-071"
    ],
    "dataClass": "secret",
    "secured": false,
    "schemes": [],
    "scopes": []
  },
  startKeycloak: {
    "operationId": "startKeycloak",
    "method": "POST",
    "path": "/identity/keycloak/start",
    "doorPath": null,
    "base": "identity",
    "requestMediaTypes": [
      "application/x-www-form-urlencoded"
    ],
    "responses": {
      "303": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "GAP-071"
    ],
    "dataClass": "secret",
    "secured": false,
    "schemes": [],
    "scopes": []
  },
  getImpersonation: {
    "operationId": "getImpersonation",
    "method": "GET",
    "path": "/v1/users/me/impersonation",
    "doorPath": "/api/v1/users/me/impersonation",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "IMP-006",
      "IMP-007",
      "IMP-012",
      "GAP-075"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  endImpersonation: {
    "operationId": "endImpersonation",
    "method": "DELETE",
    "path": "/v1/users/me/impersonation",
    "doorPath": "/api/v1/users/me/impersonation",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "IMP-012",
      "GAP-075"
    ],
    "dataClass": "internal",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "session"
    ]
  },
  listAccessLog: {
    "operationId": "listAccessLog",
    "method": "GET",
    "path": "/v1/users/me/access-log",
    "doorPath": "/api/v1/users/me/access-log",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "IMP-012",
      "GAP-075"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getUserToken: {
    "operationId": "getUserToken",
    "method": "GET",
    "path": "/v1/users/me/token",
    "doorPath": "/api/v1/users/me/token",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-029",
      "GAP-021"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  savePreference: {
    "operationId": "savePreference",
    "method": "PUT",
    "path": "/v1/users/me/token",
    "doorPath": "/api/v1/users/me/token",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "412": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-062",
      "GAP-020",
      "GAP-021"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getLocale: {
    "operationId": "getLocale",
    "method": "GET",
    "path": "/v1/users/me/info/locale",
    "doorPath": "/api/v1/users/me/info/locale",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-030"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getPersonalInfo: {
    "operationId": "getPersonalInfo",
    "method": "GET",
    "path": "/v1/users/me/info/personal",
    "doorPath": "/api/v1/users/me/info/personal",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-031"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  savePersonalInfo: {
    "operationId": "savePersonalInfo",
    "method": "PUT",
    "path": "/v1/users/me/info/personal",
    "doorPath": "/api/v1/users/me/info/personal",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "412": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-061",
      "VALID-018",
      "GAP-101"
    ],
    "dataClass": "secret",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getAccount: {
    "operationId": "getAccount",
    "method": "GET",
    "path": "/v1/accounts/me/info",
    "doorPath": "/api/v1/accounts/me/info",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-032",
      "GAP-116"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getCoachingInfo: {
    "operationId": "getCoachingInfo",
    "method": "GET",
    "path": "/v1/users/me/coaching/info",
    "doorPath": "/api/v1/users/me/coaching/info",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-033"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getPublicIdentity: {
    "operationId": "getPublicIdentity",
    "method": "GET",
    "path": "/v1/users/me/partners/PUBLIC",
    "doorPath": "/api/v1/users/me/partners/PUBLIC",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-037"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getPromo: {
    "operationId": "getPromo",
    "method": "GET",
    "path": "/v1/promos/{companyCode}",
    "doorPath": "/api/v1/promos/{companyCode}",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-038"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getFeatures: {
    "operationId": "getFeatures",
    "method": "GET",
    "path": "/v1/users/me/platform/features/config",
    "doorPath": "/api/v1/users/me/platform/features/config",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-034"
    ],
    "dataClass": "internal",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getHealthInfo: {
    "operationId": "getHealthInfo",
    "method": "GET",
    "path": "/v1/users/me/info/health",
    "doorPath": "/api/v1/users/me/info/health",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-079",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  saveHealthInfo: {
    "operationId": "saveHealthInfo",
    "method": "PUT",
    "path": "/v1/users/me/info/health",
    "doorPath": "/api/v1/users/me/info/health",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "412": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-079",
      "PROF-012",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  listContacts: {
    "operationId": "listContacts",
    "method": "GET",
    "path": "/v1/users/me/contacts",
    "doorPath": "/api/v1/users/me/contacts",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-063",
      "GAP-101"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  addContact: {
    "operationId": "addContact",
    "method": "POST",
    "path": "/v1/users/me/contacts",
    "doorPath": "/api/v1/users/me/contacts",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "201": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-064",
      "GAP-101"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  deleteContact: {
    "operationId": "deleteContact",
    "method": "DELETE",
    "path": "/v1/users/me/contacts/{id}",
    "doorPath": "/api/v1/users/me/contacts/{id}",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-066"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  updateContact: {
    "operationId": "updateContact",
    "method": "PATCH",
    "path": "/v1/users/me/contacts/{id}",
    "doorPath": "/api/v1/users/me/contacts/{id}",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "412": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-065",
      "GAP-101"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  listAppPreferences: {
    "operationId": "listAppPreferences",
    "method": "GET",
    "path": "/v1/users/me/prefs/apps",
    "doorPath": "/api/v1/users/me/prefs/apps",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-069"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  saveAppPreferences: {
    "operationId": "saveAppPreferences",
    "method": "POST",
    "path": "/v1/users/me/prefs/apps",
    "doorPath": "/api/v1/users/me/prefs/apps",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "412": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-070",
      "GAP-020"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  listSupplyOrders: {
    "operationId": "listSupplyOrders",
    "method": "GET",
    "path": "/v1/users/me/supplies/orders",
    "doorPath": "/api/v1/users/me/supplies/orders",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-035"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  placeSupplyOrder: {
    "operationId": "placeSupplyOrder",
    "method": "POST",
    "path": "/v1/users/me/supplies/orders",
    "doorPath": "/api/v1/users/me/supplies/orders",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "201": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-076",
      "ORD-002",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getStripSupply: {
    "operationId": "getStripSupply",
    "method": "GET",
    "path": "/v1/users/me/supplies/bgStrips",
    "doorPath": "/api/v1/users/me/supplies/bgStrips",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-074"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  saveStripsRemaining: {
    "operationId": "saveStripsRemaining",
    "method": "PUT",
    "path": "/v1/users/me/supplies/bgStrips/remaining",
    "doorPath": "/api/v1/users/me/supplies/bgStrips/remaining",
    "base": "api",
    "requestMediaTypes": [
      "text/plain"
    ],
    "responses": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "412": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-075"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getStripEligibility: {
    "operationId": "getStripEligibility",
    "method": "GET",
    "path": "/v1/users/me/supplies/bgStrips/eligibility",
    "doorPath": "/api/v1/users/me/supplies/bgStrips/eligibility",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-073",
      "ORD-004"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getDeviceGroups: {
    "operationId": "getDeviceGroups",
    "method": "GET",
    "path": "/v1/users/me/web/refresh/v2",
    "doorPath": "/api/v1/users/me/web/refresh/v2",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-036"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listLabKitOrders: {
    "operationId": "listLabKitOrders",
    "method": "GET",
    "path": "/services/service-athome-labs/users/me/labOrders",
    "doorPath": "/services/service-athome-labs/users/me/labOrders",
    "base": "services",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "GAP-047"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listLabOrderResults: {
    "operationId": "listLabOrderResults",
    "method": "GET",
    "path": "/services/service-athome-labs/users/me/labOrders/results",
    "doorPath": "/services/service-athome-labs/users/me/labOrders/results",
    "base": "services",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-039"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listKidneyResults: {
    "operationId": "listKidneyResults",
    "method": "GET",
    "path": "/services/service-athome-labs/users/me/results",
    "doorPath": "/services/service-athome-labs/users/me/results",
    "base": "services",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-040"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listLabResults: {
    "operationId": "listLabResults",
    "method": "GET",
    "path": "/services/service-athome-labs/users/me/labResults",
    "doorPath": "/services/service-athome-labs/users/me/labResults",
    "base": "services",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-041"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  orderLabKit: {
    "operationId": "orderLabKit",
    "method": "POST",
    "path": "/services/service-athome-labs/v1/nonmembers/labOrders",
    "doorPath": "/services/service-athome-labs/v1/nonmembers/labOrders",
    "base": "services",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "201": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "IMP-005",
      "GAP-047"
    ],
    "dataClass": "phi",
    "secured": false,
    "schemes": [],
    "scopes": []
  },
  listScores: {
    "operationId": "listScores",
    "method": "GET",
    "path": "/services/service-cardiometabolic/v1/users/me/scores",
    "doorPath": "/services/service-cardiometabolic/v1/users/me/scores",
    "base": "services",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-042",
      "KID-003"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getScore: {
    "operationId": "getScore",
    "method": "GET",
    "path": "/services/service-cardiometabolic/v1/users/me/scores/{pillar}",
    "doorPath": "/services/service-cardiometabolic/v1/users/me/scores/{pillar}",
    "base": "services",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-043",
      "KID-003"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getLaunchpad: {
    "operationId": "getLaunchpad",
    "method": "GET",
    "path": "/services/service-journey-guidance/v1/users/me/launchpad",
    "doorPath": "/services/service-journey-guidance/v1/users/me/launchpad",
    "base": "services",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-044"
    ],
    "dataClass": "internal",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  deleteLaunchpad: {
    "operationId": "deleteLaunchpad",
    "method": "DELETE",
    "path": "/services/service-journey-guidance/v1/users/me/launchpad",
    "doorPath": "/services/service-journey-guidance/v1/users/me/launchpad",
    "base": "services",
    "requestMediaTypes": [],
    "responses": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-046"
    ],
    "dataClass": "internal",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  updateLaunchpad: {
    "operationId": "updateLaunchpad",
    "method": "PATCH",
    "path": "/services/service-journey-guidance/v1/users/me/launchpad",
    "doorPath": "/services/service-journey-guidance/v1/users/me/launchpad",
    "base": "services",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "412": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-045",
      "API-005"
    ],
    "dataClass": "internal",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getOnboardingDisplay: {
    "operationId": "getOnboardingDisplay",
    "method": "GET",
    "path": "/services/service-journey-guidance/v1/users/me/onboarding/display",
    "doorPath": "/services/service-journey-guidance/v1/users/me/onboarding/display",
    "base": "services",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-047"
    ],
    "dataClass": "internal",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listBloodPressureReadings: {
    "operationId": "listBloodPressureReadings",
    "method": "GET",
    "path": "/v1/users/{userId}/reading/bp",
    "doorPath": "/api/v1/users/{userId}/reading/bp",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-080",
      "BP-001",
      "GAP-023",
      "GAP-099"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getBloodPressureStats: {
    "operationId": "getBloodPressureStats",
    "method": "GET",
    "path": "/v1/users/me/reading/bp/stats",
    "doorPath": "/api/v1/users/me/reading/bp/stats",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-081",
      "GAP-023"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listBloodSugarReadings: {
    "operationId": "listBloodSugarReadings",
    "method": "GET",
    "path": "/v1/users/me/readings/bgs/data",
    "doorPath": "/api/v1/users/me/readings/bgs/data",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-067",
      "BG-001",
      "BG-002",
      "GAP-023",
      "GAP-099",
      "GAP-115"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  createBloodSugarReading: {
    "operationId": "createBloodSugarReading",
    "method": "POST",
    "path": "/v1/users/me/readings/bgs/data",
    "doorPath": "/api/v1/users/me/readings/bgs/data",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "201": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-078",
      "BG-008",
      "BG-009"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getBloodSugarStats: {
    "operationId": "getBloodSugarStats",
    "method": "GET",
    "path": "/v1/users/me/readings/bgs/stats/extended",
    "doorPath": "/api/v1/users/me/readings/bgs/stats/extended",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-068",
      "GAP-099",
      "GAP-115"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  markBloodSugarReading: {
    "operationId": "markBloodSugarReading",
    "method": "PUT",
    "path": "/v1/users/me/readings/bgs/{id}",
    "doorPath": "/api/v1/users/me/readings/bgs/{id}",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-077"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  removeBloodSugarReading: {
    "operationId": "removeBloodSugarReading",
    "method": "DELETE",
    "path": "/v1/users/me/readings/bgs/{id}",
    "doorPath": "/api/v1/users/me/readings/bgs/{id}",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-077"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  updateBloodSugarReading: {
    "operationId": "updateBloodSugarReading",
    "method": "PATCH",
    "path": "/v1/users/me/readings/bgs/{id}",
    "doorPath": "/api/v1/users/me/readings/bgs/{id}",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-077",
      "BG-002"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  correctBloodSugarReading: {
    "operationId": "correctBloodSugarReading",
    "method": "PUT",
    "path": "/v1/users/me/readings/bgs/{id}/correction",
    "doorPath": "/api/v1/users/me/readings/bgs/{id}/correction",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-077"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getBloodSugarAlerts: {
    "operationId": "getBloodSugarAlerts",
    "method": "GET",
    "path": "/v1/users/me/settings/alerts/bg",
    "doorPath": "/api/v1/users/me/settings/alerts/bg",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-071",
      "PROF-004",
      "PROF-007",
      "BG-004"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  updateBloodSugarAlerts: {
    "operationId": "updateBloodSugarAlerts",
    "method": "PATCH",
    "path": "/v1/users/me/settings/alerts/bg",
    "doorPath": "/api/v1/users/me/settings/alerts/bg",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "412": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-072",
      "PROF-005",
      "PROF-006"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  listWeightReadings: {
    "operationId": "listWeightReadings",
    "method": "GET",
    "path": "/v1/users/me/reading/weights",
    "doorPath": "/api/v1/users/me/reading/weights",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-082",
      "WT-011",
      "WT-012",
      "GAP-023",
      "GAP-099",
      "GAP-115"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getWeightStats: {
    "operationId": "getWeightStats",
    "method": "GET",
    "path": "/v1/users/me/reading/weight/stats",
    "doorPath": "/api/v1/users/me/reading/weight/stats",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-083",
      "WT-013",
      "GAP-023",
      "GAP-115"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getWeightTarget: {
    "operationId": "getWeightTarget",
    "method": "GET",
    "path": "/v1/users/me/reading/weight/target",
    "doorPath": "/api/v1/users/me/reading/weight/target",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-084",
      "WT-014"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  setWeightTarget: {
    "operationId": "setWeightTarget",
    "method": "POST",
    "path": "/v1/users/me/reading/weight/target",
    "doorPath": "/api/v1/users/me/reading/weight/target",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "412": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-085",
      "WT-014"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  markWeightReading: {
    "operationId": "markWeightReading",
    "method": "PUT",
    "path": "/v1/users/me/reading/weight/{id}",
    "doorPath": "/api/v1/users/me/reading/weight/{id}",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-086"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  removeWeightReading: {
    "operationId": "removeWeightReading",
    "method": "DELETE",
    "path": "/v1/users/me/reading/weight/{id}",
    "doorPath": "/api/v1/users/me/reading/weight/{id}",
    "base": "api",
    "requestMediaTypes": [],
    "responses": {
      "204": [],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-086"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  correctWeightReading: {
    "operationId": "correctWeightReading",
    "method": "PUT",
    "path": "/v1/users/me/reading/weight/{id}/correction",
    "doorPath": "/api/v1/users/me/reading/weight/{id}/correction",
    "base": "api",
    "requestMediaTypes": [
      "application/json"
    ],
    "responses": {
      "200": [
        "application/json"
      ],
      "400": [
        "application/problem+json"
      ],
      "401": [
        "application/problem+json"
      ],
      "403": [
        "application/problem+json"
      ],
      "404": [
        "application/problem+json"
      ],
      "409": [
        "application/problem+json"
      ],
      "413": [
        "application/problem+json"
      ],
      "415": [
        "application/problem+json"
      ],
      "422": [
        "application/problem+json"
      ],
      "429": [
        "application/problem+json"
      ],
      "500": [
        "application/problem+json"
      ],
      "503": [
        "application/problem+json"
      ]
    },
    "requirements": [
      "API-086"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
} as const

/**
 * Every RPC of the contract, by its name in camelCase. `procedure` is the bare path that gRPC
 * clients use.
 */
export const rpcOperations = {
  dismissAlertFlow: {
    "operationId": "dismissAlertFlow",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/alertFlow/portal.alert_flow.v1.AlertFlowService/DismissAlertFlow",
    "doorPath": "/rpc/user/liv/me/alertFlow/portal.alert_flow.v1.AlertFlowService/DismissAlertFlow",
    "base": "rpc",
    "procedure": "/portal.alert_flow.v1.AlertFlowService/DismissAlertFlow",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-055"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  listAlertFlows: {
    "operationId": "listAlertFlows",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/alertFlow/portal.alert_flow.v1.AlertFlowService/ListAlertFlows",
    "doorPath": "/rpc/user/liv/me/alertFlow/portal.alert_flow.v1.AlertFlowService/ListAlertFlows",
    "base": "rpc",
    "procedure": "/portal.alert_flow.v1.AlertFlowService/ListAlertFlows",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-055"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  startAlertFlow: {
    "operationId": "startAlertFlow",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/alertFlow/portal.alert_flow.v1.AlertFlowService/StartAlertFlow",
    "doorPath": "/rpc/user/liv/me/alertFlow/portal.alert_flow.v1.AlertFlowService/StartAlertFlow",
    "base": "rpc",
    "procedure": "/portal.alert_flow.v1.AlertFlowService/StartAlertFlow",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-055"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getAlertStage: {
    "operationId": "getAlertStage",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/alertStage/portal.alert_stage.v1.AlertStageService/GetAlertStage",
    "doorPath": "/rpc/user/liv/me/alertStage/portal.alert_stage.v1.AlertStageService/GetAlertStage",
    "base": "rpc",
    "procedure": "/portal.alert_stage.v1.AlertStageService/GetAlertStage",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-059",
      "API-060"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  updateAlertStage: {
    "operationId": "updateAlertStage",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/alertStage/portal.alert_stage.v1.AlertStageService/UpdateAlertStage",
    "doorPath": "/rpc/user/liv/me/alertStage/portal.alert_stage.v1.AlertStageService/UpdateAlertStage",
    "base": "rpc",
    "procedure": "/portal.alert_stage.v1.AlertStageService/UpdateAlertStage",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-059",
      "API-060"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  addWeight: {
    "operationId": "addWeight",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/AddWeight",
    "doorPath": "/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/AddWeight",
    "base": "rpc",
    "procedure": "/portal.biometrics.v1.BiometricsService/AddWeight",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-054",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getBiometrics: {
    "operationId": "getBiometrics",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/GetBiometrics",
    "doorPath": "/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/GetBiometrics",
    "base": "rpc",
    "procedure": "/portal.biometrics.v1.BiometricsService/GetBiometrics",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-054",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listBodyCompositions: {
    "operationId": "listBodyCompositions",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/ListBodyCompositions",
    "doorPath": "/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/ListBodyCompositions",
    "base": "rpc",
    "procedure": "/portal.biometrics.v1.BiometricsService/ListBodyCompositions",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-054",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  setHeight: {
    "operationId": "setHeight",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/SetHeight",
    "doorPath": "/rpc/user/liv/me/biometrics/portal.biometrics.v1.BiometricsService/SetHeight",
    "base": "rpc",
    "procedure": "/portal.biometrics.v1.BiometricsService/SetHeight",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-054",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getCareTeam: {
    "operationId": "getCareTeam",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/careTeam/portal.care_team.v1.CareTeamService/GetCareTeam",
    "doorPath": "/rpc/user/liv/me/careTeam/portal.care_team.v1.CareTeamService/GetCareTeam",
    "base": "rpc",
    "procedure": "/portal.care_team.v1.CareTeamService/GetCareTeam",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-100"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listChallengeStats: {
    "operationId": "listChallengeStats",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/challenges/portal.challenges.v1.ChallengesService/ListChallengeStats",
    "doorPath": "/rpc/user/liv/me/challenges/portal.challenges.v1.ChallengesService/ListChallengeStats",
    "base": "rpc",
    "procedure": "/portal.challenges.v1.ChallengesService/ListChallengeStats",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-100",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  createOneOnOneChat: {
    "operationId": "createOneOnOneChat",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/chat/portal.chat.v1.ChatService/CreateOneOnOneChat",
    "doorPath": "/rpc/user/liv/me/chat/portal.chat.v1.ChatService/CreateOneOnOneChat",
    "base": "rpc",
    "procedure": "/portal.chat.v1.ChatService/CreateOneOnOneChat",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-001",
      "API-002",
      "API-003",
      "API-004",
      "API-051",
      "GAP-088",
      "GAP-101",
      "GAP-109"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getChannel: {
    "operationId": "getChannel",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/chat/portal.chat.v1.ChatService/GetChannel",
    "doorPath": "/rpc/user/liv/me/chat/portal.chat.v1.ChatService/GetChannel",
    "base": "rpc",
    "procedure": "/portal.chat.v1.ChatService/GetChannel",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-001",
      "API-002",
      "API-003",
      "API-004",
      "API-051",
      "GAP-088",
      "GAP-101",
      "GAP-109"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getChannelMetadata: {
    "operationId": "getChannelMetadata",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/chat/portal.chat.v1.ChatService/GetChannelMetadata",
    "doorPath": "/rpc/user/liv/me/chat/portal.chat.v1.ChatService/GetChannelMetadata",
    "base": "rpc",
    "procedure": "/portal.chat.v1.ChatService/GetChannelMetadata",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-001",
      "API-002",
      "API-003",
      "API-004",
      "API-051",
      "GAP-088",
      "GAP-101",
      "GAP-109"
    ],
    "dataClass": "internal",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getCredentials: {
    "operationId": "getCredentials",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/chat/portal.chat.v1.ChatService/GetCredentials",
    "doorPath": "/rpc/user/liv/me/chat/portal.chat.v1.ChatService/GetCredentials",
    "base": "rpc",
    "procedure": "/portal.chat.v1.ChatService/GetCredentials",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-001",
      "API-002",
      "API-003",
      "API-004",
      "API-051",
      "GAP-088",
      "GAP-101",
      "GAP-109"
    ],
    "dataClass": "secret",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  listChannels: {
    "operationId": "listChannels",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/chat/portal.chat.v1.ChatService/ListChannels",
    "doorPath": "/rpc/user/liv/me/chat/portal.chat.v1.ChatService/ListChannels",
    "base": "rpc",
    "procedure": "/portal.chat.v1.ChatService/ListChannels",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-001",
      "API-002",
      "API-003",
      "API-004",
      "API-051",
      "GAP-088",
      "GAP-101",
      "GAP-109"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listMessages: {
    "operationId": "listMessages",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/chat/portal.chat.v1.ChatService/ListMessages",
    "doorPath": "/rpc/user/liv/me/chat/portal.chat.v1.ChatService/ListMessages",
    "base": "rpc",
    "procedure": "/portal.chat.v1.ChatService/ListMessages",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-001",
      "API-002",
      "API-003",
      "API-004",
      "API-051",
      "GAP-088",
      "GAP-101",
      "GAP-109"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  markRead: {
    "operationId": "markRead",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/chat/portal.chat.v1.ChatService/MarkRead",
    "doorPath": "/rpc/user/liv/me/chat/portal.chat.v1.ChatService/MarkRead",
    "base": "rpc",
    "procedure": "/portal.chat.v1.ChatService/MarkRead",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-001",
      "API-002",
      "API-003",
      "API-004",
      "API-051",
      "GAP-088",
      "GAP-101",
      "GAP-109"
    ],
    "dataClass": "internal",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  requestCoach: {
    "operationId": "requestCoach",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/chat/portal.chat.v1.ChatService/RequestCoach",
    "doorPath": "/rpc/user/liv/me/chat/portal.chat.v1.ChatService/RequestCoach",
    "base": "rpc",
    "procedure": "/portal.chat.v1.ChatService/RequestCoach",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-001",
      "API-002",
      "API-003",
      "API-004",
      "API-051",
      "GAP-088",
      "GAP-101",
      "GAP-109"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  searchMessages: {
    "operationId": "searchMessages",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/chat/portal.chat.v1.ChatService/SearchMessages",
    "doorPath": "/rpc/user/liv/me/chat/portal.chat.v1.ChatService/SearchMessages",
    "base": "rpc",
    "procedure": "/portal.chat.v1.ChatService/SearchMessages",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-001",
      "API-002",
      "API-003",
      "API-004",
      "API-051",
      "GAP-088",
      "GAP-101",
      "GAP-109"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  sendMessage: {
    "operationId": "sendMessage",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/chat/portal.chat.v1.ChatService/SendMessage",
    "doorPath": "/rpc/user/liv/me/chat/portal.chat.v1.ChatService/SendMessage",
    "base": "rpc",
    "procedure": "/portal.chat.v1.ChatService/SendMessage",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-001",
      "API-002",
      "API-003",
      "API-004",
      "API-051",
      "GAP-088",
      "GAP-101",
      "GAP-109"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  streamEvents: {
    "operationId": "streamEvents",
    "kind": "stream",
    "method": "POST",
    "path": "/user/liv/me/chat/portal.chat.v1.ChatService/StreamEvents",
    "doorPath": "/rpc/user/liv/me/chat/portal.chat.v1.ChatService/StreamEvents",
    "base": "rpc",
    "procedure": "/portal.chat.v1.ChatService/StreamEvents",
    "requestMediaTypes": [
      "application/connect+json",
      "application/connect+proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/connect+json",
        "application/connect+proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-001",
      "API-002",
      "API-003",
      "API-004",
      "API-051",
      "GAP-088",
      "GAP-101",
      "GAP-109"
    ],
    "dataClass": "secret",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  bookCoachingSession: {
    "operationId": "bookCoachingSession",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/BookCoachingSession",
    "doorPath": "/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/BookCoachingSession",
    "base": "rpc",
    "procedure": "/portal.coaching.v1.CoachingSessionsService/BookCoachingSession",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-056",
      "GAP-101"
    ],
    "dataClass": "secret",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  cancelCoachingSession: {
    "operationId": "cancelCoachingSession",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/CancelCoachingSession",
    "doorPath": "/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/CancelCoachingSession",
    "base": "rpc",
    "procedure": "/portal.coaching.v1.CoachingSessionsService/CancelCoachingSession",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-056",
      "GAP-101"
    ],
    "dataClass": "secret",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getCoachingSession: {
    "operationId": "getCoachingSession",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/GetCoachingSession",
    "doorPath": "/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/GetCoachingSession",
    "base": "rpc",
    "procedure": "/portal.coaching.v1.CoachingSessionsService/GetCoachingSession",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-056",
      "GAP-101"
    ],
    "dataClass": "secret",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listCoachingSessions: {
    "operationId": "listCoachingSessions",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions",
    "doorPath": "/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions",
    "base": "rpc",
    "procedure": "/portal.coaching.v1.CoachingSessionsService/ListCoachingSessions",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-056",
      "GAP-101"
    ],
    "dataClass": "secret",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listCoachingSlots: {
    "operationId": "listCoachingSlots",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/ListCoachingSlots",
    "doorPath": "/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/ListCoachingSlots",
    "base": "rpc",
    "procedure": "/portal.coaching.v1.CoachingSessionsService/ListCoachingSlots",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-056",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  moveCoachingSession: {
    "operationId": "moveCoachingSession",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/MoveCoachingSession",
    "doorPath": "/rpc/user/liv/me/coaching/portal.coaching.v1.CoachingSessionsService/MoveCoachingSession",
    "base": "rpc",
    "procedure": "/portal.coaching.v1.CoachingSessionsService/MoveCoachingSession",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-056",
      "GAP-101"
    ],
    "dataClass": "secret",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getFlowStatus: {
    "operationId": "getFlowStatus",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/coaching/portal.coaching.v1.FlowStatusService/GetFlowStatus",
    "doorPath": "/rpc/user/liv/me/coaching/portal.coaching.v1.FlowStatusService/GetFlowStatus",
    "base": "rpc",
    "procedure": "/portal.coaching.v1.FlowStatusService/GetFlowStatus",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-056"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getCommunicationPreferences: {
    "operationId": "getCommunicationPreferences",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/communications/portal.communications.v1.CommunicationsService/GetCommunicationPreferences",
    "doorPath": "/rpc/user/liv/me/communications/portal.communications.v1.CommunicationsService/GetCommunicationPreferences",
    "base": "rpc",
    "procedure": "/portal.communications.v1.CommunicationsService/GetCommunicationPreferences",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-057",
      "GAP-101",
      "PROF-008",
      "PROF-009",
      "PROF-010"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  updateCommunicationPreferences: {
    "operationId": "updateCommunicationPreferences",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/communications/portal.communications.v1.CommunicationsService/UpdateCommunicationPreferences",
    "doorPath": "/rpc/user/liv/me/communications/portal.communications.v1.CommunicationsService/UpdateCommunicationPreferences",
    "base": "rpc",
    "procedure": "/portal.communications.v1.CommunicationsService/UpdateCommunicationPreferences",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-057",
      "GAP-101",
      "PROF-008",
      "PROF-009",
      "PROF-010"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getCoverage: {
    "operationId": "getCoverage",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/coverage/portal.coverage.v1.CoverageService/GetCoverage",
    "doorPath": "/rpc/user/liv/me/coverage/portal.coverage.v1.CoverageService/GetCoverage",
    "base": "rpc",
    "procedure": "/portal.coverage.v1.CoverageService/GetCoverage",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-100"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getCourse: {
    "operationId": "getCourse",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/education/portal.education.v1.EducationService/GetCourse",
    "doorPath": "/rpc/user/liv/me/education/portal.education.v1.EducationService/GetCourse",
    "base": "rpc",
    "procedure": "/portal.education.v1.EducationService/GetCourse",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-050",
      "SSO-007",
      "SSO-025"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listEducationPrograms: {
    "operationId": "listEducationPrograms",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/education/portal.education.v1.EducationService/ListEducationPrograms",
    "doorPath": "/rpc/user/liv/me/education/portal.education.v1.EducationService/ListEducationPrograms",
    "base": "rpc",
    "procedure": "/portal.education.v1.EducationService/ListEducationPrograms",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-050",
      "SSO-007",
      "SSO-025"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  openCourse: {
    "operationId": "openCourse",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/education/portal.education.v1.EducationService/OpenCourse",
    "doorPath": "/rpc/user/liv/me/education/portal.education.v1.EducationService/OpenCourse",
    "base": "rpc",
    "procedure": "/portal.education.v1.EducationService/OpenCourse",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-050",
      "SSO-007",
      "SSO-025"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  recordLessonProgress: {
    "operationId": "recordLessonProgress",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/education/portal.education.v1.EducationService/RecordLessonProgress",
    "doorPath": "/rpc/user/liv/me/education/portal.education.v1.EducationService/RecordLessonProgress",
    "base": "rpc",
    "procedure": "/portal.education.v1.EducationService/RecordLessonProgress",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-050",
      "SSO-007",
      "SSO-025"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  completeFlow: {
    "operationId": "completeFlow",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/CompleteFlow",
    "doorPath": "/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/CompleteFlow",
    "base": "rpc",
    "procedure": "/portal.flow_admin.v1.FlowAdminService/CompleteFlow",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-058"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  listFlows: {
    "operationId": "listFlows",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/ListFlows",
    "doorPath": "/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/ListFlows",
    "base": "rpc",
    "procedure": "/portal.flow_admin.v1.FlowAdminService/ListFlows",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-058"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  restartFlow: {
    "operationId": "restartFlow",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/RestartFlow",
    "doorPath": "/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/RestartFlow",
    "base": "rpc",
    "procedure": "/portal.flow_admin.v1.FlowAdminService/RestartFlow",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-058"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  snoozeFlow: {
    "operationId": "snoozeFlow",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/SnoozeFlow",
    "doorPath": "/rpc/user/liv/me/flowAdmin/portal.flow_admin.v1.FlowAdminService/SnoozeFlow",
    "base": "rpc",
    "procedure": "/portal.flow_admin.v1.FlowAdminService/SnoozeFlow",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-058"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  chooseFoodFocus: {
    "operationId": "chooseFoodFocus",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/ChooseFoodFocus",
    "doorPath": "/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/ChooseFoodFocus",
    "base": "rpc",
    "procedure": "/portal.food_focus.v1.FoodFocusService/ChooseFoodFocus",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-053"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  endFoodFocus: {
    "operationId": "endFoodFocus",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/EndFoodFocus",
    "doorPath": "/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/EndFoodFocus",
    "base": "rpc",
    "procedure": "/portal.food_focus.v1.FoodFocusService/EndFoodFocus",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-053"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  listFoodFocuses: {
    "operationId": "listFoodFocuses",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/ListFoodFocuses",
    "doorPath": "/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/ListFoodFocuses",
    "base": "rpc",
    "procedure": "/portal.food_focus.v1.FoodFocusService/ListFoodFocuses",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-053"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listFoodInsights: {
    "operationId": "listFoodInsights",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/ListFoodInsights",
    "doorPath": "/rpc/user/liv/me/foodFocus/portal.food_focus.v1.FoodFocusService/ListFoodInsights",
    "base": "rpc",
    "procedure": "/portal.food_focus.v1.FoodFocusService/ListFoodInsights",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-053"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  addFoodEntry: {
    "operationId": "addFoodEntry",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/AddFoodEntry",
    "doorPath": "/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/AddFoodEntry",
    "base": "rpc",
    "procedure": "/portal.food_log.v1.FoodLogService/AddFoodEntry",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-052",
      "FOOD-001",
      "GAP-036",
      "TOUR-018"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  changeFoodEntry: {
    "operationId": "changeFoodEntry",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ChangeFoodEntry",
    "doorPath": "/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ChangeFoodEntry",
    "base": "rpc",
    "procedure": "/portal.food_log.v1.FoodLogService/ChangeFoodEntry",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-052",
      "FOOD-001",
      "GAP-036",
      "TOUR-018"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  deleteFoodEntry: {
    "operationId": "deleteFoodEntry",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/DeleteFoodEntry",
    "doorPath": "/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/DeleteFoodEntry",
    "base": "rpc",
    "procedure": "/portal.food_log.v1.FoodLogService/DeleteFoodEntry",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-052",
      "FOOD-001",
      "GAP-036",
      "TOUR-018"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getFoodEntry: {
    "operationId": "getFoodEntry",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/GetFoodEntry",
    "doorPath": "/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/GetFoodEntry",
    "base": "rpc",
    "procedure": "/portal.food_log.v1.FoodLogService/GetFoodEntry",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-052",
      "FOOD-001",
      "GAP-036",
      "TOUR-018"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listFoodEntries: {
    "operationId": "listFoodEntries",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ListFoodEntries",
    "doorPath": "/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ListFoodEntries",
    "base": "rpc",
    "procedure": "/portal.food_log.v1.FoodLogService/ListFoodEntries",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-052",
      "FOOD-001",
      "GAP-036",
      "TOUR-018"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listFoodLogDays: {
    "operationId": "listFoodLogDays",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ListFoodLogDays",
    "doorPath": "/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ListFoodLogDays",
    "base": "rpc",
    "procedure": "/portal.food_log.v1.FoodLogService/ListFoodLogDays",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-052",
      "FOOD-001",
      "GAP-036",
      "TOUR-018"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listUsualFoods: {
    "operationId": "listUsualFoods",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ListUsualFoods",
    "doorPath": "/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/ListUsualFoods",
    "base": "rpc",
    "procedure": "/portal.food_log.v1.FoodLogService/ListUsualFoods",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-052",
      "FOOD-001",
      "GAP-036",
      "TOUR-018"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  searchFoods: {
    "operationId": "searchFoods",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/SearchFoods",
    "doorPath": "/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/SearchFoods",
    "base": "rpc",
    "procedure": "/portal.food_log.v1.FoodLogService/SearchFoods",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-052",
      "FOOD-001",
      "GAP-036",
      "TOUR-018"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  setFavoriteFood: {
    "operationId": "setFavoriteFood",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/SetFavoriteFood",
    "doorPath": "/rpc/user/liv/me/foodLog/portal.food_log.v1.FoodLogService/SetFavoriteFood",
    "base": "rpc",
    "procedure": "/portal.food_log.v1.FoodLogService/SetFavoriteFood",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-052",
      "FOOD-001",
      "GAP-036",
      "TOUR-018"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  deleteGoal: {
    "operationId": "deleteGoal",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/goals/portal.goals.v1.GoalsService/DeleteGoal",
    "doorPath": "/rpc/user/liv/me/goals/portal.goals.v1.GoalsService/DeleteGoal",
    "base": "rpc",
    "procedure": "/portal.goals.v1.GoalsService/DeleteGoal",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-100",
      "GAP-101"
    ],
    "dataClass": "internal",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  listGoals: {
    "operationId": "listGoals",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/goals/portal.goals.v1.GoalsService/ListGoals",
    "doorPath": "/rpc/user/liv/me/goals/portal.goals.v1.GoalsService/ListGoals",
    "base": "rpc",
    "procedure": "/portal.goals.v1.GoalsService/ListGoals",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-100",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  setGoal: {
    "operationId": "setGoal",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/goals/portal.goals.v1.GoalsService/SetGoal",
    "doorPath": "/rpc/user/liv/me/goals/portal.goals.v1.GoalsService/SetGoal",
    "base": "rpc",
    "procedure": "/portal.goals.v1.GoalsService/SetGoal",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-100",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  getKidneyResults: {
    "operationId": "getKidneyResults",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/kidney/portal.kidney.v1.KidneyService/GetKidneyResults",
    "doorPath": "/rpc/user/liv/me/kidney/portal.kidney.v1.KidneyService/GetKidneyResults",
    "base": "rpc",
    "procedure": "/portal.kidney.v1.KidneyService/GetKidneyResults",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-100",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getA1cCholesterolReport: {
    "operationId": "getA1cCholesterolReport",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/labReports/portal.lab_reports.v1.LabReportsService/GetA1cCholesterolReport",
    "doorPath": "/rpc/user/liv/me/labReports/portal.lab_reports.v1.LabReportsService/GetA1cCholesterolReport",
    "base": "rpc",
    "procedure": "/portal.lab_reports.v1.LabReportsService/GetA1cCholesterolReport",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "BG-003",
      "GAP-100",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getA1cReport: {
    "operationId": "getA1cReport",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/labReports/portal.lab_reports.v1.LabReportsService/GetA1cReport",
    "doorPath": "/rpc/user/liv/me/labReports/portal.lab_reports.v1.LabReportsService/GetA1cReport",
    "base": "rpc",
    "procedure": "/portal.lab_reports.v1.LabReportsService/GetA1cReport",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "BG-003",
      "GAP-100",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getCholesterolReport: {
    "operationId": "getCholesterolReport",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/labReports/portal.lab_reports.v1.LabReportsService/GetCholesterolReport",
    "doorPath": "/rpc/user/liv/me/labReports/portal.lab_reports.v1.LabReportsService/GetCholesterolReport",
    "base": "rpc",
    "procedure": "/portal.lab_reports.v1.LabReportsService/GetCholesterolReport",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "BG-003",
      "GAP-100",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getMigrationInfo: {
    "operationId": "getMigrationInfo",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/oneAppMigration/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo",
    "doorPath": "/rpc/user/liv/me/oneAppMigration/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo",
    "base": "rpc",
    "procedure": "/portal.one_app_migration.v1.OneAppMigrationService/GetMigrationInfo",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-049",
      "GAP-071",
      "SSO-020",
      "SSO-021"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  addPaymentMethod: {
    "operationId": "addPaymentMethod",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/payment/portal.payment.v1.PaymentService/AddPaymentMethod",
    "doorPath": "/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/AddPaymentMethod",
    "base": "rpc",
    "procedure": "/portal.payment.v1.PaymentService/AddPaymentMethod",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-100"
    ],
    "dataClass": "secret",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  deletePaymentMethod: {
    "operationId": "deletePaymentMethod",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/payment/portal.payment.v1.PaymentService/DeletePaymentMethod",
    "doorPath": "/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/DeletePaymentMethod",
    "base": "rpc",
    "procedure": "/portal.payment.v1.PaymentService/DeletePaymentMethod",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-100"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  listPaymentMethods: {
    "operationId": "listPaymentMethods",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/payment/portal.payment.v1.PaymentService/ListPaymentMethods",
    "doorPath": "/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/ListPaymentMethods",
    "base": "rpc",
    "procedure": "/portal.payment.v1.PaymentService/ListPaymentMethods",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-100"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  setDefaultPaymentMethod: {
    "operationId": "setDefaultPaymentMethod",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/payment/portal.payment.v1.PaymentService/SetDefaultPaymentMethod",
    "doorPath": "/rpc/user/liv/me/payment/portal.payment.v1.PaymentService/SetDefaultPaymentMethod",
    "base": "rpc",
    "procedure": "/portal.payment.v1.PaymentService/SetDefaultPaymentMethod",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-100"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  listPrograms: {
    "operationId": "listPrograms",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms",
    "doorPath": "/rpc/user/liv/me/programs/portal.programs.v1.ProgramsService/ListPrograms",
    "base": "rpc",
    "procedure": "/portal.programs.v1.ProgramsService/ListPrograms",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "API-048",
      "GAP-107"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getPulseStats: {
    "operationId": "getPulseStats",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/pulse/portal.pulse.v1.PulseService/GetPulseStats",
    "doorPath": "/rpc/user/liv/me/pulse/portal.pulse.v1.PulseService/GetPulseStats",
    "base": "rpc",
    "procedure": "/portal.pulse.v1.PulseService/GetPulseStats",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-100",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listPulseReadings: {
    "operationId": "listPulseReadings",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/pulse/portal.pulse.v1.PulseService/ListPulseReadings",
    "doorPath": "/rpc/user/liv/me/pulse/portal.pulse.v1.PulseService/ListPulseReadings",
    "base": "rpc",
    "procedure": "/portal.pulse.v1.PulseService/ListPulseReadings",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-100",
      "GAP-101"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  deleteReminder: {
    "operationId": "deleteReminder",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/reminders/portal.reminders.v1.RemindersService/DeleteReminder",
    "doorPath": "/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/DeleteReminder",
    "base": "rpc",
    "procedure": "/portal.reminders.v1.RemindersService/DeleteReminder",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-101",
      "REM-001"
    ],
    "dataClass": "pii",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  listReminders: {
    "operationId": "listReminders",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/reminders/portal.reminders.v1.RemindersService/ListReminders",
    "doorPath": "/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/ListReminders",
    "base": "rpc",
    "procedure": "/portal.reminders.v1.RemindersService/ListReminders",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-101",
      "REM-001"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  setReminder: {
    "operationId": "setReminder",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/reminders/portal.reminders.v1.RemindersService/SetReminder",
    "doorPath": "/rpc/user/liv/me/reminders/portal.reminders.v1.RemindersService/SetReminder",
    "base": "rpc",
    "procedure": "/portal.reminders.v1.RemindersService/SetReminder",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-101",
      "REM-001"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  listReportsAndData: {
    "operationId": "listReportsAndData",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/reportsAndData/portal.reports_and_data.v1.ReportsAndDataService/ListReportsAndData",
    "doorPath": "/rpc/user/liv/me/reportsAndData/portal.reports_and_data.v1.ReportsAndDataService/ListReportsAndData",
    "base": "rpc",
    "procedure": "/portal.reports_and_data.v1.ReportsAndDataService/ListReportsAndData",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "GAP-100",
      "PROG-036",
      "PROG-038"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  getUserGuide: {
    "operationId": "getUserGuide",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/userGuides/portal.user_guides.v1.UserGuidesService/GetUserGuide",
    "doorPath": "/rpc/user/liv/me/userGuides/portal.user_guides.v1.UserGuidesService/GetUserGuide",
    "base": "rpc",
    "procedure": "/portal.user_guides.v1.UserGuidesService/GetUserGuide",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "DEV-009",
      "GAP-100"
    ],
    "dataClass": "public",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  listUserGuides: {
    "operationId": "listUserGuides",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/userGuides/portal.user_guides.v1.UserGuidesService/ListUserGuides",
    "doorPath": "/rpc/user/liv/me/userGuides/portal.user_guides.v1.UserGuidesService/ListUserGuides",
    "base": "rpc",
    "procedure": "/portal.user_guides.v1.UserGuidesService/ListUserGuides",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "DEV-009",
      "GAP-100"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  completeUserTask: {
    "operationId": "completeUserTask",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/CompleteUserTask",
    "doorPath": "/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/CompleteUserTask",
    "base": "rpc",
    "procedure": "/portal.user_tasks.v1.UserTasksService/CompleteUserTask",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "USER-023"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  dismissUserTask: {
    "operationId": "dismissUserTask",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/DismissUserTask",
    "doorPath": "/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/DismissUserTask",
    "base": "rpc",
    "procedure": "/portal.user_tasks.v1.UserTasksService/DismissUserTask",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "USER-023"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
  listUserTasks: {
    "operationId": "listUserTasks",
    "kind": "query",
    "method": "POST",
    "path": "/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/ListUserTasks",
    "doorPath": "/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/ListUserTasks",
    "base": "rpc",
    "procedure": "/portal.user_tasks.v1.UserTasksService/ListUserTasks",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "USER-023"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "read"
    ]
  },
  restoreUserTask: {
    "operationId": "restoreUserTask",
    "kind": "mutation",
    "method": "POST",
    "path": "/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/RestoreUserTask",
    "doorPath": "/rpc/user/liv/me/userTasks/portal.user_tasks.v1.UserTasksService/RestoreUserTask",
    "base": "rpc",
    "procedure": "/portal.user_tasks.v1.UserTasksService/RestoreUserTask",
    "requestMediaTypes": [
      "application/json",
      "application/proto",
      "application/grpc-web+proto",
      "application/grpc+proto"
    ],
    "responses": {
      "200": [
        "application/json",
        "application/proto",
        "application/grpc-web+proto",
        "application/grpc+proto"
      ]
    },
    "requirements": [
      "USER-023"
    ],
    "dataClass": "phi",
    "secured": true,
    "schemes": [
      "bearer"
    ],
    "scopes": [
      "write"
    ]
  },
} as const

export type OperationId = keyof typeof operations
export type RpcOperationId = keyof typeof rpcOperations

export { bases, doorPath, type BaseName } from './base-path.ts'
