import { useMutation } from '@tanstack/react-query'
import { call } from '#platform/web/api/index.ts'
import { unmaskPerson, type MaskedField, type PersonCard } from '../../contract/people.ts'

/** A person with what the card masks: shown for as long as this is open, and each showing is recorded. */
export function useUnmasked(person: PersonCard) {
  const { mutate, data, reset, isPending } = useMutation(call(unmaskPerson))
  const masked: readonly MaskedField[] = data === undefined ? person.masked : []
  return {
    person: { ...person, ...data },
    masked,
    isShown: data !== undefined,
    isAsking: isPending,
    show: () => mutate({ params: { id: String(person.id) } }),
    hide: reset,
  }
}
export type Unmasked = ReturnType<typeof useUnmasked>
