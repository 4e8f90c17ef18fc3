import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { printsClassLists } from './access.ts'

/** All classes of this minute, whoever is known to be away named so: for a morning without network or electricity. */
export const printClassLists = fileEndpoint({
  path: '/api/evacuation/class-lists/print/',
  access: printsClassLists,
  file: fileTypes.pdf,
  summary: 'Списки всех классов на эту минуту в PDF',
})
