export type {
  AuthenticatorSetup,
  SecondSteps,
} from '#generated/schemas/openapi/second-steps.reader.ts'
