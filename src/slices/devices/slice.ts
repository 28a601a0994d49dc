import type { Slice } from '../route-definition.ts'

/** The page of the member's devices. */
export const devicesSlice: Slice = {
  routes: [
    {
      access: 'private',
      programs: null,
      id: 'activateDevices',
      title: 'titles.activate-devices',
      areas: ['devices'],
      screen: () =>
        import('#slices/devices/ui/activation/activate-devices-screen.tsx').then(
          (of) => of.ActivateDevicesScreen,
        ),
    },
  ],
}
