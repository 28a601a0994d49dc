import { useQuery } from '@tanstack/react-query'
import type { Rows } from '#generated/schemas/read.ts'
import type { Options } from './asking.queries.ts'
import { readOfRows, type Read } from './read.ts'

/** `useSpoken` of a list that is read row by row. */
export function useSpokenRows<Wire, Row>({ queryKey, queryFn }: Options<Wire>, language: string, select: (wire: Wire) => Rows<Row>, wanted = true): Read<readonly Row[]> {
  return readOfRows(useQuery({ queryKey: [...queryKey, language], queryFn, select, enabled: wanted }))
}
