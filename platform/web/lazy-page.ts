import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { lazyComponent } from './lazy-component.ts'

/**
 * A page in a file of its own. The router fetches it before it goes there, so that the page before stands until then with all
 * that is typed into it; the document is never loaded anew for it.
 */
export const lazyPage = <Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): AsyncRouteComponent<Props> => lazyComponent(async () => (await load())[name])
