import type { AsyncRouteComponent } from '@tanstack/react-router'
import { createElement, use, type ComponentType } from 'react'
import { untilLoaded } from './until-loaded.ts'

/**
 * A page in a file of its own. The router fetches it before it goes there, so that the page before stands until then with all
 * that is typed into it; a file that does not come is asked for again, and the document is never loaded anew for it.
 */
export function lazyPage<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): AsyncRouteComponent<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  const preload = () => (loading ??= untilLoaded(load).then((loaded) => loaded[name]))
  const LazyPage = (props: Props) => createElement(use(preload()), props)
  return Object.assign(LazyPage, { preload: async () => void (await preload()) })
}
