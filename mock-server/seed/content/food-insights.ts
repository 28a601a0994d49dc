import type { LocalizedText } from './localized-text.ts'

export type InsightCode =
  | 'FIBER'
  | 'SODIUM'
  | 'SATURATED_FAT'
  | 'CARBOHYDRATE_BY_MEAL'
  | 'SWEETENED_DRINKS'
  | 'VEGETABLES'
  | 'DAYS_IN_A_ROW'

/**
 * Texts of insights: `{n}` is the figure, `{of}` the number of days, `{meal}` the meal. `none` is
 * the title for zero.
 */
export const insightWords: Readonly<
  Record<
    InsightCode,
    { readonly title: LocalizedText; readonly none?: LocalizedText; readonly tip: LocalizedText }
  >
> = {
  FIBER: {
    title: { en: 'You ate about {n} g of fiber a day.', es: 'Comió unos {n} g de fibra al día.' },
    tip: {
      en: 'Beans, whole grains, vegetables and fruit with the peel have the most.',
      es: 'Los frijoles, los granos integrales, las verduras y la fruta con cáscara son los que más tienen.',
    },
  },
  SODIUM: {
    title: {
      en: 'You ate about {n} mg of sodium a day.',
      es: 'Comió unos {n} mg de sodio al día.',
    },
    tip: {
      en: 'Ham, pizza, cheese and canned food have the most. Look for “low sodium”.',
      es: 'El jamón, la pizza, el queso y los enlatados son los que más tienen. Busque “bajo en sodio”.',
    },
  },
  SATURATED_FAT: {
    title: {
      en: 'You ate about {n} g of saturated fat a day.',
      es: 'Comió unos {n} g de grasa saturada al día.',
    },
    tip: {
      en: 'Try fish, beans or chicken in place of ground beef and cheese.',
      es: 'Pruebe pescado, frijoles o pollo en lugar de carne molida y queso.',
    },
  },
  CARBOHYDRATE_BY_MEAL: {
    title: {
      en: 'Most of your carbs came at {meal}: about {n} g.',
      es: 'La mayoría de sus carbohidratos fue en {meal}: unos {n} g.',
    },
    tip: {
      en: 'Compare your blood sugar two hours after that meal.',
      es: 'Compare su azúcar dos horas después de esa comida.',
    },
  },
  SWEETENED_DRINKS: {
    title: {
      en: 'You had a sweetened drink on {n} of {of} days.',
      es: 'Tomó una bebida endulzada en {n} de {of} días.',
    },
    none: {
      en: 'No sweetened drink on any of the {of} days in your log.',
      es: 'Ninguna bebida endulzada en los {of} días de su diario.',
    },
    tip: {
      en: 'Water or sparkling water with lime has no sugar.',
      es: 'El agua natural o mineral con limón no tiene azúcar.',
    },
  },
  VEGETABLES: {
    title: {
      en: 'You had vegetables at two meals or more on {n} of {of} days.',
      es: 'Comió verduras en dos comidas o más en {n} de {of} días.',
    },
    none: {
      en: 'No day of the {of} in your log has vegetables at two meals.',
      es: 'Ninguno de los {of} días de su diario tiene verduras en dos comidas.',
    },
    tip: {
      en: 'Add a vegetable to lunch first: it is the easiest meal to change.',
      es: 'Agregue primero una verdura al almuerzo: es la comida más fácil de cambiar.',
    },
  },
  DAYS_IN_A_ROW: {
    title: { en: 'You logged food {n} days in a row.', es: 'Registró comidas {n} días seguidos.' },
    tip: { en: '', es: '' },
  },
}

export const mealWords: Readonly<
  Record<'BREAKFAST' | 'LUNCH' | 'DINNER' | 'SNACK', LocalizedText>
> = {
  BREAKFAST: { en: 'breakfast', es: 'el desayuno' },
  LUNCH: { en: 'lunch', es: 'el almuerzo' },
  DINNER: { en: 'dinner', es: 'la cena' },
  SNACK: { en: 'snack time', es: 'la merienda' },
}
