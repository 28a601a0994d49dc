import { createElement, Fragment, type ReactNode } from 'react'
import type { Program, ProgramName } from '#session/member/model/programs.ts'
import type { QueryState } from '#platform/query/query-state.ts'

/** The tile of a slice for its programs. `tile` is a list item. */
export type ProgramTile = {
  readonly key: string
  readonly programs: readonly ProgramName[]
  readonly tile: ReactNode
}

/** The tiles of loaded programs, and the member's programs that have no tile. */
export function programTiles(
  read: QueryState<readonly Program[]>,
  tiles: readonly ProgramTile[],
): { readonly tiles: readonly ProgramTile[]; readonly others: readonly Program[] } {
  const programs =
    read.state === 'ready' ? read.data.filter(({ status }) => status !== 'INACTIVE') : []
  if (programs.length === 0) return { tiles: [], others: [] }
  const isActive = ({ name, status }: Program, names: readonly ProgramName[]) =>
    status === 'ACTIVE' && name !== null && names.includes(name)
  return {
    tiles: tiles.map((one) => ({
      ...one,
      tile: createElement(Fragment, { key: one.key }, one.tile),
    })),
    others: programs.filter((program) => !tiles.some((tile) => isActive(program, tile.programs))),
  }
}
