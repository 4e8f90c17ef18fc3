import { locationTypeTitles } from '#platform/contract/enumerations.ts'
import { inWords } from '#platform/server/audited.ts'
import { msg } from '#platform/contract/text.ts'
import type { Area } from '#platform/server/area.ts'
import * as dictionaryCalls from './dictionaries.ts'
import * as editorCalls from './editors.ts'
import { dictionaryFields, readDictionaryHistoryHandler, recordFields } from './history.ts'
import { previewMergeHandler, mergeRecordsHandler } from './merge.ts'
import { moveRecordHandler } from './move-record.ts'
import { permissions } from './permissions.ts'
import { exportRecordsHandler, listRecordsHandler, listOptionsHandler } from './read-records.ts'
import * as recordCalls from './records.ts'
import { mergerHandlers } from './undo-merge.ts'
import { readUsesHandler } from './uses.ts'

export { requireRecord } from './require-option.ts'
export { installDictionaries } from './install/install-dictionaries.ts'

/** Lists and trees of named records that other rooms refer to: kinds, levels, places. */
export const dictionariesArea: Area = {
  permissions,
  endpoints: [
    dictionaryCalls.listDictionariesHandler,
    dictionaryCalls.createDictionaryHandler,
    dictionaryCalls.changeDictionaryHandler,
    dictionaryCalls.removeDictionaryHandler,
    editorCalls.readEditorsHandler,
    editorCalls.changeEditorsHandler,
    readDictionaryHistoryHandler,
    listRecordsHandler,
    listOptionsHandler,
    exportRecordsHandler,
    readUsesHandler,
    recordCalls.createRecordHandler,
    recordCalls.changeRecordHandler,
    recordCalls.removeRecordHandler,
    moveRecordHandler,
    previewMergeHandler,
    mergeRecordsHandler,
    ...mergerHandlers,
  ],
  audited: [
    {
      subject: 'dictionaries.dictionary',
      title: msg`справочник`,
      titles: {
        title: msg`Название`,
        is_tree: msg`Записи вкладываются друг в друга`,
        has_colour: msg`У записей есть цвет`,
        has_description: msg`У записей есть описание`,
        is_archived: msg`В архиве`,
        editors: msg`Ведут`,
      },
      fields: dictionaryFields,
    },
    {
      subject: 'dictionaries.record',
      title: msg`запись справочника`,
      values: { location_type: inWords(locationTypeTitles) },
      titles: {
        record: msg`Запись`,
        title: msg`Название`,
        name: msg`Код`,
        parent: msg`Входит в`,
        place: msg`Место в списке`,
        colour: msg`Цвет`,
        description: msg`Описание`,
        location_type: msg`Вид места`,
        is_archived: msg`В архиве`,
        merged: msg`Объединена с`,
      },
      fields: recordFields,
    },
  ],
}
