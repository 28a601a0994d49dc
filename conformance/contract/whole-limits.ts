const signed = (bits: bigint) => [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n] as const
const unsigned = (bits: bigint) => [0n, 2n ** bits - 1n] as const

/** The smallest and the largest number of each format of integers. */
export const formatLimits: Readonly<Record<string, readonly [bigint, bigint]>> = {
  int32: signed(32n),
  int64: signed(64n),
  uint32: unsigned(32n),
  uint64: unsigned(64n),
}

/** The limits of int64 and uint64, by the number that a JSON parser rounds them to. */
export const roundedLimits: ReadonlyMap<number, bigint> = new Map(
  [...signed(64n), unsigned(64n)[1]].map((limit) => [Number(limit), limit]),
)
