/** Where the pages of an order lead; the app fills them in from the route table. */
export type LabOrderPaths = {
  readonly start: string
  readonly address: string
  readonly confirm: string
  readonly ended: string
  readonly account: string
  readonly dashboard: string
}
