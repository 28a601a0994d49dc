import type { BloodSugarReading } from '#domain/blood-sugar.ts'
import { secondsOf } from '#domain/readings-calendar.ts'
import type { Span } from '#domain/readings-period.ts'
import { useGetBloodSugarStats } from '#generated/openapi/hooks.ts'
import type { BloodSugarStats } from '#generated/schemas/openapi/blood-sugar-stats.reader.ts'
import { useBloodSugarReadings } from './blood-sugar.queries.ts'
import { type AskedPage, type Opened, useOpened } from './opened.queries.ts'
import { type Read, readOf } from './read.ts'

export type OpenedBloodSugar = Opened<BloodSugarReading>
export function useOpenedBloodSugar(asked: AskedPage): Read<OpenedBloodSugar> {
  return useOpened(useBloodSugarReadings, asked)
}

/**
 * The server's own figures of a span, without control tests: what a page says of more readings than
 * it loads.
 */
export function useBloodSugarStats({ start, end }: Span): Read<BloodSugarStats> {
  return readOf(useGetBloodSugarStats({ ...secondsOf(start, end), tagsIsControl: false }))
}
