import { read } from '#platform/contract/access.ts'
import { fileEndpoint, fileTypes } from '#platform/contract/file.ts'
import { evaEvacuation } from './permissions.ts'

/** All classes of this minute, whoever is known to be away named so: for a morning without network or electricity. */
export const printClassLists = fileEndpoint({
  path: '/api/evacuation/class-lists/print/',
  access: read(evaEvacuation),
  file: fileTypes.pdf,
  summary: 'Списки всех классов на эту минуту в PDF',
})
