import type { FoodContent, FoodGroup } from '../../seed/content/food-content.ts'
import { foods } from '../../seed/content/foods.ts'
import { type Language, plainWords, say } from '../../seed/content/localized-text.ts'

/** The foods of which each word of the query begins a word, favorites first, then by name. */
export function searchFoods(
  query: string,
  group: FoodGroup | undefined,
  language: Language,
  favorites: readonly string[],
): readonly FoodContent[] {
  const wanted = plainWords(query)
  const fits = ({ name, also }: FoodContent): boolean => {
    const words = [name, ...(also ? [also] : [])].flatMap((text) => plainWords(say(text, language)))
    return wanted.every((begin) => words.some((word) => word.startsWith(begin)))
  }
  const rank = ({ id }: FoodContent): number => (favorites.includes(id) ? 0 : 1)
  return [...foods.values()]
    .filter((food) => (group === undefined || food.group === group) && fits(food))
    .toSorted(
      (a, b) =>
        rank(a) - rank(b) || say(a.name, language).localeCompare(say(b.name, language), language),
    )
}
