import type { Input } from '#platform/contract/endpoint.ts'
import { textOrNull } from '#platform/web/form/index.ts'
import type { OwnTab } from '#areas/own-fields/contract/own-fields.ts'
import type { createStudent } from '../../contract/new-student.ts'
import type { Relative } from '../../contract/people.ts'
import { blankValues, bodyOf, type PersonValues } from '../editor/person-values.ts'
import { ownOf } from '../editor/use-editor-tabs.ts'

/** A parent as the form holds them: texts, empty for what is not known. */
export interface RelativeValues {
  kind: Relative['kind']
  is_legal_representative: boolean
  may_pick_up: boolean
  /** Somebody of the school who was chosen, with their name. */
  person_id: number | null
  chosen: string
  /** Whoever was found is somebody else. */
  is_other: boolean
  person: { surname: string; name: string; patronymic: string; iin: string; phone: string; email: string }
}
/** What the form of a new student holds. */
export interface StudentValues extends PersonValues {
  class_id: number | null
  class_from: string
  relatives: RelativeValues[]
  has_accounts: boolean
}

export const blankRelative = (kind: Relative['kind']): RelativeValues => ({
  kind,
  is_legal_representative: true,
  may_pick_up: true,
  person_id: null,
  chosen: '',
  is_other: false,
  person: { surname: '', name: '', patronymic: '', iin: '', phone: '', email: '' },
})
export const blankStudent = (hasAccounts: boolean): StudentValues => ({
  ...blankValues('students'),
  class_id: null,
  class_from: '',
  relatives: [blankRelative('mother')],
  has_accounts: hasAccounts,
})

const isEmpty = ({ person_id, person }: RelativeValues) =>
  person_id === null && Object.values(person).every((text) => text.trim() === '')

/** Rows at the end of which nothing is filled are not meant; an empty one between others is told. */
export const meantRelatives = (relatives: readonly RelativeValues[]): RelativeValues[] =>
  relatives.slice(0, relatives.findLastIndex((one) => !isEmpty(one)) + 1)

type Body = NonNullable<Input<typeof createStudent>['body']>
const relativeBody = ({ person_id, person, chosen: _name, ...rest }: RelativeValues): Body['relatives'][number] => ({
  ...rest,
  person_id,
  person:
    person_id !== null
      ? null
      : {
          surname: person.surname,
          name: person.name,
          patronymic: textOrNull(person.patronymic),
          iin: textOrNull(person.iin),
          phone: textOrNull(person.phone),
          email: textOrNull(person.email),
        },
})

/** The body of the call. */
export function studentBody(values: StudentValues, tabs: readonly OwnTab[]): Body {
  const { kinds: _kinds, ...person } = bodyOf(values)
  return {
    ...person,
    own: ownOf(values, tabs),
    class_id: values.class_id,
    class_from: values.class_id === null ? null : textOrNull(values.class_from),
    relatives: meantRelatives(values.relatives).map(relativeBody),
    has_accounts: values.has_accounts,
  }
}
