import { Suspense, type ComponentType, type ReactNode } from 'react'
import { lazyComponent, type LazyComponent } from './lazy-component.ts'

/**
 * A part of a page in a file of its own, fetched when it is first shown; until it has come, without a network too, its place
 * shows `meanwhile`.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = null,
): LazyComponent<P> {
  const Part = lazyComponent(load)
  const LazyPart = (props: P) => (
    <Suspense fallback={meanwhile}>
      <Part {...props} />
    </Suspense>
  )
  return Object.assign(LazyPart, { preload: Part.preload })
}
