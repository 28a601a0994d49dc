/**
 * The address of a picture as the service is asked for it (2§9), or null for one that is not of
 * `host`, which is the only one that pages may show.
 */
export function imageAddress(
  address: string,
  { host, pixelRatio }: { readonly host: string; readonly pixelRatio: number },
): string | null {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.host !== host) return null
  url.searchParams.set('quality', 'auto')
  url.searchParams.set('format', 'auto')
  if (pixelRatio >= highDensityFrom) url.searchParams.set('density', '2')
  else url.searchParams.delete('density')
  return url.href
}

/** Device pixels in a CSS pixel from which a screen is of high density. */
const highDensityFrom = 2
