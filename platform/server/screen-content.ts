import type { Text } from '#platform/contract/text.ts'
import type { AppContext } from './app-context.ts'

/** One picture of a wall screen: a headline, what it says line by line, and a line below. */
export interface Slide {
  title: string
  lines: readonly string[]
  foot?: string
}
/** What an area shows on wall screens: to whoever passes by, so nothing that only some may know. */
export interface ScreenContent {
  /** As it is stored with screens: never changed. */
  key: string
  title: Text
  slides: (context: AppContext) => Promise<readonly Slide[]>
}
