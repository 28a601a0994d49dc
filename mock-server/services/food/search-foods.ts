import type { FoodContent, FoodGroup } from '../../seed/content/food-content.ts'
import { foods } from '../../seed/content/foods.ts'
import { type ContentLanguage, searchWords, localize } from '../../seed/content/localized-text.ts'

/** Finds foods in which every query word is a word prefix: favorites first, then by name. */
export function searchFoods(
  query: string,
  group: FoodGroup | undefined,
  language: ContentLanguage,
  favorites: readonly string[],
): readonly FoodContent[] {
  const wanted = searchWords(query)
  const fits = ({ name, also }: FoodContent): boolean => {
    const words = [name, ...(also ? [also] : [])].flatMap((text) =>
      searchWords(localize(text, language)),
    )
    return wanted.every((begin) => words.some((word) => word.startsWith(begin)))
  }
  const rank = ({ id }: FoodContent): number => (favorites.includes(id) ? 0 : 1)
  return [...foods.values()]
    .filter((food) => (group === undefined || food.group === group) && fits(food))
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) ||
        localize(a.name, language).localeCompare(localize(b.name, language), language),
    )
}
