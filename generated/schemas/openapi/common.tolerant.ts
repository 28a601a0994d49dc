// Written by `npm run generate` from contracts/. Do not edit.
import { formats, text, type Tolerant } from '../tolerant.ts'
import type { MemberId, NextPage, LocalDateTime, UtcOffset, TimeZone } from './common.reader.ts'

const pattern = text(/^[A-Za-z0-9_\-]+$/u)
const pattern2 = text(/^[\x21-\x7e]+$/u)

export const MemberIdReader: Tolerant<MemberId> = pattern

export const NextPageReader: Tolerant<NextPage> = pattern2

export const LocalDateTimeReader: Tolerant<LocalDateTime> = formats.localDateTime

export const UtcOffsetReader: Tolerant<UtcOffset> = formats.utcOffset

export const TimeZoneReader: Tolerant<TimeZone> = formats.ianaTimeZone
