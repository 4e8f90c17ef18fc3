import { slipKinds } from '#areas/access/contract/login-slips.ts'
import { SlipsButton } from '#areas/access/web/index.ts'
import type { PersonKindSlug } from '#platform/contract/enumerations.ts'
import type { List } from '#platform/web/list/index.ts'
import type { Person } from '../../contract/people.ts'

interface Props {
  list: List<Person>
  /** The kind that is shown; undefined: all of them. */
  slug: PersonKindSlug | undefined
}

/** Login slips for the class that is chosen, or for all of the kind; kinds that follow from appointments have none. */
export function PeopleSlips({ list, slug }: Props) {
  const classId = list.filters['class_id']
  const kind = slipKinds.find((one) => one === slug)
  if (typeof classId === 'number') return <SlipsButton choice={{ class_id: classId }} />
  return kind === undefined ? null : <SlipsButton choice={{ kind }} />
}
