import type { Slice } from '../route-definition.ts'

/** The page on which members bring readings of their own in. */
export const readingsImportSlice: Slice = {
  routes: [
    {
      access: 'private',
      programs: null,
      id: 'readingsImport',
      title: 'titles.readings-import',
      areas: ['readings-import', 'readings', 'forms'],
      screen: () =>
        import('#slices/readings-import/ui/import-readings-screen.tsx').then(
          (of) => of.ImportReadingsScreen,
        ),
    },
  ],
}
