import { lazyPart } from '#platform/web/lazy-part.tsx'
import { Loading } from '#platform/web/ui/index.ts'

export const ClassReasons = lazyPart(
  async () => (await import('./class-reasons.tsx')).ClassReasons,
  <Loading lines={3} />,
)
