/**
 * Returns the URL of a picture with the image service's parameters (2§9). Null unless it is an
 * https URL of `host`, the only host that pages may show.
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

/** Device pixel ratio from which a screen counts as high density. */
const highDensityFrom = 2
