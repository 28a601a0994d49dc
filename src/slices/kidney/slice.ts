import type { Slice } from '../route-definition.ts'

/** The page of kidney health. */
export const kidneySlice: Slice = {
  routes: [
    {
      access: 'private',
      programs: null,
      id: 'kidneyHealth',
      title: 'shell.page.kidney-health',
      needs: 'kidneyLabResults',
      nav: { group: 'main', order: 11, icon: 'kidney', label: 'shell.page.kidney-health' },
      areas: ['kidney'],
      screen: () =>
        import('#slices/kidney/ui/kidney-health-screen.tsx').then((of) => of.KidneyHealthScreen),
    },
  ],
}
