import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import * as dictionaryCalls from './dictionaries.ts'
import * as editorCalls from './editors.ts'
import { dictionaryFields, history, recordFields } from './history.ts'
import { foresee, merge } from './merge.ts'
import { move } from './move-record.ts'
import { permissions } from './permissions.ts'
import { exported, list, options } from './read-records.ts'
import * as recordCalls from './records.ts'
import { mergerEndpoints } from './undo-merge.ts'
import { uses } from './uses.ts'

export { demandRecord } from './demand-option.ts'
export { installDictionaries } from './install/install-dictionaries.ts'

/** Lists and trees of named records that other rooms refer to: kinds, levels, places. */
export const dictionaries: Area = {
  permissions,
  endpoints: [
    dictionaryCalls.list,
    dictionaryCalls.create,
    dictionaryCalls.change,
    dictionaryCalls.remove,
    editorCalls.read,
    editorCalls.change,
    history,
    list,
    options,
    exported,
    uses,
    recordCalls.create,
    recordCalls.change,
    recordCalls.remove,
    move,
    foresee,
    merge,
    ...mergerEndpoints,
  ],
  audited: [
    { subject: 'dictionaries.dictionary', title: msg`справочник`, fields: dictionaryFields },
    { subject: 'dictionaries.record', title: msg`запись справочника`, fields: recordFields },
  ],
}
