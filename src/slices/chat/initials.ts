/** The letters that stand for somebody: "Dana W." is "DW". */
export const initialsOfName = (name: string): string =>
  name
    .split(' ')
    .map((word) => [...word][0] ?? '')
    .join('')
    .slice(0, 2)
    .toUpperCase()
