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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-010"
    ],
    "dataClass": "secret",
    "secured": false
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-011"
    ],
    "dataClass": "secret",
    "secured": false
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-020"
    ],
    "dataClass": "public",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-029"
    ],
    "dataClass": "pii",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-062",
      "GAP-020"
    ],
    "dataClass": "pii",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-030"
    ],
    "dataClass": "pii",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-031"
    ],
    "dataClass": "pii",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-032",
      "GAP-116"
    ],
    "dataClass": "pii",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-033"
    ],
    "dataClass": "phi",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-037"
    ],
    "dataClass": "pii",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-038"
    ],
    "dataClass": "pii",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-034"
    ],
    "dataClass": "internal",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-035"
    ],
    "dataClass": "phi",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-036"
    ],
    "dataClass": "phi",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-039"
    ],
    "dataClass": "phi",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-040"
    ],
    "dataClass": "phi",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-041"
    ],
    "dataClass": "phi",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-042",
      "KID-003"
    ],
    "dataClass": "phi",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-043",
      "KID-003"
    ],
    "dataClass": "phi",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-044"
    ],
    "dataClass": "internal",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-046"
    ],
    "dataClass": "public",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "413": [
        "application/json"
      ],
      "415": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-045",
      "API-005"
    ],
    "dataClass": "internal",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-047"
    ],
    "dataClass": "internal",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "404": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-080",
      "BP-001",
      "GAP-099"
    ],
    "dataClass": "phi",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-081"
    ],
    "dataClass": "phi",
    "secured": true
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
        "application/json"
      ],
      "401": [
        "application/json"
      ],
      "403": [
        "application/json"
      ],
      "429": [
        "application/json"
      ],
      "500": [
        "application/json"
      ],
      "503": [
        "application/json"
      ]
    },
    "requirements": [
      "API-067",
      "BG-001",
      "BG-002",
      "GAP-099"
    ],
    "dataClass": "phi",
    "secured": true
  },
} as const

/** Every RPC of the contract, by its name in camelCase. `procedure` is the bare path that gRPC clients use. */
export const rpcOperations = {
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
    "secured": true
  },
} as const

export type OperationId = keyof typeof operations
export type RpcOperationId = keyof typeof rpcOperations

export { bases, doorPath, type BaseName } from './base-path.ts'
