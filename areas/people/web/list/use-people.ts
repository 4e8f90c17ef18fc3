import { useState } from 'react'
import { personKinds, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import { useList, useSelection, type List } from '#platform/web/list/index.ts'
import { listPeople, type Person } from '../../contract/people.ts'

type Kind = (typeof personKinds)[keyof typeof personKinds]
/** People of one kind, or of all kinds: what is found, who is chosen. */
export interface People {
  list: List<Person>
  selection: ReturnType<typeof useSelection>
  /** The kind whose list it is; undefined: of all kinds. */
  of: PersonKindSlug | undefined
  /** The kind that is shown now: that of the list, or the one it is narrowed to. */
  shown: Kind | undefined
  /** Whether what is masked was asked for; each page of it is recorded and counted. */
  isUnmasked: boolean
  setUnmasked: (isUnmasked: boolean) => void
}

/** The state of a list of people, kept in the address; but for the wish to see what is masked, which no link bears. */
export function usePeople(of?: PersonKindSlug): People {
  const [isUnmasked, setUnmasked] = useState(false)
  const list = useList(listPeople, {
    ...(of === undefined ? {} : { kind: of }),
    ...(isUnmasked ? { unmasked: 'true' as const } : {}),
  })
  const { unmasked: _unmasked, ...requested } = list.requested
  const selection = useSelection(listPeople, { ...list, requested })
  const slug = of ?? list.filters['kind']
  const shown = Object.values(personKinds).find((kind) => kind.slug === slug)
  return { list, selection, of, shown, isUnmasked, setUnmasked }
}
