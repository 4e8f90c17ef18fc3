import { sql } from 'kysely'
import { readHistory } from '#areas/access/server/index.ts'
import { handle } from '#platform/server/handle.ts'
import { readDictionaryHistory } from '../contract/dictionaries.ts'
import { readDictionary } from './dictionary-rows.ts'

export const dictionaryFields = ['title', 'is_tree', 'has_colour', 'has_description', 'is_archived', 'editors']
export const recordFields = [
  'record',
  'title',
  'name',
  'parent',
  'place',
  'colour',
  'description',
  'location_type',
  'is_archived',
  'merged',
]

export const readDictionaryHistoryHandler = handle(readDictionaryHistory, async ({ params, query, caller, db }) => {
  const { id } = await readDictionary(db, caller, params.id)
  const ofDictionary = sql<boolean>`(coalesce(h.after, h.before) ->> 'dictionary_id')::integer = ${id}`
  const { record_id } = query
  if (record_id !== undefined)
    return readHistory(
      db,
      [
        {
          subject: 'dictionaries.record',
          where: sql<boolean>`h.subject_id = ${record_id} and ${ofDictionary}`,
          fields: recordFields.filter((field) => field !== 'record'),
        },
      ],
      query,
    )
  return readHistory(
    db,
    [
      { subject: 'dictionaries.dictionary', where: ofDictionary, fields: dictionaryFields },
      { subject: 'dictionaries.record', where: ofDictionary, fields: recordFields },
    ],
    query,
  )
})
