import { noneOf } from '#platform/model/parts/none.ts'
import type { QueryState } from '#platform/query/query-state.ts'
import type { ReactNode } from 'react'
import type { ResolvedRange } from '../../api/readings/resolve-initial-range.ts'
import { Stack } from '#ui/layout/stack.tsx'
import type { AreaDescriptor } from '../area/area-descriptor.ts'
import { AreaQueryState, NoReadings } from '../area/area-query-state.tsx'
import { InitialRangeNote } from '../log/initial-range-note.tsx'
import type { ReadingWords } from '../wording/use-reading-words.ts'

/**
 * A trend over some days: its toolbar, the reason for its span, and the content. The toolbar stays
 * while a period loads or fails, so that its focused button does too; only a member without any
 * reading has none. `toolbar` gets null while the span is unknown.
 */
export function TrendPage<Opened extends { readonly opening: ResolvedRange }>({
  area,
  read,
  words,
  toolbar,
  children,
}: {
  area: AreaDescriptor
  read: QueryState<Opened>
  words: ReadingWords
  toolbar: (opening: ResolvedRange | null) => ReactNode
  children: (opened: Opened, leftOut: number) => ReactNode
}) {
  return (
    <Stack gap="s5">
      {read.state !== 'ready'
        ? toolbar(null)
        : read.data.opening.latest === null
          ? null
          : toolbar(read.data.opening)}
      <AreaQueryState area={area} read={read}>
        {(opened, leftOut) =>
          opened.opening.latest === null ? (
            <NoReadings none={noneOf(opened.opening.latest, leftOut)} area={area} />
          ) : (
            <>
              <InitialRangeNote opening={opened.opening} words={words} />
              {children(opened, leftOut)}
            </>
          )
        }
      </AreaQueryState>
    </Stack>
  )
}
