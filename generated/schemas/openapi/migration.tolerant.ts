// Written by `npm run generate` from contracts/. Do not edit.
import { formats, object, text, words, type Tolerant } from '../tolerant.ts'
import type { MigrationForm, KeycloakForm } from './migration.reader.ts'

const pattern = text(/^[A-Za-z][A-Za-z0-9+.\-]*:[!-~]+$/u)

export const MigrationFormReader: Tolerant<MigrationForm> = object({
  ccmUuid: formats.uuid,
  clientName: text(/./su),
  fromMobile: words('true', 'false'),
  locale: words('en-US', 'es-US'),
  sessionUuid: formats.uuid,
  redirectUrl: pattern,
  ccmAuthToken: text(/./su),
})

export const KeycloakFormReader: Tolerant<KeycloakForm> = object({
  accessCode: text(/./su),
  clientName: text(/./su),
  locale: words('en-US', 'es-US'),
  redirectUrl: pattern,
})
