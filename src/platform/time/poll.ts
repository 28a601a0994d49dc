/** Options of a query that is read again and again while the page is seen, and when it is. */
export function pollEvery(milliseconds: number) {
  return {
    refetchInterval: milliseconds,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  } as const
}
