import { readPersonCard } from '#areas/people/contract/people.ts'
import { useActions as useActionsOn } from '#platform/web/use-actions.ts'
import { listPositions, listPosts, readPostHistory } from '../contract/posts.ts'
import { readStructure, readUnitHistory } from '../contract/units.ts'

const shown = [readStructure, readUnitHistory, listPosts, listPositions, readPostHistory, readPersonCard]

/** Actions on units and posts. */
export const useActions = () => useActionsOn(shown)
