/** A page of a program. */
export type ProgramPlace = {
  readonly to: string
  readonly title: string
  /** A page of readings, which stands with each program that has it. */
  readonly isOfReadings: boolean
}

/** The places of each program, without those that several have, and these once. */
export function sharedPlaces(all: readonly (readonly ProgramPlace[])[]): {
  readonly own: readonly (readonly ProgramPlace[])[]
  readonly shared: readonly ProgramPlace[]
} {
  const places = all.flat()
  const isShared = ({ to, isOfReadings }: ProgramPlace): boolean =>
    !isOfReadings && places.filter((one) => one.to === to).length > 1
  return {
    own: all.map((some) => some.filter((place) => !isShared(place))),
    shared: [
      ...new Map(places.filter(isShared).map((place) => [place.to, place] as const)).values(),
    ],
  }
}
