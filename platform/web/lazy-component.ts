import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'
import { untilLoaded } from './until-loaded.ts'

/** A component in a file of its own, which may be fetched before it is shown. */
export type LazyComponent<P> = ((props: P) => ReactNode) & { preload: () => Promise<void> }

/**
 * Fetches a component when it is first shown, or asked for; a file that does not come is asked for again. One that is there already
 * is shown at once: React takes whatever waits, however shortly, off the screen and brings it back 300 ms later at the earliest.
 */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> {
  let loading: Promise<ComponentType<P>> | undefined
  let loaded: ComponentType<P> | undefined
  const fetchOnce = () =>
    (loading ??= untilLoaded(load).then((component) => {
      loaded = component
      return component
    }))
  const Waiting = lazy(async () => ({ default: await fetchOnce() }))
  function Lazy(props: P) {
    const [Component] = useState<ComponentType<P>>(() => loaded ?? Waiting)
    return createElement(Component, props)
  }
  return Object.assign(Lazy, { preload: async () => void (await fetchOnce()) })
}
