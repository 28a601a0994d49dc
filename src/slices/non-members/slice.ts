import type { Slice } from '../route-definition.ts'

const shared = {
  access: 'public',
  programs: null,
  areas: ['non-members', 'forms'],
} as const

/** Pages of visitors without a membership. */
export const nonMembersSlice: Slice = {
  routes: [
    {
      ...shared,
      id: 'nonMember',
      title: 'non-members.title',
      screen: () =>
        import('#slices/non-members/ui/non-member-pages.tsx').then((of) => of.NonMemberPage),
    },
    {
      ...shared,
      id: 'nonMemberAccountEnded',
      frame: 'public',
      title: 'non-members.ended.title',
      screen: () =>
        import('#slices/non-members/ui/non-member-pages.tsx').then((of) => of.AccountEndedPage),
    },
    {
      ...shared,
      id: 'nonMemberOrderForm',
      title: 'non-members.order.title',
      screen: () =>
        import('#slices/non-members/ui/non-member-pages.tsx').then((of) => of.OrderFormPage),
    },
    {
      ...shared,
      id: 'nonMemberConfirmLabOrder',
      isUnlisted: true,
      hidesControls: true,
      title: 'non-members.confirm.title',
      screen: () =>
        import('#slices/non-members/ui/non-member-pages.tsx').then((of) => of.ConfirmOrderPage),
    },
  ],
}
