import { personKinds } from '#platform/contract/enumerations.ts'

const kinds = Object.values(personKinds)

/** «Учитель, Куратор»: what a person is at school, by the ids of their kinds. */
export const kindsText = ({ groups }: { groups: readonly number[] }): string =>
  kinds
    .filter(({ id }) => groups.includes(id))
    .map(({ one }) => one)
    .join(', ')
