import type { OwnClassPanel } from '#platform/web/home/places.ts'
import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

/** Whose marks are too few, on the first page of a class teacher. */
export const fewMarks: OwnClassPanel = {
  id: 'few-marks',
  order: 40,
  component: lazyPart(async () => (await import('./few-marks-panel.tsx')).FewMarksPanel, <Loading lines={3} />),
}
