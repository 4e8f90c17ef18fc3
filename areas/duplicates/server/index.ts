import { pairsCount } from './pairs/count-pairs.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { compareHandlers } from './merging/compare.ts'
import { mergerListHandlers } from './merging/list-mergers.ts'
import { mergerHandlers } from './merging/merge.ts'
import { undoHandlers } from './merging/undo.ts'
import { duplicateHandlers } from './pairs/list-pairs.ts'

/** Records that may be one person's: pairs alike, merging two into one, taking it back. */
export const duplicatesArea: Area = {
  counts: [pairsCount],
  endpoints: [...duplicateHandlers, ...compareHandlers, ...mergerListHandlers, ...mergerHandlers, ...undoHandlers],
  referenceTitles: {
    'people.person.merged_into_id': msg`Объединённые записи`,
    'duplicates.merger': msg`Объединённые записи`,
    'duplicates.distinct_pair': msg`Похожие записи`,
  },
}
