// Written by `npm run generate` from contracts/. Do not edit.
import { decisive, formats, list, nullable, object, optional, orUnreadable, required, rows, text, words, type Tolerant } from '../tolerant.ts'
import { StaffRoleReader } from './impersonation.tolerant.ts'
import { NextPageReader } from './common.tolerant.ts'
import type { AccessViewerType, AccessedArea, AccessLogEntry, AccessLog } from './access-log.reader.ts'

export const AccessViewerTypeReader: Tolerant<AccessViewerType> = words('STAFF', 'COACH')

export const AccessedAreaReader: Tolerant<AccessedArea> = words('ACCOUNT', 'READINGS', 'LABS', 'FOOD', 'MESSAGES', 'CARE', 'HEALTH', 'PAYMENT')

export const AccessLogEntryReader: Tolerant<AccessLogEntry> = object({
  id: text(/./su),
  viewerType: AccessViewerTypeReader,
  viewerName: required(nullable(orUnreadable(text(/./su)))),
  staffRole: optional(orUnreadable(StaffRoleReader)),
  startedAt: formats.dateTime,
  endedAt: optional(orUnreadable(formats.dateTime)),
  areas: list(AccessedAreaReader),
})

export const AccessLogReader: Tolerant<AccessLog> = object({
  entries: rows(AccessLogEntryReader),
  recordedSince: required(nullable(orUnreadable(formats.dateTime))),
  next: decisive(NextPageReader),
})
