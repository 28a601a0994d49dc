import type { FoodContent } from './food-content.ts'

/** Nuts and oil, drinks, sweets, and dishes of several groups. */
export const drinksAndMixed: readonly FoodContent[] = [
  { id: 'almonds', name: { en: 'Almonds', es: 'Almendras' }, also: { en: 'nuts', es: 'nueces' }, group: 'FATS_AND_NUTS', per100: [579, 21.55, 12.5, 4.35, 21.15, 49.93, 3.8, 1], portions: [['ounce', { en: '1 ounce (23 almonds)', es: '1 onza (23 almendras)' }, 28]] },
  {
    id: 'peanut-butter', name: { en: 'Peanut butter', es: 'Mantequilla de maní' }, also: { en: 'nut', es: 'crema de cacahuate' }, group: 'FATS_AND_NUTS', per100: [598, 22.31, 5, 10.49, 22.21, 51.36, 10.33, 426],
    portions: [['two-tablespoons', { en: '2 tablespoons', es: '2 cucharadas' }, 32]],
  },
  { id: 'olive-oil', name: { en: 'Olive oil', es: 'Aceite de oliva' }, group: 'FATS_AND_NUTS', per100: [884, 0, 0, 0, 0, 100, 13.81, 2], portions: [['tablespoon', { en: '1 tablespoon', es: '1 cucharada' }, 13.5]] },
  { id: 'water', name: { en: 'Water', es: 'Agua' }, group: 'DRINKS', per100: [0, 0, 0, 0, 0, 0, 0, 4], portions: [['glass', { en: '1 glass, 8 fl oz', es: '1 vaso de 8 onzas' }, 237]] },
  { id: 'coffee', name: { en: 'Coffee, black', es: 'Café negro' }, group: 'DRINKS', per100: [1, 0, 0, 0, 0.12, 0.02, 0, 2], portions: [['cup', { en: '1 cup', es: '1 taza' }, 237]] },
  {
    id: 'cola', name: { en: 'Cola, regular', es: 'Refresco de cola, regular' }, also: { en: 'soda pop', es: 'soda gaseosa' }, group: 'DRINKS', per100: [42, 10.36, 0, 9.94, 0, 0.25, 0, 3], sweetened: true,
    portions: [['can', { en: '1 can, 12 fl oz', es: '1 lata de 12 onzas' }, 370]],
  },
  {
    id: 'orange-juice', name: { en: 'Orange juice', es: 'Jugo de naranja' }, group: 'DRINKS', per100: [45, 10.4, 0.2, 8.4, 0.7, 0.2, 0.02, 1],
    portions: [['cup', { en: '1 cup', es: '1 taza' }, 248], ['half-cup', { en: '1/2 cup (4 fl oz)', es: '1/2 taza (4 onzas)' }, 124]],
  },
  { id: 'ice-cream', name: { en: 'Vanilla ice cream', es: 'Helado de vainilla' }, also: { en: 'dessert', es: 'nieve postre' }, group: 'SWEETS', per100: [207, 23.6, 0.7, 21.22, 3.5, 11, 6.79, 80], portions: [['half-cup', { en: '1/2 cup', es: '1/2 taza' }, 66]] },
  { id: 'dark-chocolate', name: { en: 'Dark chocolate, 70–85%', es: 'Chocolate amargo, 70–85%' }, group: 'SWEETS', per100: [598, 45.9, 10.9, 23.99, 7.79, 42.63, 24.49, 20], portions: [['ounce', { en: '1 ounce', es: '1 onza' }, 28]] },
  { id: 'pizza', name: { en: 'Cheese pizza', es: 'Pizza de queso' }, group: 'MIXED', per100: [266, 33.33, 2.3, 3.58, 11.39, 9.69, 4.48, 598], portions: [['slice', { en: '1 slice', es: '1 porción' }, 107]] },
  { id: 'french-fries', name: { en: 'French fries', es: 'Papas fritas' }, group: 'MIXED', per100: [312, 41.44, 3.8, 0.3, 3.43, 14.73, 2.34, 210], portions: [['medium', { en: '1 medium order', es: '1 porción mediana' }, 117]] },
]
