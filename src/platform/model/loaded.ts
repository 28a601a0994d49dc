/**
 * A read as a rule sees it: pending, failed, or ready with the count of unreadable rows. A
 * QueryState is one. A rule takes it instead of its data, so that it cannot mistake a missing input
 * for an empty one.
 */
export type Loaded<Data> =
  | { readonly state: 'pending' | 'failed' }
  | { readonly state: 'ready'; readonly data: Data; readonly leftOut?: number }
