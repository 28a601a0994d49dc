/** A height as form values: feet and inches. */
export type HeightInput = { readonly feet: string; readonly inches: string }

const least = 24
const most = 108

/**
 * The inches of a typed height, from 24 to 108 (the contract's bounds); empty inches are zero. Null
 * when the fields are empty, undefined when the height is invalid.
 */
export function heightOf({ feet, inches }: HeightInput): number | null | undefined {
  const [whole, rest] = [feet.trim(), inches.trim()]
  if (whole === '' && rest === '') return null
  if (!/^\d$/.test(whole) || !/^(\d|1[01])?$/.test(rest)) return undefined
  const height = Number(whole) * 12 + Number(rest)
  return height >= least && height <= most ? height : undefined
}
