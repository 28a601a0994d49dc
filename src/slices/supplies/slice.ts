import type { Slice } from '../route-definition.ts'

/** The page of supplies, which need a blood sugar program. */
export const suppliesSlice: Slice = {
  routes: [
    {
      access: 'private',
      id: 'orderSupplies',
      title: 'shell.page.order-supplies',
      programs: ['diabetes', 'deviceFlex'],
      nav: { group: 'settings', order: 1, icon: 'box', label: 'shell.page.order-supplies' },
      areas: ['supplies', 'forms'],
      screen: () =>
        import('#slices/supplies/ui/order-supplies-screen.tsx').then(
          (of) => of.OrderSuppliesScreen,
        ),
    },
  ],
}
