/** The paths of the order pages; the app provides them from the route table. */
export type LabOrderPaths = {
  readonly start: string
  readonly address: string
  readonly confirm: string
  readonly ended: string
  readonly account: string
  readonly dashboard: string
}
