import { expectTypeOf, it } from 'vitest'
import type { CourseSummary } from '#generated/schemas/rpc/education.reader.ts'
import type { useDayFormat } from '#i18n/use-day-format.ts'
import type { Day, dayOfLocal, Instant, LocalDateTime } from '#platform/model/calendar-day.ts'

type Days = ReturnType<typeof useDayFormat>

it('takes no instant for a day or a local time', () => {
  expectTypeOf<Instant>().not.toExtend<Day>()
  expectTypeOf<Instant>().not.toExtend<LocalDateTime>()
  expectTypeOf<LocalDateTime>().not.toExtend<Day>()
  expectTypeOf<Instant>().not.toExtend<Parameters<Days['within']>[0]>()
  expectTypeOf<Instant>().not.toExtend<Parameters<Days['alone']>[0]>()
  expectTypeOf<LocalDateTime>().not.toExtend<Parameters<Days['withinMoment']>[0]>()
  expectTypeOf<Instant>().not.toExtend<Parameters<typeof dayOfLocal>[0]>()
  expectTypeOf<Extract<CourseSummary['completeTime'], string>>().toEqualTypeOf<Instant>()
})
