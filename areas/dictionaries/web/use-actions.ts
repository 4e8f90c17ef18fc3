import { useActions as useActionsOn } from '#platform/web/use-actions.ts'
import { listDictionaries, readDictionaryHistory, readEditors } from '../contract/dictionaries.ts'
import { listRecordMergers } from '../contract/merge.ts'
import { listOptions, listRecords } from '../contract/records.ts'

/** Actions on dictionaries: what shows them is read anew. */
export const useActions = () =>
  useActionsOn([listDictionaries, listRecords, listRecordMergers, listOptions, readDictionaryHistory, readEditors])
