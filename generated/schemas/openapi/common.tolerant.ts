// Written by `npm run generate` from contracts/. Do not edit.
import { formats, text, type Tolerant } from '../tolerant.ts'
import type { NextPage, MemberId, LocalDateTime, UtcOffset, TimeZone } from './common.reader.ts'

const pattern = text(/^[\x21-\x7e]+$/u)
const pattern2 = text(/^[A-Za-z0-9_\-]+$/u)

export const NextPageReader: Tolerant<NextPage> = pattern

export const MemberIdReader: Tolerant<MemberId> = pattern2

export const LocalDateTimeReader: Tolerant<LocalDateTime> = formats.localDateTime

export const UtcOffsetReader: Tolerant<UtcOffset> = formats.utcOffset

export const TimeZoneReader: Tolerant<TimeZone> = formats.ianaTimeZone
