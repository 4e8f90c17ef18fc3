import type { ReactNode } from 'react'
import { Panel } from '#platform/web/ui/index.ts'

/** A failure in the place of cards: a card too. */
export const inPanel = (failure: ReactNode) => <Panel p={0}>{failure}</Panel>
