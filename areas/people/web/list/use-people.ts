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
}

/** The state of a list of people, kept in the address. */
export function usePeople(of?: PersonKindSlug): People {
  const list = useList(listPeople, of === undefined ? {} : { kind: of })
  const selection = useSelection(listPeople, list)
  const slug = of ?? list.filters['kind']
  return { list, selection, of, shown: Object.values(personKinds).find((kind) => kind.slug === slug) }
}
