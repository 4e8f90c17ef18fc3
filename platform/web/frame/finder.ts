import type { MessageDescriptor } from '@lingui/core'
import type { Access } from '#platform/contract/access.ts'
import type { AnyEndpoint, Input, Output } from '#platform/contract/endpoint.ts'
import { request } from '../api/request.ts'
import type { IconName } from './icons.ts'

/** Something that was found, and the page that shows it. */
export interface Place {
  title: string
  hint?: string | null
  to: string
  search?: Record<string, string>
}
export type FoundPlace = Place & { icon: IconName }
/** Something that is done when it is chosen. */
export interface FoundAction {
  id: string
  title: string
  icon: IconName
  act: { to: string; search?: Record<string, string> } | (() => unknown)
}

/** What an area lets Ctrl+K find beside pages. */
export interface Finder {
  id: string
  /** Over its hits. */
  title: MessageDescriptor
  icon: IconName
  /** Among the finders, the smallest first. */
  order: number
  access: Access
  find: (words: string, signal: AbortSignal) => Promise<Place[]>
}
/** Hits of one finder at most. */
export const maxHits = 8

interface Given<E extends AnyEndpoint> extends Pick<Finder, 'id' | 'title' | 'icon' | 'order'> {
  /** Answers within the caller's scope, in few queries. */
  endpoint: E
  /** The call for what was typed; `size` is how many are wanted. */
  ask: (words: string, size: string) => Input<E>
  places: (answer: Output<E>) => Place[]
}

/** A finder that asks one call for each pause in typing. */
export const finder = <E extends AnyEndpoint>({ endpoint, ask, places, ...shown }: Given<E>): Finder => ({
  ...shown,
  access: endpoint.access,
  find: async (words, signal) =>
    places(await request(endpoint, ask(words, String(maxHits)), { signal })).slice(0, maxHits),
})
