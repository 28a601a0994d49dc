/** What a picture of the service is asked for with (2§9): quality and format as the service sees fit, and density 2 where the screen shows it. */
export function imageAddress(address: string, { isHighDensity }: { readonly isHighDensity: boolean }): string {
  const url = new URL(address)
  url.searchParams.set('quality', 'auto')
  url.searchParams.set('format', 'auto')
  if (isHighDensity) url.searchParams.set('density', '2')
  else url.searchParams.delete('density')
  return url.href
}

/** Device pixels in a CSS pixel from which a screen is of high density. */
const highDensityFrom = 2
export const isHighDensity = (devicePixelRatio: number): boolean => devicePixelRatio >= highDensityFrom
