import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { untilLoaded } from './until-loaded.ts'

/**
 * A part of a page in a file of its own, fetched when it is first shown; until it has come, without a network too, its place
 * shows `meanwhile`.
 */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, meanwhile: ReactNode = null) {
  const Part = lazy(async () => ({ default: await untilLoaded(load) }))
  return function LazyPart(props: P) {
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    )
  }
}
