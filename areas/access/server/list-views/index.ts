export { listViewHandlers } from './own-views.ts'
export { sharedViewHandlers } from './shared-views.ts'
