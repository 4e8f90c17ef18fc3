import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import { compareEndpoints } from './merging/compare.ts'
import { mergerListEndpoints } from './merging/list-mergers.ts'
import { mergerEndpoints } from './merging/merge.ts'
import { undoEndpoints } from './merging/undo.ts'
import { duplicateEndpoints } from './pairs/list-pairs.ts'

export { duplicatesCount } from './pairs/count-pairs.ts'

/** Records that may be one person's: pairs alike, merging two into one, taking it back. */
export const duplicates: Area = {
  endpoints: [...duplicateEndpoints, ...compareEndpoints, ...mergerListEndpoints, ...mergerEndpoints, ...undoEndpoints],
  referenceTitles: {
    'people.person.merged_into_id': msg`Объединённые записи`,
    'duplicates.merger': msg`Объединённые записи`,
    'duplicates.distinct_pair': msg`Похожие записи`,
  },
}
